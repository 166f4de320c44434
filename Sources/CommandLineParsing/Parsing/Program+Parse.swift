import NearestNames

extension Program {
  /// Reads a command line, without the name of the program.
  ///
  /// The first operand names the command; options may stand before it. `--help` wins over everything else on the
  /// line, errors included, and `--version` over everything else but that. An option that is not repeatable may
  /// be given again: the last one wins, so that a person can overrule what an alias or script sets. All errors
  /// are reported at once; only arguments are not judged when an option is unknown, since a word after it may have
  /// been its value.
  public func parse(_ words: [String]) -> Parsed {
    let everything = OptionTable(commands.flatMap(\.allOptions))
    var reader = WordReader(words, table: everything)
    guard let name = reader.nextOperand() else {
      let errors = reader.errors.isEmpty ? [.missingCommand(commands: commands.map(\.name))] : reader.errors
      return answer(reader, about: nil) ?? failure(errors, command: nil)
    }
    guard let command = command(named: name) else {
      let near = nearestName(to: name, in: commands.map(\.name))
      let errors = reader.errors + [.unknownCommand(name, nearest: near)]
      reader.readAll()
      return answer(reader, about: nil) ?? failure(errors, command: nil)
    }
    var others = words
    others.remove(at: reader.rest.startIndex - 1)
    return parse(others, of: command)
  }

  private func parse(_ words: [String], of command: Command) -> Parsed {
    var reader = WordReader(words, table: OptionTable(command.allOptions))
    reader.readAll()
    if let answer = answer(reader, about: command) { return answer }
    let operands = OperandAssignment(reader.operands, to: command.arguments.map(\.definition))
    let areOperandsCertain = !reader.errors.contains(where: \.isUnknownOption)
    let errors = reader.errors.map(namingOwners) + (areOperandsCertain ? operands.errors : [])
    guard errors.isEmpty else { return failure(errors, command: command) }
    let arguments = Arguments(texts: reader.texts.merging(operands.texts) { option, _ in option })
    return command.name == Command.helpName ? help(arguments) : .command(command, arguments)
  }

  /// Returns what the built-in flags on the line ask for.
  private func answer(_ reader: WordReader, about command: Command?) -> Parsed? {
    if reader.saw(.help) { return .help(command.map(helpText(for:)) ?? helpText) }
    return reader.saw(.version) ? .version(versionText) : nil
  }

  private func help(_ arguments: Arguments) -> Parsed {
    guard let topic = arguments[.helpTopic(commands)] else { return .help(helpText) }
    if let about = self.command(named: topic) { return .help(helpText(for: about)) }
    let near = nearestName(to: topic, in: commands.map(\.name))
    return failure([.unknownCommand(topic, nearest: near)], command: nil)
  }

  /// Adds to an unknown option the commands that have it.
  private func namingOwners(_ error: UsageError) -> UsageError {
    guard case .unknownOption(let spelling, let nearest, _) = error else { return error }
    let owners = commands.filter { $0.allOptions.contains { $0.spellings.contains(spelling) } }
    return .unknownOption(spelling, nearest: nearest, commands: owners.map(\.name))
  }

  private func failure(_ errors: [UsageError], command: Command?) -> Parsed {
    .failure(UsageFailure(program: name, command: command?.name, errors: errors))
  }
}

extension UsageError {
  fileprivate var isUnknownOption: Bool {
    if case .unknownOption = self { true } else { false }
  }
}

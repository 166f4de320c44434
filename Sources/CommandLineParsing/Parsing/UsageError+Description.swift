extension UsageError: CustomStringConvertible {
  /// What is wrong and what to do: one line without an end mark.
  public var description: String {
    switch self {
    case .missingCommand(let commands):
      "no command given; use one of: \(commands.joined(separator: ", "))"
    case .unknownCommand(let word, let nearest):
      "unknown command \(quoted(word))" + suggestion(nearest)
    case .unknownOption(let word, let nearest, let commands):
      "unknown option \(quoted(word))" + Self.whereKnown(commands, nearest: nearest)
    case .missingValue(let option, let placeholder, let found):
      Self.missingValueText(option: option, placeholder: placeholder, found: found)
    case .unexpectedValue(let value, let option):
      "\(quoted(option)) takes no value, but \(quoted(value)) is given; write \(quoted(option)) alone"
    case .invalidValue(let value, let name, let expected, let choices, let nearest):
      "invalid value \(quoted(value)) for \(quoted(name))"
        + Self.accepted(expected: expected, choices: choices, nearest: nearest)
    case .missingOperand(let name):
      "missing argument \(quoted(name)); add it to the line"
    case .tooManyOperands(let extra, let limit):
      Self.tooManyText(extra, limit: limit)
    case .conflict(let one, let other):
      "\(quoted(one)) cannot be used with \(quoted(other)); leave out one of them"
    case .missingCompanion(let one, let needed):
      "\(quoted(one)) needs \(quoted(needed)); add it to the line"
    }
  }

  private static func whereKnown(_ commands: [String], nearest: String?) -> String {
    guard !commands.isEmpty else { return suggestion(nearest) }
    return "; it belongs to " + commands.map(quoted).joined(separator: ", ")
  }

  private static func missingValueText(option: String, placeholder: String, found: String?) -> String {
    guard let found else { return "\(quoted(option)) needs a value; add \(placeholder) after it" }
    return "\(quoted(option)) needs a value, but \(quoted(found)) looks like an option"
      + "; write \(quoted(option + "=" + found)) if it is meant as the value"
  }

  private static func accepted(expected: String, choices: [String], nearest: String?) -> String {
    guard !choices.isEmpty else { return "; expected \(expected)" }
    let list = choices.joined(separator: ", ")
    return nearest.map { "; did you mean '\($0)'? The choices are: \(list)" } ?? "; the choices are: \(list)"
  }

  private static func tooManyText(_ extra: [String], limit: Int) -> String {
    let shown = extra.prefix(3).map(quoted).joined(separator: ", ")
    let more = extra.count > 3 ? " and \(extra.count - 3) more" : ""
    let taken = limit == 0 ? "no arguments are taken" : "no more than \(limit) can be given"
    return "unexpected argument\(extra.count == 1 ? "" : "s") \(shown)\(more); \(taken)"
  }
}

private func suggestion(_ nearest: String?) -> String {
  nearest.map { "; did you mean '\($0)'?" } ?? ""
}

/// Quotes a word that may have been typed by a person or a hostile script.
private func quoted(_ word: String) -> String { "'\(terminalSafe(word))'" }

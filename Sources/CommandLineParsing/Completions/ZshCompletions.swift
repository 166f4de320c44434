/// Writes the completion script for zsh.
///
/// The script works both from a folder in `fpath` and when it is sourced.
struct ZshCompletions {
  private let program: Program
  private let prefix: String

  init(_ program: Program) {
    self.program = program
    prefix = "_" + program.shellIdentifier
  }

  var script: String {
    let blocks =
      ["#compdef \(program.name)", mainFunction, commandsFunction] + program.commands.map(function)
      + [ending]
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var mainFunction: String {
    let branches = program.commands.map { "        \(posixQuoted($0.name))) \(functionName($0)) ;;" }
    let flags = [Flag.help, Flag.version].flatMap { specifications(of: $0.definition) }
    return """
      \(prefix)() {
        local context state state_descr line
        typeset -A opt_args
        _arguments -S -C \\
          \(flags.joined(separator: " \\\n    ")) \\
          '1:command:\(prefix)_commands' \\
          '*::argument:->argument'
        case $state in
          argument)
            case $words[1] in
      \(branches.joined(separator: "\n"))
            esac
            ;;
        esac
      }
      """
  }

  private var commandsFunction: String {
    let choices = program.commands.map { Choice($0.name, help: $0.abstract) }
    return """
      \(prefix)_commands() {
        \(description(of: choices, title: "command").joined(separator: "\n  "))
      }
      """
  }

  /// The functions of a command: one for its line, and one for each value that is chosen from a list.
  private func function(for command: Command) -> String {
    let options = command.allOptions.flatMap { specifications(of: $0, command: command) }
    let operands = command.arguments.map(\.definition).enumerated().map { index, argument in
      let place = argument.isRepeatable ? "*" : argument.isRequired ? "" : ":"
      let end = message(argument.value, function: valueFunction(Command.listName(ofArgument: index), command))
      return posixQuoted(place + ":" + end)
    }
    let line = """
      \(functionName(command))() {
        _arguments -s -S \\
          \((options + operands).joined(separator: " \\\n    "))
      }
      """
    return ([line] + choiceFunctions(of: command)).joined(separator: "\n\n")
  }

  private func choiceFunctions(of command: Command) -> [String] {
    command.listedValues.map { value in
      """
      \(valueFunction(value.name, command))() {
        \(description(of: value.choices, title: value.placeholder).joined(separator: "\n  "))
      }
      """
    }
  }

  /// The statements that offer choices with their explanations.
  private func description(of choices: [Choice], title: String) -> [String] {
    let values = choices.map { choice in
      let name = zshSpecified(choice.name)
      return posixQuoted(choice.help.map { name + ":" + $0.firstLine } ?? name)
    }
    return [
      "local -a choices", "choices=(\(values.joined(separator: " ")))",
      "_describe -t choices \(posixQuoted(title)) choices",
    ]
  }

  /// The specifications of an option for `_arguments`, one for each of its names.
  private func specifications(of option: OptionDefinition, command: Command? = nil) -> [String] {
    let names = option.spellings.joined(separator: " ")
    let before = option.isRepeatable ? "*" : "(\(names))"
    let help = "[\(zshSpecified(option.help.firstLine))]"
    let value = option.value.map { value in
      ":" + message(value, function: command.map { valueFunction(option.name, $0) } ?? "")
    }
    return option.spellings.map { spelling in
      let joint = value == nil ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return posixQuoted(before + spelling + joint + help + (value ?? ""))
    }
  }

  /// The message and the action of a value.
  private func message(_ value: ValueDefinition, function: String) -> String {
    zshSpecified(value.placeholder) + ":" + action(for: value.completion, function: function)
  }

  private func action(for completion: CompletionKind, function: String) -> String {
    switch completion {
    case .none: " "
    case .list: function
    case .file([]): "_files"
    case .file(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .directory: "_files -/"
    }
  }

  private func functionName(_ command: Command) -> String { "\(prefix)_command_\(command.name)" }

  private func valueFunction(_ name: String, _ command: Command) -> String {
    functionName(command) + "_" + name
  }

  private var ending: String {
    """
    if [[ $funcstack[1] == \(prefix) ]]; then
      \(prefix) "$@"
    else
      compdef \(prefix) \(posixQuoted(program.name))
    fi
    """
  }
}

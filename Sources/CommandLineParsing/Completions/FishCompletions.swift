/// Writes the completion script for fish.
struct FishCompletions {
  private let program: Program
  private let prefix: String

  init(_ program: Program) {
    self.program = program
    prefix = "__" + program.shellIdentifier
  }

  var script: String {
    let blocks =
      ["# fish completion for \(program.name)", functions, programLines] + program.commands.map(block)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var functions: String {
    """
    # Prints the command on the line: the first word that is not an option.
    function \(prefix)_command
        for word in (commandline -opc)[2..-1]
            if not string match -q -- '-*' $word
                echo -- $word
                return
            end
        end
    end

    function \(prefix)_needs_command
        test -z (\(prefix)_command | string collect --allow-empty)
    end

    function \(prefix)_has_command
        test (\(prefix)_command | string collect --allow-empty) = $argv[1]
    end

    # Prints folders, and files with one of the given extensions.
    function \(prefix)_files
        set -l extensions (string join '|' -- $argv)
        __fish_complete_path (commandline -ct) | string match -r -- '^.*(?:/|\\.(?:'$extensions'))(?:\\t.*)?$'
    end
    """
  }

  private var programLines: String {
    let condition = "-n \(prefix)_needs_command"
    let commands = program.commands.map { command in
      "\(start) \(condition) -a \(fishQuoted(command.name)) -d \(fishQuoted(command.abstract.firstLine))"
    }
    let flags = [Flag.help, Flag.version].map { flag in line(for: flag.definition, condition: condition) }
    return (["\(start) -f"] + commands + flags).joined(separator: "\n")
  }

  private func block(for command: Command) -> String {
    let condition = "-n \(fishQuoted("\(prefix)_has_command \(command.name)"))"
    let functions = choiceFunctions(of: command)
    let options = command.allOptions.map { line(for: $0, condition: condition, command: command) }
    let operands = command.arguments.map(\.definition.value.completion).enumerated().compactMap {
      index, completion in
      offer(completion, function: valueFunction(Command.listName(ofArgument: index), command))
        .map { "\(start) \(condition) \($0)" }
    }
    return (functions + [(options + operands).joined(separator: "\n")]).joined(separator: "\n\n")
  }

  private func line(for option: OptionDefinition, condition: String, command: Command? = nil) -> String {
    let short = option.short.map { ["-s \($0)"] } ?? []
    let function = command.map { valueFunction(option.name, $0) } ?? ""
    let value =
      option.value.map { [offer($0.completion, function: function).map { "-r \($0)" } ?? "-x"] } ?? []
    let words = [start, condition] + short + ["-l \(option.name)"] + value
    return (words + ["-d \(fishQuoted(option.help.firstLine))"]).joined(separator: " ")
  }

  /// The part of a `complete` command that offers values, or nil when there are none.
  private func offer(_ completion: CompletionKind, function: String) -> String? {
    switch completion {
    case .none: nil
    case .list: "-f -a '(\(function))'"
    case .file([]): "-F"
    case .file(let extensions): "-f -a '(\(prefix)_files \(extensions.joined(separator: " ")))'"
    case .directory: "-f -a '(__fish_complete_directories (commandline -ct))'"
    }
  }

  private func choiceFunctions(of command: Command) -> [String] {
    command.listedValues.map { value in
      let words = value.choices.flatMap { [fishQuoted($0.name), fishQuoted($0.help?.firstLine ?? "")] }
      return """
        function \(valueFunction(value.name, command))
            printf '%s\\t%s\\n' \(words.joined(separator: " "))
        end
        """
    }
  }

  private func valueFunction(_ name: String, _ command: Command) -> String {
    "\(prefix)_command_\(command.name)_\(name)"
  }

  private var start: String { "complete -c \(fishQuoted(program.name))" }
}

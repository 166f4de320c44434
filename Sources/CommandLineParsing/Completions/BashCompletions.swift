/// Writes the completion script for bash.
///
/// The script keeps to bash 3.2, which macOS has: no associative arrays, no `mapfile`. It never hands words to
/// `compgen -W`, which would expand them.
struct BashCompletions {
  let program: Program
  let prefix: String

  init(_ program: Program) {
    self.program = program
    prefix = "_" + program.shellIdentifier
  }

  var script: String {
    [
      "# bash completion for \(program.name)", offerFunctions, takesValueFunction, valueFunction,
      nameFunction, shortFunction, readFunction,
      mainFunction, "complete -F \(prefix) -- \(posixQuoted(program.name))\n",
    ].joined(separator: "\n\n")
  }

  private var takesValueFunction: String {
    let patterns = scopes.flatMap { scope in
      scope.options.filter { $0.value != nil }.flatMap(\.spellings).map { posixQuoted("\(scope.name):\($0)") }
    }
    return """
      # Tells whether an option (2) of a command (1) takes a value.
      \(prefix)_takes_value() {
        case $1:$2 in
      \(branch(patterns, "return 0"))
        esac
        return 1
      }
      """
  }

  private var valueFunction: String {
    var branches: [(action: String, patterns: [String])] = []
    for (pattern, completion) in scopes.flatMap(\.completions) {
      guard let action = action(for: completion) else { continue }
      if let same = branches.firstIndex(where: { $0.action == action }) {
        branches[same].patterns.append(pattern)
      } else {
        branches.append((action, [pattern]))
      }
    }
    return """
      # Offers values of an option, or of the argument with a number counted from 0 (2), of a command (1).
      \(prefix)_values() {
        case $1:$2 in
      \(branches.map { branch($0.patterns, $0.action) }.joined(separator: "\n"))
        esac
      }
      """
  }

  private var nameFunction: String {
    let branches = program.commands.map { command in
      branch([posixQuoted(command.name)], "\(prefix)_offer " + names(of: command.allOptions))
    }
    let builtIn = names(of: [Flag.help, Flag.version].map(\.definition))
    return """
      # Offers the options of a command (1).
      \(prefix)_options() {
        case $1 in
      \(branches.joined(separator: "\n"))
          '') \(prefix)_offer \(builtIn) ;;
        esac
      }
      """
  }

  /// The commands, and first the line without a command yet, on which every option may stand already.
  private var scopes: [BashScope] {
    let all = BashScope(name: "", options: program.commands.flatMap(\.allOptions), arguments: [])
    return [all]
      + program.commands.map {
        BashScope(name: $0.name, options: $0.allOptions, arguments: $0.arguments.map(\.definition))
      }
  }

  private func action(for completion: CompletionKind) -> String? {
    switch completion {
    case .none: nil
    case .list(let choices):
      "\(prefix)_offer " + choices.map { posixQuoted($0.name) }.joined(separator: " ")
    case .file(let extensions):
      ([prefix + "_offer_files"] + extensions.map(posixQuoted)).joined(separator: " ")
    case .directory: prefix + "_offer_folders"
    }
  }

  private func branch(_ patterns: [String], _ action: String) -> String {
    "    " + patterns.joined(separator: " | \\\n    ") + ") \(action) ;;"
  }

  private func names(of options: [OptionDefinition]) -> String {
    options.flatMap(\.spellings).map(posixQuoted).joined(separator: " ")
  }
}

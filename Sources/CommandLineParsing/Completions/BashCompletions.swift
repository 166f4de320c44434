/// Writes the completion script for bash.
///
/// The script keeps to bash 3.2, which macOS has: no associative arrays, no `mapfile`. It never hands words to
/// `compgen -W`, which would expand them.
struct BashCompletions {
  private let program: Program
  private let prefix: String

  init(_ program: Program) {
    self.program = program
    prefix = "_" + program.shellIdentifier
  }

  var script: String {
    [
      "# bash completion for \(program.name)", offerFunctions, takesValueFunction, valueFunction,
      nameFunction,
      mainFunction, "complete -F \(prefix) -- \(posixQuoted(program.name))\n",
    ].joined(separator: "\n\n")
  }

  private var offerFunctions: String {
    """
    # Offers those of the given words that start like the current one.
    \(prefix)_offer() {
      local candidate quoted
      for candidate in "$@"; do
        if [[ $candidate == "$current"* ]]; then
          printf -v quoted '%q' "$candidate"
          COMPREPLY+=("$quoted")
        fi
      done
    }

    # Offers folders, and files with one of the given extensions; all files when none is given.
    \(prefix)_offer_files() {
      local path extension
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen -d -- "$current")
      while IFS= read -r path; do
        [[ -d $path ]] && continue
        for extension in "$@"; do
          [[ $path == *."$extension" ]] && COMPREPLY+=("$path")
        done
        [[ $# -eq 0 ]] && COMPREPLY+=("$path")
      done < <(compgen -f -- "$current")
    }

    # Offers folders.
    \(prefix)_offer_folders() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen -d -- "$current")
    }
    """
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

  private var mainFunction: String {
    """
    \(prefix)() {
      local current=${COMP_WORDS[COMP_CWORD]}
      local command='' pending='' ended='' index word letters count=0
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == [=:]* ]]; then
          # Bash breaks words at these: what follows belongs to the word before, unless that was a name.
          if [[ -z $pending ]]; then
            ((index++))
            if ((index == COMP_CWORD)); then return; fi
          fi
        elif [[ -n $pending ]]; then
          pending=''
        elif [[ -z $ended && $word == -- ]]; then
          ended=1
        elif [[ -z $ended && $word == --* ]]; then
          if \(prefix)_takes_value "$command" "$word"; then pending=$word; fi
        elif [[ -z $ended && $word == -[A-Za-z]* ]]; then
          letters=${word#-}
          while [[ -n $letters ]]; do
            if \(prefix)_takes_value "$command" "-${letters:0:1}"; then
              if [[ ${#letters} -eq 1 ]]; then pending=-$letters; fi
              break
            fi
            letters=${letters:1}
          done
        elif [[ -z $command ]]; then
          command=$word
        else
          ((count++))
        fi
      done
      if [[ -n $pending ]]; then
        if [[ $current == = ]]; then current=''; fi
        \(prefix)_values "$command" "$pending"
      elif [[ $current == [=:]* ]]; then
        return
      elif [[ -z $ended && $current == -* ]]; then
        \(prefix)_options "$command"
      elif [[ -z $command ]]; then
        \(prefix)_offer \(program.commands.map { posixQuoted($0.name) }.joined(separator: " "))
      else
        \(prefix)_values "$command" "$count"
      fi
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

/// What can stand on the line once a command is named.
private struct BashScope {
  let name: String
  let options: [OptionDefinition]
  let arguments: [ArgumentDefinition]

  init(name: String, options: [OptionDefinition], arguments: [ArgumentDefinition]) {
    self.name = name
    // Options shared by commands would otherwise be listed once for each of them.
    var seen: Set<String> = []
    self.options = options.filter { seen.insert($0.name).inserted }
    self.arguments = arguments
  }

  /// Each place for a value as a pattern of `case`, with what is offered there.
  var completions: [(pattern: String, completion: CompletionKind)] {
    let named = options.flatMap { option in
      option.spellings.compactMap { spelling in
        option.value.map { (posixQuoted("\(name):\(spelling)"), $0.completion) }
      }
    }
    let placed = arguments.enumerated().map { index, argument in
      (posixQuoted("\(name):") + (argument.isRepeatable ? "[0-9]*" : "\(index)"), argument.value.completion)
    }
    return named + placed
  }
}

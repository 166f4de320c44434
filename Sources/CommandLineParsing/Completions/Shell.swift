/// A shell that completions can be made for.
public enum Shell: String, CaseIterable, Hashable, Sendable {
  /// Bash 3.2 or later, without bash-completion.
  case bash
  /// Zsh 5, with `compinit` run.
  case zsh
  /// Fish 3.
  case fish
}

extension Program {
  /// The script that makes a shell complete the program's command lines, with a line end at the end.
  ///
  /// It is safe to evaluate whatever names, choices and help texts hold: each is quoted for the shell.
  public func completionScript(for shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletions(self).script
    case .zsh: ZshCompletions(self).script
    case .fish: FishCompletions(self).script
    }
  }

  /// The name of the program as a part of the names of shell functions.
  var shellIdentifier: String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

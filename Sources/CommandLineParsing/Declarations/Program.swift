/// A program with subcommands: the one declaration that parser, help, completions and manual page come from.
///
/// Nothing here prints, exits or reads the environment. Two things are built in and need no declaration: the flags
/// `--help` (`-h`) and `--version`, which are understood anywhere on the line, and the command `help [COMMAND]`.
public struct Program: Sendable {
  /// The name that is typed.
  public let name: String
  /// The version, such as `1.2.3`.
  public let version: String
  /// What the program does: one short sentence.
  public let abstract: String
  /// More about it: paragraphs, separated by empty lines.
  public let discussion: String
  /// The subcommands in the order of help, `help` at the end.
  public let commands: [Command]
  /// Command lines worth imitating.
  public let examples: [Example]
  /// What exit codes mean in the program as a whole where it differs from the usual.
  public let exitCodes: [ExitCode: String]

  /// Declares a program.
  public init(
    _ name: String, version: String, abstract: String, discussion: String = "", commands: [Command],
    examples: [Example] = [], exitCodes: [ExitCode: String] = [:]
  ) {
    self.name = name
    self.version = version
    self.abstract = abstract
    self.discussion = discussion
    self.commands = commands + [.help(about: commands)]
    self.examples = examples
    self.exitCodes = exitCodes
  }

  /// The text that `--version` shows, without a line end.
  public var versionText: String { "\(name) \(version)" }

  /// Finds a command by name.
  public func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}

/// A program with subcommands: the one declaration that parser, help, completions and manual page come from.
///
/// ```swift
/// extension Option<Int> {
///   static let depth = Option("depth", short: "d", .integer("N", in: 1...9), default: 3, help: "How deep to look.")
/// }
/// extension Argument<[String]> {
///   static let paths = Argument(repeating: .file("PATH"), isRequired: true, help: "Where to look.")
/// }
/// let find = Command("find", abstract: "Finds things.", arguments: [Argument.paths], options: [Option.depth])
/// let program = Program("look", version: "1.0.0", abstract: "Looks for things.", commands: [find])
///
/// switch program.parse(words) {
/// case .command(let command, let arguments): search(arguments[.paths], to: arguments[.depth])
/// case .help(let text), .version(let text): show(text)
/// case .failure(let failure): complain(failure.lines)
/// }
/// ```
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

  /// The text that `--version` shows, with a line end at the end.
  public var versionText: String { "\(name) \(version)\n" }

  /// Finds a command by name.
  public func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }
}

/// A subcommand: its name, what it takes, and what help says about it.
public struct Command: Sendable {
  /// The word that is typed.
  public let name: String
  /// What the command does: one short sentence.
  public let abstract: String
  /// More about it: paragraphs, separated by empty lines.
  public let discussion: String
  /// The operands in the order of the line.
  public let arguments: [any ArgumentDeclaration]
  /// The options of this command alone.
  public let options: [any OptionDeclaration]
  /// Further options under titles of their own, such as those shared by several commands.
  public let optionGroups: [OptionGroup]
  /// Command lines worth imitating.
  public let examples: [Example]
  /// What exit codes mean where it differs from the usual.
  public let exitCodes: [ExitCode: String]

  /// Declares a subcommand.
  public init(
    _ name: String, abstract: String, discussion: String = "",
    arguments: [any ArgumentDeclaration] = [], options: [any OptionDeclaration] = [],
    optionGroups: [OptionGroup] = [], examples: [Example] = [], exitCodes: [ExitCode: String] = [:]
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.arguments = arguments
    self.options = options
    self.optionGroups = optionGroups
    self.examples = examples
    self.exitCodes = exitCodes
  }

  /// All options that the parser takes for this command, those built in included.
  var allOptions: [OptionDefinition] {
    let declared = options + optionGroups.flatMap(\.options)
    return (declared + [Flag.help, Flag.version]).map(\.definition)
  }
}

import CommandLineParsing

/// One subcommand: how it is called, and what it does.
struct Verb: Sendable {
  /// Name, options and help.
  let command: Command
  /// Does the work.
  let run: @Sendable (Arguments, Surroundings) throws -> ExitCode

  init(_ command: Command, run: @escaping @Sendable (Arguments, Surroundings) throws -> ExitCode) {
    self.command = command
    self.run = run
  }

  /// All subcommands, in the order of help.
  static let all: [Verb] = [
    .read, .tree, .explainView, .motion, .lint, .rules, .explain, .speak, .browse, .voices, .convert, .schema,
    .completions, .manual,
  ]
}

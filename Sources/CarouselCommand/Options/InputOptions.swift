import CommandLineParsing

/// The options that say what is read, and how results are written.
enum InputOptions {
  /// The endings of definitions.
  static let extensions = ["yaml", "yml", "json"]
  /// The endings of everything that can be read.
  static let readable = extensions + ["swift"]

  static let paths = Argument<[String]>(
    repeating: .file("FILE", extensions: readable), isRequired: true,
    help: """
      Definitions, SwiftUI source, or folders of them, in which YAML and JSON that is no definition is passed over; \
      - is standard input.
      """)
  static let path = Argument<String>(
    required: .file("FILE", extensions: readable),
    help: "A definition, or SwiftUI source; - is standard input.")
  static let stdinName = Option<String>(
    "stdin-name", .text("NAME"), default: "standard-input.yaml",
    help: "The name of standard input in messages; its ending says the format.")
  static let view = Option<[String]>(
    repeating: "view", .text("NAME"), help: "Only the screen of this name.")
  static let state = Option<[StateAssignment]>(
    repeating: "set", .stateAssignment, help: "A value of the screen's state, such as selection=Ocean.")
  static let output = Option<String?>(
    "output", short: "o", .file("FILE"), defaultText: "standard output",
    help: "Where results go; a file appears only when it is complete.")
  static let quiet = Flag("quiet", short: "q", help: "Leaves out everything but results and errors.")

  /// The group as help shows it.
  static let group = OptionGroup("Input and output", [stdinName, view, state, output])
  /// The options that every subcommand has.
  static let common = OptionGroup(OptionGroup.commonTitle, [quiet])
}

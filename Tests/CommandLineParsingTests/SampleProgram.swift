import CommandLineParsing

enum Format: String, CaseIterable { case text, json, sarif }

enum Verbosity: String, CaseIterable {
  case short, long

  var help: String {
    switch self {
    case .short: "One line; it's enough."
    case .long: "Everything: $HOME, `date` and [all]."
    }
  }
}

extension Flag {
  static let all = Flag("all", short: "a", help: "Takes every card.")
  static let quiet = Flag("quiet", short: "q", help: "Leaves out what is not asked for.")
}

extension Option<Format> {
  static let format = Option(
    "format", short: "f", .choice("FORMAT"), default: .text, help: "How findings are written.")
}

extension Option<Int?> {
  static let card = Option(
    "card", short: "c", .integer("N", in: 1...1_000_000), defaultText: "all cards",
    help: "Takes one card.\nCards are counted from 1.")
}

extension Option<Double> {
  static let rate = Option("rate", .number("X", in: -10...10), default: 0, help: "How fast it is.")
}

extension Option<Verbosity> {
  static let verbosity = Option(
    "verbosity", .choice("HOW") { $0.help }, default: .short, help: "How much is said.")
}

extension Option<[String]> {
  static let set = Option(repeating: "set", short: "s", .text("NAME=VALUE"), help: "Sets a name.")
}

extension Option<String?> {
  static let output = Option("output", short: "o", .file("FILE"), help: "Writes there; - is standard output.")
}

extension Argument<[String]> {
  static let paths = Argument(
    repeating: .file("PATH", extensions: ["swift", "yaml"]), defaultText: "the current folder",
    help: "What is checked; - is standard input.")
}

extension Argument<String> {
  static let topic = Argument(
    required: .choice("TOPIC", ["rules", "it's", Choice("two words", help: "A choice with a space.")]),
    help: "What is explained.")
}

extension Argument<Int> {
  static let depth = Argument(.integer("DEPTH", in: 1...9), default: 1, help: "How deep.")
}

extension OptionGroup {
  static let common = OptionGroup(OptionGroup.commonTitle, [Flag.quiet, Option.verbosity])
}

let lint = Command(
  "lint", abstract: "Checks files.", discussion: "Finds what is wrong.\n\nSays what to do.",
  arguments: [Argument.paths],
  options: [Option.format, Option.card, Option.rate, Option.set, Option.output, Flag.all],
  optionGroups: [.common],
  examples: [Example("Checks a folder.", "demo lint --format json Sources")],
  exitCodes: [.findings: "Something was found."])

let explain = Command(
  "explain", abstract: "Explains a topic.", arguments: [Argument.topic, Argument.depth],
  optionGroups: [.common])

/// The program that the tests of this room are about.
let demo = Program(
  "demo", version: "1.2.3", abstract: "Shows what a parser does.", commands: [lint, explain])

/// What a command line comes to, as lines.
func lines(for words: [String]) -> [String] {
  switch demo.parse(words) {
  case .command(let command, let arguments):
    command.name == "lint" ? lintLines(arguments) : explainLines(arguments)
  case .help(let text): ["help: " + (text.split(separator: "\n").first ?? "")]
  case .version(let text): ["version: " + text.dropLast()]
  case .failure(let failure): failure.lines
  }
}

private func lintLines(_ arguments: Arguments) -> [String] {
  let card = arguments[.card].map { ["card \($0)"] } ?? []
  let flags = (arguments[.all] ? ["all"] : []) + (arguments[.quiet] ? ["quiet"] : [])
  let rate = arguments.isGiven(.rate) ? ["rate \(arguments[.rate])"] : []
  let output = arguments[.output].map { ["output '\($0)'"] } ?? []
  return ["lint"] + ["format \(arguments[.format])"] + card + rate + flags
    + arguments[.set].map { "set '\($0)'" } + output + arguments[.paths].map { "path '\($0)'" }
}

private func explainLines(_ arguments: Arguments) -> [String] {
  ["explain", "topic '\(arguments[.topic])'", "depth \(arguments[.depth])"]
}

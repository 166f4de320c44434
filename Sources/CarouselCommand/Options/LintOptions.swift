import CarouselLint
import CarouselReports
import CommandLineParsing

/// The options of `lint`.
enum LintOptions {
  static let formats = Option<[FormatTarget]>(
    repeating: "format", short: "f", .formatTarget,
    help: """
      How findings are written: text (the default), json, sarif, github, xcode, junit, checkstyle or markdown. \
      With =FILE into a file. May be given several times.
      """)
  static let failOn = Option<FailLevel?>(
    "fail-on", .choice("LEVEL"), defaultText: "that of the configuration, else error",
    help: "The least level of a finding that makes the exit code 1.")
  static let maxWarnings = Option<Int?>(
    "max-warnings", .integer("N", in: 0...Int.max), defaultText: "any number",
    help: "More warnings than this make the exit code 1.")
  static let strict = Flag("strict", help: "Warnings fail too: the same as --fail-on warning.")
  static let quiet = Flag("quiet", short: "q", help: "Writes errors only, and leaves out notes.")
  static let rules = Option<[String]>(
    repeating: "rule", .text("RULE"), help: "Only this rule; may be given several times.")
  static let only = Option<[String]>(
    repeating: "only", .text("RULES"), help: "Only these rules or sets, with commas between them.")

  static let failing = OptionGroup("What fails", [failOn, maxWarnings, strict, rules, only])

  /// Settings that rules do not ask for in all their values themselves.
  static let settings = OptionGroup(
    "Settings of the device",
    [SettingsOptions.language, SettingsOptions.direction, SettingsOptions.screen, SettingsOptions.idiom])
}

/// A format, and the file that it is written to.
struct FormatTarget: Hashable, Sendable {
  /// The format.
  var format: FindingsFormat
  /// The file; nil is standard output.
  var path: String?

  init(_ format: FindingsFormat, path: String? = nil) {
    self.format = format
    self.path = path
  }

  /// Reads `sarif` or `sarif=out.sarif`.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let format = FindingsFormat(rawValue: name) else { return nil }
    if parts.count == 2, parts[1].isEmpty { return nil }
    self.init(format, path: parts.count == 2 && parts[1] != "-" ? parts[1] : nil)
  }
}

extension ValueSyntax<FormatTarget> {
  /// `FORMAT` or `FORMAT=FILE`.
  static let formatTarget = ValueSyntax(
    "FORMAT[=FILE]",
    expecting: "one of \(FindingsFormat.allCases.map(\.rawValue).joined(separator: ", ")), and perhaps =FILE",
    completion: .list(FindingsFormat.allCases.map { Choice($0.rawValue) }),
    format: { $0.format.rawValue }, parse: { FormatTarget($0) })
}

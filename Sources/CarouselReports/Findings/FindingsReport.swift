public import CarouselLint

/// What the rules found in files, to be written in any format.
///
/// The order is that of the files, then of places, so that two runs write the same bytes.
public struct FindingsReport: Sendable {
  /// What was found, file by file.
  public var files: [LintedFile]
  /// The rules that ran.
  public var rules: [Rule]
  /// The version of the tool, such as "0.1.0".
  public var version: String
  /// The folder to which paths are relative in formats that want it so; absolute, without a slash at the end.
  public var folder: String
  /// Findings below this level are left out; they are counted all the same.
  public var leastLevel: Level
  /// Whether silenced findings are written too, in formats that have a place for them.
  public var includesSilenced: Bool

  /// How many YAML and JSON files of folders were not read, since they are no definitions.
  public var passedOver = 0

  /// What became of the run, in words; nil where nobody has decided.
  public var result: String?

  /// Creates a report.
  public init(
    files: [LintedFile], rules: [Rule], version: String, folder: String, leastLevel: Level = .info,
    includesSilenced: Bool = false
  ) {
    self.files = files
    self.rules = rules
    self.version = version
    self.folder = folder
    self.leastLevel = leastLevel
    self.includesSilenced = includesSilenced
  }

  /// Writes the whole report in a format.
  public func write(_ format: FindingsFormat, to output: inout some TextOutputStream) {
    switch format {
    case .text: FindingsTextWriter(report: self).write(to: &output)
    case .json: FindingsJSONWriter(report: self).write(to: &output)
    case .sarif: SARIFWriter(report: self).write(to: &output)
    case .github: WorkflowCommandWriter(report: self).write(to: &output)
    case .xcode: XcodeWriter(report: self).write(to: &output)
    case .junit: JUnitWriter(report: self).write(to: &output)
    case .checkstyle: CheckstyleWriter(report: self).write(to: &output)
    case .markdown: MarkdownWriter(report: self).write(to: &output)
    }
  }

  /// The answers of all files, counted.
  public var totals: FindingTotals { FindingTotals(files) }

  /// The findings of a file that are to be written.
  func shown(_ file: LintedFile) -> [LintedFinding] {
    file.open.filter { $0.finding.level >= leastLevel }
  }

  /// The path of a file from the folder; a path that leads elsewhere stays as it is.
  func relativePath(_ path: String) -> String {
    var rest = path[...]
    if !folder.isEmpty, rest.hasPrefix(folder + "/") { rest = rest.dropFirst(folder.count + 1) }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return String(rest)
  }
}

extension Finding {
  /// How a finding is introduced: its level, or "review" where a person must look.
  var levelWord: String { certainty == .review ? "review" : level.rawValue }
}

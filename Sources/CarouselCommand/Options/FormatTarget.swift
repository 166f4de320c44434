import CarouselReports
import CommandLineParsing

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

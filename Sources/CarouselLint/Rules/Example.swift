/// A definition that shows a rule at work; `▶` marks each line with a finding.
public struct Example: Hashable, Sendable {
  /// What it shows.
  public let title: String
  /// The definition with its marks.
  public let markedDefinition: String
  /// Options of the rule that the example is read with.
  public let options: [String: OptionValue]
  /// The file in which the example stands, for a test that fails on it.
  public let fileID: String
  /// The line at which the example begins, one-based.
  public let line: Int

  init(
    _ title: String, _ markedDefinition: String, options: [String: OptionValue] = [:],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.title = title
    self.markedDefinition = markedDefinition
    self.options = options
    self.fileID = fileID
    self.line = line
  }

  /// The definition as a person would write it.
  public var definition: String { markedDefinition.filter { $0 != "▶" } }

  /// The one-based lines at which the rule must find something.
  public var markedLines: [Int] {
    markedDefinition.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated().filter { $0.element.contains("▶") }.map { $0.offset + 1 }
  }
}

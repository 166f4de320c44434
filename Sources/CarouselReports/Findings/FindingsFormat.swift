/// The forms in which findings can be written.
public enum FindingsFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people, grouped by file.
  case text
  /// One JSON document with a `schema` number.
  case json
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Workflow commands, which GitHub Actions shows beside the lines of a change.
  case github
  /// A line a finding as compilers print it, for Xcode and editors.
  case xcode
  /// JUnit's XML: a test case for each file and rule.
  case junit
  /// Checkstyle's XML.
  case checkstyle
  /// Markdown, for a comment on a change.
  case markdown
}

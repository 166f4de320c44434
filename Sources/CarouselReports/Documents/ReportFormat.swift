/// The forms in which what was read can be written.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines for people.
  case text
  /// One JSON document, with a `schema` number that grows when a key changes its meaning.
  case json
}

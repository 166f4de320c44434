/// What a snapshot holds.
public enum SnapshotFormat: String, Hashable, Sendable, CaseIterable {
  /// What a screen reader says, as `carousel-a11y read` prints it.
  case spoken
  /// The semantic tree with what is hidden and why, as `carousel-a11y tree` prints it.
  case tree
  /// The motion with Reduce Motion off and on, as `carousel-a11y motion` prints it.
  case motion
  /// What the lint rules find, as `carousel-a11y lint` prints it.
  case findings
  /// The transcript as JSON, as `carousel-a11y read --format json` prints it.
  case json

  /// The end of the names of its files.
  var fileEnding: String { self == .json ? ".json" : ".\(rawValue).txt" }
}

public import CarouselModel

/// A change that would mend a finding.
public struct Fix: Hashable, Sendable {
  /// How far the change can be trusted.
  public enum Safety: String, Hashable, Sendable, CaseIterable {
    /// What is meant stays, and nothing that was right is lost.
    case safe
    /// What is meant may change; a person should agree first.
    case unsafe
    /// Only a start that a person must finish.
    case suggestion
  }

  /// What the change does, in the imperative: "move '1 of 4' to the value".
  public var title: String
  /// How far the change can be trusted.
  public var safety: Safety
  /// The changes, all of which belong together.
  public var edits: [SemanticEdit]

  /// Creates a fix.
  public init(_ title: String, safety: Safety, edits: [SemanticEdit]) {
    self.title = title
    self.safety = safety
    self.edits = edits
  }
}

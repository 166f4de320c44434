import CarouselModel
import CarouselSemantics

/// A finding with what is said of it beside the rule's own words.
public struct LintedFinding: Sendable {
  /// What the rule found.
  public var finding: Finding
  /// What a screen reader says on the node; nil where the finding is about none.
  public var spoken: String?
  /// The label of the node, by which a finding is known again when its place has moved.
  public var label: String
  /// The line of the source; nil where there is no file to show.
  public var excerpt: SourceExcerpt?
  /// Why the finding is not reported; nil when it is.
  public var silence: Silence?

  /// Whether the finding's fix can be made in the text that it came from; nil where nobody has asked.
  public var mending: Mending?

  /// Whether a fix can be made.
  public enum Mending: Hashable, Sendable {
    /// The text has a place for it.
    case possible
    /// It is left to a person, and why.
    case left(MendingObstacle)
  }

  /// Why a finding is not reported.
  public enum Silence: Hashable, Sendable {
    /// A comment or key in the source says so, with the reason that is given there.
    case inSource(reason: String?)
    /// It is accepted for now.
    case baseline
  }

  /// Creates a finding with its surroundings; the label is that of the finding's stop.
  public init(
    _ finding: Finding, spoken: String? = nil, excerpt: SourceExcerpt? = nil, silence: Silence? = nil
  ) {
    self.finding = finding
    self.spoken = spoken
    self.excerpt = excerpt
    self.silence = silence
    label = finding.stop?.node.label?.rendered ?? ""
  }

  /// What stays the same when lines move: rule, screen, the node's path and its label, as a hash.
  ///
  /// Messages are no part of it, since they hold measured numbers.
  public var fingerprint: String {
    ContentHash.hex(of: [finding.rule, finding.screen, finding.path, label])
  }

  /// What stays the same when the node has moved within its screen.
  var looseFingerprint: String { ContentHash.hex(of: [finding.rule, finding.screen, label]) }
}

extension Rule {
  /// What a rule is about.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case labels, position, exposure, structure, selection, operation, motion, autoplay, announcements, visual
    case language
  }

  /// The gravest level of a rule's findings, and what decides when there are several.
  public struct Levels: Hashable, Sendable {
    /// The gravest level.
    public var gravest: Level
    /// When a finding has another level, in words.
    public var note: String?

    /// Creates levels.
    public init(_ gravest: Level, _ note: String? = nil) {
      self.gravest = gravest
      self.note = note
    }

    static let error = Levels(.error)
    static let warning = Levels(.warning)
    static let info = Levels(.info)
    static func error(_ note: String) -> Self { Levels(.error, note) }
    static func warning(_ note: String) -> Self { Levels(.warning, note) }
  }

  /// Whether a rule's findings may still change.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    /// Findings change only with a major release.
    case stable
    /// The rule is being tried out.
    case preview
    /// The rule goes away.
    case deprecated
  }

  /// A word by which a set of rules is chosen.
  public enum Tag: String, Hashable, Sendable, CaseIterable {
    /// Rests on a level A criterion.
    case wcagA = "wcag-a"
    /// Rests on a level AA criterion.
    case wcagAA = "wcag-aa"
    /// Rests only on level AAA criteria.
    case wcagAAA = "wcag-aaa"
    /// Rests on no criterion alone.
    case bestPractice = "best-practice"
    /// Asked for by Apple.
    case apple
    /// About what is spoken.
    case labels
    /// About movement.
    case motion
    /// About what is seen.
    case visual

    static func implied(by references: [Reference], _ group: Group) -> Set<Tag> {
      var tags: Set<Tag> = []
      let levels = Set(references.compactMap { $0.criterion.flatMap(Reference.level) })
      if levels.contains("A") { tags.insert(.wcagA) }
      if levels.contains("AA") { tags.insert(.wcagAA) }
      if levels == ["AAA"] { tags.insert(.wcagAAA) }
      if levels.isEmpty { tags.insert(.bestPractice) }
      if references.contains(where: { $0.title.hasPrefix("Apple") }) { tags.insert(.apple) }
      switch group {
      case .labels: tags.insert(.labels)
      case .motion, .autoplay: tags.insert(.motion)
      case .visual: tags.insert(.visual)
      default: break
      }
      return tags
    }
  }

  /// What a machine can mend of a rule's findings.
  public enum Fixing: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// A change that a person must finish.
    case suggestion
    /// Some of them.
    case partly
    /// All of them.
    case always
  }
}

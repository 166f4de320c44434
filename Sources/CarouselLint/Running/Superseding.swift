/// Takes out findings that another finding on the same fault replaces.
struct Superseding {
  private struct Key: Hashable {
    var rule: String
    var scope: String
  }

  private var replacements: [String: [Rule.Supersession]] = [:]

  init(_ rules: [Rule]) {
    for rule in rules where !rule.supersedes.isEmpty { replacements[rule.id] = rule.supersedes }
  }

  func resolved(_ entries: [Report.Entry]) -> [Report.Entry] {
    var replaced: Set<Key> = []
    for entry in entries {
      for supersession in replacements[entry.finding.rule] ?? [] {
        replaced.insert(Key(rule: supersession.rule, scope: entry.spot.name(of: supersession.scope)))
      }
    }
    guard !replaced.isEmpty else { return entries }
    return entries.filter { entry in
      !Rule.Supersession.Scope.allCases.contains {
        replaced.contains(Key(rule: entry.finding.rule, scope: entry.spot.name(of: $0)))
      }
    }
  }
}

extension Rule {
  /// A rule whose finding is the same fault seen less sharply.
  public struct Supersession: Hashable, Sendable {
    /// How near the two findings must be.
    public enum Scope: String, Hashable, Sendable, CaseIterable {
      /// In the same carousel.
      case carousel
      /// In the same card.
      case card
      /// At the same node.
      case node
    }

    /// The identifier of the rule whose findings are replaced.
    public var rule: String
    /// How near the two findings must be.
    public var scope: Scope

    static func carousel(_ rule: String) -> Self { Supersession(rule: rule, scope: .carousel) }
    static func card(_ rule: String) -> Self { Supersession(rule: rule, scope: .card) }
    static func node(_ rule: String) -> Self { Supersession(rule: rule, scope: .node) }
  }
}

extension Spot {
  fileprivate func name(of scope: Rule.Supersession.Scope) -> String {
    switch scope {
    case .carousel: "carousel \(carousel ?? 0)"
    case .card: "carousel \(carousel ?? 0) card \(card.map(String.init) ?? path)"
    case .node: "node \(path)"
    }
  }
}

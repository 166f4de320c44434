import CarouselModel
import CarouselSemantics

/// What is not known about the place of a finding and decides whether the rule is broken there.
///
/// A finding stands where it is only open whether the view is shown at all: it is broken whenever it is.
struct OpenQuestion {
  /// The expression that is not known.
  let expression: String

  /// The question that is open for a rule at a place; nil where all that decides is known.
  init?(_ rule: Rule, at spot: Spot) {
    let doubts = spot.stop?.node.doubts.map { ($0.subject, $0.expression) } ?? []
    let modifiers = spot.unknown.compactMap { unknown in
      Doubt(unknown).map { ($0.subject, unknown.expression) }
    }
    let other = spot.unknown.first { Self.decides($0.name, rule) }
    let open = (doubts + modifiers).first { Self.decides($0.0, rule) }?.1 ?? other?.expression
    guard let open else { return nil }
    expression = open
  }

  private static func decides(_ subject: Doubt.Subject, _ rule: Rule) -> Bool {
    switch subject {
    case .structure, .properties: rule.group != .motion && rule.group != .visual
    case .presence, .count: exposure.contains(rule.id)
    case .label, .value: rule.group == .labels || rule.group == .position || words.contains(rule.id)
    case .hint: rule.id == "hint-phrasing"
    case .traits: traits.contains(rule.id) || actions.contains(rule.id)
    case .actions: actions.contains(rule.id)
    case .order: rule.id == "sort-order-conflict"
    case .state: false
    }
  }

  /// Whether a modifier that says nothing to assistive technology decides.
  private static func decides(_ modifier: String, _ rule: Rule) -> Bool {
    switch modifier {
    case "opacity": rule.id.hasSuffix("contrast")
    case "appearance", "modifiers": rule.group == .visual || rule.id == "target-size"
    case "frame", "padding", "containerRelativeFrame", "font", "lineLimit": sizes.contains(rule.id)
    case "autoplay": rule.group == .autoplay || rule.id == "reduce-motion-autoplay"
    default: false
    }
  }

  private static let sizes: Set<String> = [
    "target-size", "fixed-height-text", "text-truncation", "fixed-font-size", "offscreen-card-exposed",
  ]
  private static let exposure: Set<String> = [
    "decorative-image-exposed", "offscreen-card-exposed", "loop-clone-exposed", "dots-exposed-unlabelled",
    "caption-duplicates-card", "label-duplicate", "position-duplicated", "reduce-motion-semantics-differ",
  ]
  private static let words: Set<String> = [
    "control-label-wrong", "adjustable-incomplete", "carousel-label-missing", "caption-duplicates-card",
    "heading-trait-missing",
  ]
  private static let traits: Set<String> = [
    "heading-trait-missing", "heading-level-skip", "traits-conflict", "tap-without-button-trait",
    "selection-not-exposed", "control-label-wrong",
  ]
  private static let actions: Set<String> = [
    "gesture-without-action", "gesture-only-paging", "adjustable-incomplete", "keyboard-path-missing",
    "large-carousel-no-skip", "hidden-but-actionable", "paging-controls-missing",
  ]
}

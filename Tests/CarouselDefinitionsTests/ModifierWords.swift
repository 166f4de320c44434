import CarouselModel

/// A modifier in a few words.
struct ModifierWords {
  let text: String

  init(_ kind: Modifier.Kind) {
    text =
      switch kind {
      case .accessibility(let modifier): Self.words(modifier)
      case .layout(let modifier): Self.words(modifier)
      case .motion(let modifier): Self.words(modifier)
      case .interaction(.gesture(let gesture, let action)):
        "gesture \(short(gesture))\(action.map { Self.words($0) } ?? "")"
      case .appearance(let modifier): short(modifier)
      case .scrolling(let modifier): short(modifier)
      case .interaction(let modifier): short(modifier)
      case .other(let name): "other \(name)"
      case .unknown(let unknown): "\(unknown.name) ‹\(unknown.expression)›"
      }
  }

  private static func words(_ modifier: AccessibilityModifier) -> String {
    switch modifier {
    case .label(let text): "label \(text.rendered)"
    case .value(let text): "value \(text.rendered)"
    case .hint(let text): "hint \(text.rendered)"
    case .addTraits(let traits): "traits \(traits.names.joined(separator: " "))"
    case .removeTraits(let traits): "remove-traits \(traits.names.joined(separator: " "))"
    case .inputLabels(let labels): "input-labels \(labels.map(\.rendered))"
    case .customContent(let fact): "content \(fact.label.rendered): \(fact.value.rendered)"
    case .action(let action): "action" + words(action)
    case .representation(let views): "representation by \(views.count)"
    case .children(let views): "children \(views.count)"
    case .element(let behavior): "children: \(behavior.rawValue)"
    default: short(modifier)
    }
  }

  /// An action with what it changes in a state in which nothing is chosen.
  static func words(_ action: Action) -> String {
    let kind: String? =
      switch action.kind {
      case .activate: nil
      case .named(let name): "named \(name.rendered)"
      case .scroll(let edge): "scroll \(edge.rawValue)"
      default: short(action.kind)
      }
    var state = ScreenState()
    action.change?(&state)
    let changes = state.values.sorted { $0.key.name < $1.key.name }.map {
      "sets \($0.key.name) to \(short($0.value))"
    }
    let words = [kind, action.name] + changes
    return words.compactMap { $0.map { ", \($0)" } }.joined()
  }

  private static func words(_ modifier: LayoutModifier) -> String {
    switch modifier {
    case .containerRelativeFrame(let axes, let length):
      "container-relative \(axes.map(\.rawValue).sorted().joined(separator: " ")) \(length(100))%"
    case .overlay(let views, _): "overlay of \(views.count)"
    case .background(let views, _): "background of \(views.count)"
    default: short(modifier)
    }
  }

  private static func words(_ modifier: MotionModifier) -> String {
    switch modifier {
    case .scrollTransition(let transition): "scroll-transition \(short(transition.effect(.topLeading)))"
    case .visualEffect(let effect):
      "visual effect \(short(effect.effect(CardPlacement(minX: 0, width: 100, containerWidth: 393))))"
    case .autoplay(let autoplay): words(autoplay)
    default: short(modifier)
    }
  }

  /// Two equal sets may print their elements in different orders, so that what ends it is put in order.
  private static func words(_ autoplay: Autoplay) -> String {
    var rest = autoplay
    rest.stops = []
    return "\(short(rest)), ended by \(autoplay.stops.map(\.rawValue).sorted())"
  }
}

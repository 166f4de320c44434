import CarouselModel
import CarouselSemantics

/// The effects of a card on its way through a scroll view: in the middle, and on both sides of it.
struct PhaseEffects {
  private let context: ScreenContext
  private let width: Double
  /// The effects of all modifiers, each in several places.
  private(set) var values: [EffectValues] = []

  init(_ view: ViewNode, _ context: ScreenContext, width: Double) {
    self.context = context
    self.width = width
    collect(view, depth: 0)
  }

  private mutating func collect(_ view: ViewNode, depth: Int) {
    guard depth < 50 else { return }
    for modifier in view.modifiers where modifier.isEnabled {
      switch modifier.kind {
      case .motion(.scrollTransition(let transition)):
        values += ScrollTransition.Phase.allCases.map { transition.effect($0) }
      case .motion(.visualEffect(let effect)):
        let room = context.settings.screenSize.width
        values += [-1, 0, 1].map { side in
          effect.effect(
            CardPlacement(minX: (room - width) / 2 + side * width, width: width, containerWidth: room))
        }
      case .layout(.overlay(let views, _)), .layout(.background(let views, _)): collect(views, depth)
      default: break
      }
    }
    switch view.kind {
    case .reader(let views): collect(views(context), depth)
    case .geometryReader(let views): collect(views(Size(width: width, height: width)), depth)
    case .carousel: break
    default: collect(view.children, depth)
    }
  }

  private mutating func collect(_ views: ViewList, _ depth: Int) {
    guard !views.isComputed else { return }
    for view in views { collect(view, depth: depth + 1) }
  }
}

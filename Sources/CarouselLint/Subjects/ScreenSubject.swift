package import CarouselModel
package import CarouselSemantics

/// What rules know of a screen wherever they are on it.
package struct ScreenFacts: Sendable {
  /// The screen.
  package let screen: Screen
  /// The settings, with what the screen states itself.
  package let settings: AccessibilitySettings
  /// The state that it is looked at in.
  package let state: ScreenState
  /// Its trees with Reduce Motion off and on.
  package let variants: ReduceMotionVariants
}

/// A screen as rules see it.
package struct ScreenSubject: Sendable {
  /// What rules know wherever they are.
  package let facts: ScreenFacts
  /// The carousels, outermost first.
  package let carousels: [CarouselSubject]
  /// The stops around the cards of carousels.
  package let elements: [ElementSubject]
  /// The views around the cards of carousels, in the order of declaration.
  package let views: [ViewSubject]

  init(_ screen: Screen, settings: AccessibilitySettings, state: ScreenState?) {
    let context = screen.context(settings: settings.withReduceMotion(false), state: state)
    let facts = ScreenFacts(
      screen: screen, settings: context.settings, state: context.state,
      variants: ReduceMotionVariants(screen: screen, settings: settings, state: state))
    self.facts = facts
    let root = PlacedView(screen: screen, settings: settings.withReduceMotion(false), state: state)
    var walk = ViewWalk()
    let around = Surroundings()
    let hasCards = walk.walk(root, in: around)
    let grounds = hasCards ? walk.grounds : [ViewSubject(placed: root, surroundings: around)]
    let elements = grounds.flatMap { ground -> [ElementSubject] in
      guard ground.surroundings.hiddenBy == nil else { return [] }
      return ElementList(ground.placed.nodes, facts.settings)
        .subjects(walk.views, around: ground.surroundings, facts)
    }
    self.elements = elements
    let views = walk.views
    self.views = views
    var reducedWalk = ViewWalk()
    reducedWalk.walk(
      PlacedView(screen: screen, settings: settings.withReduceMotion(true), state: state), in: around)
    let reduced = Dictionary(
      reducedWalk.carousels.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    let beside = elements.filter { $0.spot.carousel == nil }
    carousels = walk.carousels.map { seed in
      CarouselSubject(
        seed, facts, views: views.filter { $0.surroundings.carousel == seed.number },
        elements: elements.filter { $0.spot.carousel == seed.number }, beside: beside,
        reduced: reduced[seed.number])
    }
  }

  /// Where it is as a whole.
  package var spot: Spot {
    Spot(place: facts.screen.source, view: "Screen", path: facts.screen.name)
  }
}

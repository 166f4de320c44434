import CarouselModel
import CarouselSemantics

/// The movement of a carousel without being asked, as far as it is known.
struct Movement {
  /// Seconds between two moves.
  var interval: Double?
  /// What ends the movement; nil is not known, empty is stated to be nothing.
  var stops: Set<Autoplay.StopMechanism>?
  /// Whether each move is announced.
  var announces: Bool?
  /// Whether it also runs with Reduce Motion on.
  var runsWithReduceMotion: Bool?
  /// What starts the next move besides time.
  var advancesOn: String?
  /// Whether there is but one card, so that nothing moves unless more come.
  var isOfOneCard: Bool

  /// The movement of a carousel; nil where there is none.
  init?(_ carousel: CarouselSubject) {
    // Somebody may switch it on, but it does not begin by itself.
    guard !carousel.stated.absent.contains(.autoplay), carousel.stated.motion?.autoplay != false else {
      return nil
    }
    isOfOneCard = carousel.cardCount == 1 && (carousel.stated.total ?? 1) <= 1
    let facts = carousel.facts.autoplay ?? Self.modifier(for: carousel)
    if let stated = carousel.stated.autoplay {
      (interval, stops, announces) = (stated.interval, stated.stops, stated.announces)
      advancesOn = stated.advancesOn
    } else if let facts {
      (interval, stops, announces) = (facts.interval, facts.stops, facts.announces)
    } else {
      return nil
    }
    runsWithReduceMotion = carousel.stated.reducedMotion?.autoplay ?? facts?.runsWithReduceMotion
  }

  /// A movement that a modifier on or around the carousel states.
  private static func modifier(for carousel: CarouselSubject) -> Autoplay? {
    let views =
      [
        carousel.placed.view,
        carousel.screen.screen.root(settings: carousel.screen.settings, state: carousel.screen.state),
      ] + carousel.views.map(\.placed.view)
    for view in views {
      for modifier in view.modifiers where modifier.isEnabled {
        guard case .motion(.autoplay(let autoplay)) = modifier.kind else { continue }
        if autoplay.target == nil || autoplay.target == carousel.facts.position { return autoplay }
      }
    }
    return nil
  }

  /// Whether a control that assistive technology is given stops it.
  static func hasPauseControl(_ carousel: CarouselSubject) -> Bool {
    (carousel.elements + carousel.beside).contains { element in
      guard element.isInteractive else { return false }
      if element.part == .control(.pause) { return true }
      let words = Set(SpokenWords.words(element.label?.rendered ?? ""))
      return !words.isDisjoint(with: [
        "pause", "stop", "anhalten", "pausieren", "arreter", "pausar", "detener", "ferma", "pauze",
      ])
    }
  }
}

extension Report {
  /// The rule is met, or not; with one card only, what is wrong is a question, since nothing moves.
  func require(
    _ isMet: Bool, _ level: Level, of movement: Movement, at spot: Spot, _ message: @autoclosure () -> String,
    advice: @autoclosure () -> String, fix: @autoclosure () -> Fix? = nil
  ) {
    guard movement.isOfOneCard, !isMet else {
      return require(isMet, level, at: spot, message(), advice: advice(), fix: fix())
    }
    review(
      at: spot, message() + ", once there is more than the one card",
      advice: "if more cards can come, " + advice())
  }
}

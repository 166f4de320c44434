import CarouselModel

/// Collects what is stated about a carousel into the facts that the model keeps.
struct StatementCollector {
  let notation: CarouselNotation
  let cards: Cards
  let context: ScreenContext
  let position: StateKey

  /// The facts.
  var carousel: Carousel {
    Carousel(
      .custom, cards: cards.ids, position: position, autoplay: autoplay, animations: animations,
      paging: notation.stated.paging ?? .native, loop: notation.stated.loop ?? .none,
      assumptions: assumptions,
      stated: statements)
  }

  private var autoplay: Autoplay? {
    var autoplay = notation.autoplay?.value?.autoplay
    if autoplay?.target == nil { autoplay?.target = position }
    if autoplay?.runsWithReduceMotion == nil {
      autoplay?.runsWithReduceMotion = notation.reducedMotion?.statements.autoplay
    }
    return autoplay
  }

  private var animations: [AnimatedChange] {
    let isReduced = context.settings.reduceMotion
    let motion = isReduced ? notation.reducedMotion ?? notation.motion : notation.motion
    guard let name = motion?.statements.transition else { return [] }
    return [AnimatedChange("cards", name == "none" ? nil : Animation(name))]
  }

  private var assumptions: [String] {
    guard notation.motion != nil, notation.reducedMotion == nil else { return [] }
    return ["what Reduce Motion changes is not stated; cards are taken to move as without it"]
  }

  private var statements: CarouselStatements {
    var result = notation.stated
    result.position = notation.position?.value
    result.selection = notation.selection?.value?.id
    result.dots = dots
    for (role, form) in notation.controls?.value?.controls ?? [] { result.controls[role] = form.statements }
    result.adjustable = notation.adjustable?.value?.statements(notation.stated.places["adjustable"])
    result.autoplay = notation.autoplay?.value.map(autoplayStatements)
    result.motion = notation.motion?.statements
    result.reducedMotion = notation.reducedMotion?.statements
    result.absent = absent
    return result
  }

  private var dots: DotStatements? {
    guard var dots = notation.dots?.value?.statements else { return nil }
    if dots.labels.isEmpty { dots.labels = notation.dotLabels }
    return dots
  }

  private func autoplayStatements(_ form: AutoplayForm) -> AutoplayStatements {
    var result = AutoplayStatements()
    result.interval = form.interval
    result.stops = form.stops
    result.announces = form.announces
    result.advancesOn = form.advancesOn
    return result
  }

  private var absent: Set<CarouselStatements.Feature> {
    var result: Set<CarouselStatements.Feature> = []
    if notation.label?.isAbsent == true { result.insert(.label) }
    if notation.value?.isAbsent == true { result.insert(.value) }
    if notation.position?.isAbsent == true { result.insert(.position) }
    if notation.controls?.isAbsent == true { result.insert(.controls) }
    if notation.dots?.isAbsent == true { result.insert(.dots) }
    if notation.adjustable?.isAbsent == true { result.insert(.adjustable) }
    if notation.autoplay?.isAbsent == true { result.insert(.autoplay) }
    if notation.selection?.isAbsent == true { result.insert(.selection) }
    if notation.heading?.isAbsent == true { result.insert(.heading) }
    if notation.caption?.isAbsent == true { result.insert(.caption) }
    if notation.scrollAction.map({ $0.value != true }) == true { result.insert(.scrollAction) }
    return result
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let adjustableIncomplete = Rule(
    "adjustable-incomplete", .operation, "An adjustable element does not do or say what it promises.",
    levels: .error("a warning for page dots, review where a part is not stated"),
    impact:
      "A person hears \"swipe up or down to adjust the value\", does so, and nothing happens or nothing is said.",
    because: """
      VoiceOver announces what the trait promises. Handle both directions, give a value that changes, and put the action on \
      an element: on a container with children: .contain nobody can reach it.
      """,
    references: [
      .wcag("4.1.2"), .wcag("2.1.1"),
      Reference(
        "Apple, accessibilityAdjustableAction",
        url: "https://developer.apple.com/documentation/swiftui/view/accessibilityadjustableaction(_:)"),
      .report("RevenueCat/purchases-ios#7704"), .report("nicklockwood/FXPageControl#11"),
      .report("AudioKit/AudioKitSynthOne#160"),
    ],
    fixing: .partly,
    fails: [
      Example(
        "one direction and no value",
        "▶adjustable: {label: Albums, increment: next, decrement: none, value: none}"),
      Example(
        "of one direction nothing is stated",
        "▶adjustable: {label: Albums, value: \"Alps, 1 of 2\", increment: next}\ncards: [Alps, Sahara]"),
      Example(
        "nothing behind the last card, if that is why",
        "selection: c\n▶adjustable: {label: Albums, value: \"Dawn, 3 of 3\", increment: none, decrement: previous}\ncards: [{id: a, label: Night Drive}, {id: b, label: Blue Hour}, {id: c, label: Dawn}]"
      ),
      Example(
        "dots whose value is not stated",
        "▶dots: {exposed: true, label: Page, adjustable: true}\ncards: [A, B]"),
      Example("the trait and nothing else", "cards:\n▶  - {label: Volume, traits: [adjustable]}"),
      Example(
        "the trait and a value", "cards:\n▶  - {label: Volume, value: 50%, traits: [adjustable]}"),
      Example(
        "on a container",
        "▶carousel: {children: contain, adjustable: {increment: next, decrement: previous}}\ncards: [Alps, Sahara]"
      ),
      Example(
        "dots that say a value and cannot be changed",
        "▶dots: {exposed: true, value: 1 of 3, adjustable: none}\ncards: [A, B, C]"),
    ],
    passes: [
      Example(
        "complete",
        "adjustable: {label: Albums, value: \"Midnight, 3 of 5\", increment: next, decrement: previous}")
    ],
    traps: [
      Example(
        "a slider among combined children",
        "vstack: [{hstack: [{text: Volume}, {slider: {title: Volume}}], children: combine}]"),
      Example("a slider of the platform", "hstack: [{slider: {title: Volume, value: 50%}}]"),
      Example(
        "the value comes from the children, as far as is stated",
        "children: combine\nadjustable: {increment: next, decrement: previous}\ncards: [A, B]"),
      Example("the value is not stated", "adjustable: {label: Albums, increment: next, decrement: previous}"),
    ],
    checks: .carousel { carousel, report in
      checkStated(carousel, report)
      checkContainer(carousel, report)
      for element in carousel.elements where element.part == .dots {
        let dots = carousel.stated.dots
        check(element, isValueLeftOut: dots.map { $0.value == nil && !$0.statesNoValue } ?? false, report)
      }
      guard let dots = carousel.stated.dots, dots.isAdjustable == false, dots.isExposed != false,
        dots.isInteractive != true,
        dots.value != nil || dots.label != nil
      else { return }
      report.fail(
        .warning, at: carousel.spot.at(dots.source),
        "the page dots are an element with a value, and swiping does not change it",
        advice: "make them adjustable, as the platform's page control is")
    },
    .element { element, report in
      guard element.part != .dots else { return }
      check(element, report)
    })

  private static func check(_ element: ElementSubject, isValueLeftOut: Bool = false, _ report: Report) {
    guard element.node.isAdjustable, !element.isStatedCarousel else { return }
    if case .control? = element.view?.kind { return }
    let kinds = Set(element.node.actions.map(\.kind))
    let hasBoth = kinds.contains(.increment) && kinds.contains(.decrement)
    guard !kinds.isDisjoint(with: [.increment, .decrement]) else { return checkTrait(element, report) }
    if hasBoth, isValueLeftOut {
      return report.review(
        at: element.spot, "the value of the \(element.noun) is not stated",
        advice: "give it a value that changes")
    }
    let missing = kinds.contains(.increment) ? "decrement" : "increment"
    report.require(
      hasBoth && element.node.value != nil, .error, at: element.spot,
      "the \(element.noun) is adjustable and " + (hasBoth ? "has no value" : "does nothing on \(missing)"),
      advice: hasBoth ? "give it a value that changes" : "handle both directions")
  }

  /// An element that has the trait and nothing else: what swiping does is not stated, what it says is.
  private static func checkTrait(_ element: ElementSubject, _ report: Report) {
    // A slider among combined children does what a slider does.
    guard element.addedTraits.contains(.adjustable) else { return }
    guard element.node.value == nil else {
      return report.review(
        at: element.spot, "what swiping up and down does to the \(element.noun) is not stated",
        advice: "handle both directions, or remove the trait")
    }
    report.fail(
      .error, at: element.spot, "the \(element.noun) is adjustable and has neither a value nor an action",
      advice: "give it a value that changes and handle both directions, or remove the trait")
  }

  private static func checkStated(_ carousel: CarouselSubject, _ report: Report) {
    guard let stated = carousel.stated.adjustable else { return }
    let steps = [("increment", stated.increment), ("decrement", stated.decrement)]
    var faults = steps.filter { $0.1 == .nothing }.map { "does nothing on \($0.0)" }
    if stated.statesNoValue { faults.append("has no value") }
    if faults.count == 1, let end = carousel.end(of: stated) {
      return report.review(
        at: carousel.spot.at(stated.source),
        "the carousel \(faults[0]), which is right only because the \(end) card is current",
        advice: "handle both directions everywhere else")
    }
    guard faults.isEmpty else {
      return report.fail(
        .error, at: carousel.spot.at(stated.source),
        "the carousel is adjustable and " + faults.joined(separator: ", "),
        advice: "handle both directions, and give it a value such as 'Midnight, 3 of 5'")
    }
    if let open = steps.first(where: { $0.1 == nil }), steps.contains(where: { $0.1 != nil }) {
      return report.review(
        at: carousel.spot.at(stated.source), "what the carousel does on \(open.0) is not stated",
        advice: "handle both directions")
    }
    report.pass()
  }

  /// Swiping up and down reaches elements only.
  private static func checkContainer(_ carousel: CarouselSubject, _ report: Report) {
    let views = [ViewSubject(placed: carousel.placed, surroundings: carousel.inside)] + carousel.views
    for view in views where view.placed.view.adjustsContainer {
      report.fail(
        .error, at: view.spot, "the adjustable action is on a container, which cannot be focused",
        advice: "put it on an element: a card, or the carousel with children: .ignore")
    }
  }
}

extension CarouselSubject {
  /// The end of the row, "first" or "last", behind which the one direction that does nothing would lead.
  fileprivate func end(of stated: AdjustableStatements) -> String? {
    let (open, other) =
      stated.increment == .nothing ? (stated.decrement, "last") : (stated.increment, "first")
    guard !stated.statesNoValue, let open, open != .nothing else { return nil }
    let leadsForward = open == .next || (open != .previous && other == "first")
    let phrase = stated.value.flatMap { PositionPhrase.last(in: $0) }
    let place = self.stated.selection.flatMap { facts.index(of: $0) }.map { $0 + 1 } ?? phrase?.index
    let total = phrase?.total ?? (facts.cards.isEmpty ? nil : facts.cards.count)
    if leadsForward { return place == 1 ? "first" : nil }
    return place != nil && place == total ? "last" : nil
  }
}

extension ElementSubject {
  /// Whether it is the carousel itself, about which more is stated than its actions tell.
  fileprivate var isStatedCarousel: Bool {
    if part == .row || (part == nil && spot.card == nil && view?.placed.view.part == .row) { return true }
    guard case .carousel(let facts)? = view?.kind else { return false }
    return facts.stated.adjustable != nil
  }
}

extension ViewNode {
  /// Whether an adjustable action is on a container rather than an element.
  fileprivate var adjustsContainer: Bool {
    var isContainer = false
    var isAdjustable = false
    for modifier in modifiers where modifier.isEnabled {
      switch modifier.kind {
      case .accessibility(.element(let behavior)):
        isContainer = behavior == .contain
        isAdjustable = false
      case .accessibility(.action(let action)) where action.kind == .increment || action.kind == .decrement:
        isAdjustable = true
      default: break
      }
    }
    return isContainer && isAdjustable
  }
}

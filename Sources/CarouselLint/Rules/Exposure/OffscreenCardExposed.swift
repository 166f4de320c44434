import CarouselModel
import CarouselSemantics

extension Rule {
  static let offscreenCardExposed = Rule(
    "offscreen-card-exposed", .exposure, "A card that cannot be seen is read all the same.",
    levels: .warning,
    impact: """
      A person's focus goes to a place where nothing is, sighted people beside them see another card, and Voice Control shows \
      numbers in empty space.
      """,
    because: """
      A scroll view of the platform scrolls to the card that is read. A carousel that moves its cards by offset, opacity or \
      order does not: hide every card but the current one from assistive technology, and give it a way to change.
      """,
    references: [
      .wcag("1.3.2"), .wcag("2.4.3"), .report("RevenueCat/purchases-ios#7704"),
      .report("skedgo/TGCardViewController#6"),
      .report("dohooo/react-native-reanimated-carousel#360"),
      .report("webraptor/react-native-deck-swiper#132"),
    ],
    fails: [
      Example(
        "a card out of sight",
        "paging: custom\ncards:\n  - {label: A, visible: true}\n▶  - {label: B, visible: false, hidden: false}"
      )
    ],
    passes: [
      Example(
        "hidden",
        "paging: custom\ncards:\n  - {label: A, visible: true}\n  - {label: B, visible: false, hidden: true}")
    ],
    traps: [
      Example(
        "the platform scrolls to the card",
        "paging: native\ncards:\n  - {label: A, visible: true}\n  - {label: B, visible: false}"),
      Example(
        "a copy is another matter",
        "paging: custom\nloop: clones\ncards:\n  - {label: A, visible: true}\n  - {id: A, label: A, visible: false, clone: true}"
      ),
    ],
    checks: .card { card, report in
      guard card.carousel.paging == .custom, !card.isClone, let isVisible = card.isSeen else { return }
      report.require(
        isVisible || card.isHidden, .warning, at: card.spot, "the card cannot be seen, and is a stop",
        advice: "hide every card but the current one from assistive technology")
    })
}

extension CardSubject {
  /// Whether any of it can be seen: as stated, else by where an offset puts it; nil where that is not known.
  fileprivate var isSeen: Bool? {
    if let isVisible = stated?.isVisible { return isVisible }
    let isMoved = placed.view.modifiers.contains { modifier in
      if case .layout(.offset) = modifier.kind { modifier.isEnabled } else { false }
    }
    guard isMoved else { return nil }
    let (room, frame) = (carousel.screen.settings.screenSize, placed.content)
    return frame.maxX > 0 && frame.x < room.width && frame.maxY > 0 && frame.y < room.height
  }
}

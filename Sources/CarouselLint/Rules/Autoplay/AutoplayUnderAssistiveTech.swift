import CarouselModel
import CarouselSemantics

extension Rule {
  static let autoplayUnderAssistiveTech = Rule(
    "autoplay-under-assistive-tech", .autoplay,
    "The movement goes on while VoiceOver or Switch Control is used.",
    levels: .warning("review where it is not stated what stops it"),
    impact:
      "A person's focus is on a card that scrolls away, and the screen reader starts to read something else.",
    because: """
      Ask for accessibilityVoiceOverEnabled and accessibilitySwitchControlEnabled, or stop when a card gets the focus, and \
      do not move meanwhile.
      """,
    references: [
      .wcag("2.2.2"), .wcag("2.4.3"),
      Reference(
        "Apple, accessibilityVoiceOverEnabled",
        url:
          "https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityvoiceoverenabled"),
      .report("RevenueCat/purchases-ios#7704"),
    ],
    fixing: .always,
    fails: [Example("only a button", "▶autoplay: {interval: 5, stop: [button]}")],
    passes: [
      Example("focus and VoiceOver stop it", "autoplay: {interval: 5, stop: [button, focus, voiceOver]}")
    ],
    traps: [
      Example("focus alone will do", "autoplay: {interval: 5, stop: [button, focus]}"),
      Example("nothing moves", "autoplay: none\ncards: [A, B]"),
    ],
    checks: .carousel { carousel, report in
      guard let movement = Movement(carousel) else { return }
      let advice = "do not move while VoiceOver or Switch Control is running, or a card has the focus"
      guard let stops = movement.stops else {
        return report.review(
          at: carousel.spot(of: "autoplay"), "whether it moves while VoiceOver is running is not stated",
          advice: advice)
      }
      report.require(
        !stops.isDisjoint(with: [.focus, .voiceOver]), .warning, of: movement,
        at: carousel.spot(of: "autoplay"),
        "the carousel moves by itself while VoiceOver or Switch Control is running", advice: advice,
        fix: carousel.inside.source.map {
          Fix(
            "stop while VoiceOver is running", safety: .safe,
            edits: [SemanticEdit(.addAutoplayStop(.voiceOver), view: $0)])
        })
    })
}

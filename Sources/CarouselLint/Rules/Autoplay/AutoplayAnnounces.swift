import CarouselModel
import CarouselSemantics

extension Rule {
  static let autoplayAnnounces = Rule(
    "autoplay-announces", .autoplay, "Every move that nobody asked for is announced.",
    levels: .error,
    impact: "A person who reads something else on the screen is interrupted every few seconds.",
    because: """
      Announce what a person did, not what a timer did. Post no announcement on the timer's path, and do not mark the cards as \
      updating frequently.
      """,
    references: [
      .wcag("4.1.3"), .wcag("2.2.4"), .report("kenwheeler/slick#2749"), .report("eBay/ebayui-core#296"),
      .report("microsoft/fluentui#33832"), .report("ganlanyuan/tiny-slider#659"),
    ],
    fixing: .always,
    fails: [
      Example("every move is announced", "▶autoplay: {announces: true}"),
      Example(
        "a card that updates frequently",
        "autoplay: {interval: 5, stop: [button]}\ncards:\n▶  - {label: A, traits: [updatesFrequently]}\n  - {label: B}"
      ),
    ],
    passes: [
      Example("only the person's changes", "autoplay: {announces: false}\nonUserChange: {announces: true}")
    ],
    traps: [
      Example("nothing moves by itself", "onUserChange: {announces: true}\ncards: [A, B]"),
      Example(
        "a card that updates frequently and does not move",
        "cards:\n  - {label: Stock price, traits: [updatesFrequently]}"),
    ],
    checks: .cards { carousel, report in
      guard let movement = Movement(carousel) else { return .none }
      if let announces = movement.announces {
        report.require(
          !announces, .error, of: movement, at: carousel.spot(of: "autoplay"),
          "every move by itself is announced",
          advice: "announce only what a person did",
          fix: carousel.inside.source.map {
            Fix(
              "do not announce moves by itself", safety: .safe,
              edits: [SemanticEdit(.silenceAutoplay, view: $0)])
          })
      }
      return CardPass { card in
        for element in card.elements where element.node.traits.contains(.updatesFrequently) {
          report.require(
            false, .error, of: movement, at: element.spot,
            "the card is announced whenever it changes, and changes by itself",
            advice: "remove the trait updatesFrequently",
            fix: element.fix("remove the trait", .removeTraits(.updatesFrequently)))
        }
      }
    })
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let autoplayNoPause = Rule(
    "autoplay-no-pause", .autoplay, "The carousel moves by itself, and nothing stops it.",
    levels: .error(
      "review where it is not stated what stops it, where there is one card only, where no control is named after it, or where it may end by itself within five seconds"
    ),
    impact: """
      A person who reads slowly, or is distracted by movement, cannot read the card nor anything beside it. A screen reader's \
      focus is carried away.
      """,
    because: """
      What starts by itself and goes on for more than five seconds beside other content must have a way to pause, stop or \
      hide it. Stopping while a pointer or focus rests on it is no such way. Add a pause button before the cards.
      """,
    references: [
      .wcag("2.2.2"),
      Reference(
        "W3C ARIA Authoring Practices, carousel", url: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/"),
      .report("ampproject/amphtml#7975"), .report("happytodev/blogr#293"), .report("chakra-ui/zag#2212"),
      .report("ampproject/amphtml#29557"), .report("Telefonica/mistica-design#1728"),
    ],
    fails: [
      Example("nothing stops it", "▶autoplay: {interval: 4, stop: []}"),
      Example(
        "a button that is there for something else",
        "▶autoplay: {interval: 5, stop: [button]}\ncontrols: {next: {label: Next}}"),
      Example("it may be over soon", "▶autoplay: {interval: 1, stop: []}\nloop: none\ncards: 3"),
      Example("one card, unless more come", "▶autoplay: {interval: 4, stop: []}\ncards: [A]"),
      Example("only while the focus rests on it", "▶autoplay: {interval: 4, stop: [focus]}"),
    ],
    passes: [
      Example("a pause button", "autoplay: {interval: 4, stop: [button]}\ncontrols: {pause: {label: Pause}}")
    ],
    traps: [
      Example("any accessible mechanism will do", "autoplay: {interval: 5, stop: [button]}"),
      Example(
        "a pause button beside the carousel",
        "vstack:\n  - button: Pause\n  - carousel: {autoplay: {interval: 5, stop: [touch, button]}, cards: [A, B]}"
      ),
      Example("nothing moves", "autoplay: none\ncards: [A, B]"),
    ],
    checks: .carousel { carousel, report in
      guard let movement = Movement(carousel) else { return }
      guard !Movement.hasPauseControl(carousel) else { return report.pass() }
      let advice = "add a pause button that everybody can reach"
      guard let stops = movement.stops else {
        return report.review(
          at: carousel.spot(of: "autoplay"), "what stops the movement is not stated", advice: advice)
      }
      guard stops.contains(where: { $0 == .button || $0 == .touch }) || !endsSoon(movement, carousel) else {
        return report.review(
          at: carousel.spot(of: "autoplay"),
          "the carousel moves by itself for a few seconds, if it ends with its last card",
          advice: "make sure that it ends within five seconds, or " + advice)
      }
      // Stopping by a button for something else meets the criterion, and few will find it (ampproject/amphtml#29557).
      guard !stops.contains(.button) || carousel.stated.controls.isEmpty else {
        return report.review(
          at: carousel.spot(of: "autoplay"),
          "a button stops the movement, and none of the controls is a pause button",
          advice: "name the control that stops it, or " + advice)
      }
      report.require(
        !stops.isDisjoint(with: [.button, .touch]), .error, of: movement, at: carousel.spot(of: "autoplay"),
        "the carousel moves by itself, and "
          + (stops.isEmpty ? "nothing stops it" : "only \(stops.words) holds it for a while"),
        advice: advice)
    })

  /// Whether a row that does not go on behind its last card is through with it in five seconds (WCAG 2.2, 2.2.2).
  private static func endsSoon(_ movement: Movement, _ carousel: CarouselSubject) -> Bool {
    guard carousel.stated.loop == Carousel.Loop.none, let interval = movement.interval, carousel.cardCount > 0
    else {
      return false
    }
    return interval * Double(carousel.cardCount - 1) <= 5
  }
}

extension Set<Autoplay.StopMechanism> {
  /// The mechanisms in words.
  var words: String { map(\.rawValue).sorted().joined(separator: ", ") }
}

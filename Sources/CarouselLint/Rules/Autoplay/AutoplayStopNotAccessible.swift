import CarouselModel
import CarouselSemantics

extension Rule {
  static let autoplayStopNotAccessible = Rule(
    "autoplay-stop-not-accessible", .autoplay, "The movement can be stopped by touch or pointer only.",
    levels: .error,
    impact: """
      A person with a keyboard, a switch, Voice Control or a screen reader cannot stop the cards, though others can.
      """,
    because: """
      A gesture that stops the movement is nothing to assistive technology. Add a pause button, or an accessibility action \
      that does the same.
      """,
    references: [
      .wcag("2.1.1"), .wcag("2.2.2"), .report("vuetifyjs/0#612"), .report("metafizzy/flickity#993"),
      .report("Learus/react-material-ui-carousel#137"),
    ],
    supersedes: [.carousel("autoplay-no-pause")], fixing: .suggestion,
    fails: [Example("the first touch stops it", "▶autoplay: {interval: 1.3, stop: [touch]}")],
    passes: [Example("a button too", "autoplay: {interval: 5, stop: [touch, button]}")],
    traps: [
      Example(
        "a pause control is there",
        "autoplay: {interval: 5, stop: [touch]}\ncontrols: {pause: {label: Pause}}"),
      Example(
        "off with VoiceOver, and a keyboard stops it",
        "autoplay: {interval: 5, stop: [touch, focus, voiceOver]}"),
    ],
    checks: .carousel { carousel, report in
      guard let movement = Movement(carousel), let stops = movement.stops, stops.contains(.touch) else {
        return
      }
      let isReachable =
        stops.contains(.button) || Movement.hasPauseControl(carousel)
        || stops.isSuperset(of: [.voiceOver, .focus])
      report.require(
        isReachable, .error, at: carousel.spot, "only \(stops.words) stops the movement",
        advice: "add a pause button, or an accessibility action that stops it",
        fix: carousel.inside.source.map {
          Fix(
            "add a pause button", safety: .suggestion,
            edits: [SemanticEdit(.addAutoplayStop(.button), view: $0)])
        })
    })
}

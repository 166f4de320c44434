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
    supersedes: [.carousel("autoplay-no-pause"), .node("hidden-but-actionable")], fixing: .suggestion,
    fails: [
      Example("the first touch stops it", "▶autoplay: {interval: 1.3, stop: [touch]}"),
      Example("only a pointer stops it", "▶autoplay: {interval: 3, stop: [hover]}"),
      Example(
        "a hidden pause button",
        "autoplay: {interval: 5, stop: [button]}\ncontrols:\n▶  pause: {label: Pause, hidden: true}\ncards: [A, B]"
      ),
    ],
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
      guard let movement = Movement(carousel), let stops = movement.stops else { return }
      guard !Movement.hasPauseControl(carousel), !stops.isSuperset(of: [.voiceOver, .focus]) else {
        return report.pass()
      }
      if let button = carousel.hiddenPauseControl, movement.reliesOnPauseControl {
        return report.require(
          false, .error, of: movement, at: button.spot,
          "the pause button is hidden, so that assistive technology cannot stop the movement",
          advice: "show it to assistive technology")
      }
      // What only holds the movement while the focus rests on it is a question of autoplay-no-pause.
      guard stops.contains(.touch) || stops == [.hover] else { return }
      report.require(
        stops.contains(.button), .error, of: movement, at: carousel.spot(of: "autoplay"),
        "only \(stops.words) stops the movement",
        advice: "add a pause button, or an accessibility action that stops it",
        fix: carousel.inside.source.map {
          Fix(
            "add a pause button", safety: .suggestion,
            edits: [SemanticEdit(.addAutoplayStop(.button), view: $0)])
        })
    })
}

extension Movement {
  /// Whether the pause button is all that could stop it: nothing says that a button elsewhere does.
  fileprivate var reliesOnPauseControl: Bool {
    stops.map { $0.isSubset(of: [.button, .touch, .hover, .focus]) } ?? false
  }
}

extension CarouselSubject {
  /// The stated pause control, where assistive technology is not given it.
  fileprivate var hiddenPauseControl: ViewSubject? {
    views.first { view in
      guard view.placed.view.part == .control(.pause), view.isVisible else { return false }
      return view.surroundings.hiddenBy?.cause == .accessibilityHidden
    }
  }
}

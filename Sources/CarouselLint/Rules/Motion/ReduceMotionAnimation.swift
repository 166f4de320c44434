import CarouselModel
import CarouselSemantics

extension Rule {
  static let reduceMotionAnimation = Rule(
    "reduce-motion-animation", .motion, "A moving animation runs while Reduce Motion is on.",
    levels: .warning("a warning for animations without end and springs that move cards, else info"),
    impact:
      "A person with a vestibular disorder sees cards fly, bounce or slide although they asked for less motion.",
    because: """
      Give animation(_:value:) nil, or a fade, while accessibilityReduceMotion is on. SwiftUI replaces its built-in moving \
      transitions by itself; what you animate by hand is yours to change.
      """,
    references: [
      .wcag("2.3.3"),
      Reference(
        "Apple, TransitionProperties.hasMotion",
        url: "https://developer.apple.com/documentation/swiftui/transitionproperties/hasmotion"),
      .report("mapbox/mapbox-gl-native#15187"), .report("gambitph/Stackable#3251"),
    ],
    fixing: .always,
    fails: [
      Example(
        "a spring in both variants", "motion: {transition: spring}\n▶reduceMotion: {transition: spring}"),
      Example(
        "moving only with Reduce Motion on", "motion: {transition: fade}\n▶reduceMotion: {transition: slide}"),
      Example("flying in both variants", "motion: {transition: fly}\n▶reduceMotion: {transition: fly}"),
    ],
    passes: [Example("a fade instead", "motion: {transition: spring}\nreduceMotion: {transition: fade}")],
    traps: [
      Example("a fade moves nothing", "motion: {transition: fade}\nreduceMotion: {transition: fade}"),
      Example("at once", "motion: {transition: slide}\nreduceMotion: {transition: none}"),
      Example("a transition of SwiftUI replaces itself", "vstack: [{text: A, transition: slide}]"),
    ],
    checks: .carousel { carousel, report in
      checkTransition(carousel, report)
      let reduced = carousel.screen.variants.reduced.carousels.first {
        $0.facts.position == carousel.facts.position
      }
      guard carousel.stated.motion?.transition == nil else { return }
      for change in reduced?.facts.animations ?? [] {
        guard let animation = change.animation else {
          report.pass()
          continue
        }
        guard animation.isKnown else {
          report.review(
            at: carousel.spot(of: "reduceMotion", "motion"),
            "with Reduce Motion on, \(change.subject) may change by an animation: \(animation.name) is not known",
            advice: "use no animation while Reduce Motion is on")
          continue
        }
        guard let level = level(of: animation, moving: change.subject) else { continue }
        report.fail(
          level, at: carousel.spot(of: "reduceMotion", "motion"),
          "with Reduce Motion on, \(change.subject) still change by the animation '\(animation.name)'",
          advice: "use no animation while Reduce Motion is on", fix: fix(carousel))
      }
    })

  /// Names of changes that move nothing.
  private static let still: Set<String> = ["none", "fade", "opacity", "crossfade", "dissolve", "identity"]
  private static let springs: Set<String> = [
    "spring", "bouncy", "bounce", "interactiveSpring", "interpolatingSpring",
  ]

  private static func checkTransition(_ carousel: CarouselSubject, _ report: Report) {
    let names = [carousel.stated.motion?.transition, carousel.stated.reducedMotion?.transition].compactMap(
      \.self)
    guard let name = names.first(where: { !still.contains($0.lowercased()) }) else { return }
    guard let reduced = carousel.stated.reducedMotion else {
      return report.review(
        at: carousel.spot(of: "reduceMotion", "motion"),
        "cards change by '\(name)', and what Reduce Motion changes is not stated",
        advice: "use a fade, or none, while Reduce Motion is on")
    }
    guard let reducedName = reduced.transition, !still.contains(reducedName.lowercased()) else {
      return report.pass()
    }
    report.fail(
      springs.contains(reducedName) ? .warning : .info, at: carousel.spot(of: "reduceMotion", "motion"),
      "with Reduce Motion on, cards still change by '\(reducedName)'",
      advice: "use a fade, or none, while Reduce Motion is on",
      fix: fix(carousel))
  }

  private static func level(of animation: Animation, moving subject: String) -> Level? {
    if still.contains(animation.name.lowercased()) { return nil }
    if animation.repeatsForever { return .warning }
    let isPosition = subject.contains("card") || subject.contains("position")
    return springs.contains(animation.name) && isPosition ? .warning : .info
  }

  private static func fix(_ carousel: CarouselSubject) -> Fix? {
    carousel.inside.source.map {
      Fix(
        "use no animation with Reduce Motion on", safety: .safe,
        edits: [SemanticEdit(.stopAnimationWithReduceMotion, view: $0)])
    }
  }
}

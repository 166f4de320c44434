import CarouselModel
import CarouselSemantics

extension Rule {
  static let endsNotIndicated = Rule(
    "ends-not-indicated", .operation, "A control does nothing at the end of the row and does not say so.",
    levels: .info,
    impact: "A person presses \"Previous\" on the first card again and again, and hears no answer.",
    because: """
      Dimming tells the eye only. Disable the control at the end, so that "Dimmed" is spoken, or let the row wrap around.
      """,
    references: [.wcag("4.1.2"), .wcag("1.3.1"), .report("scratchfoundation/scratch-www#7191")],
    status: .preview, fixing: .always,
    fails: [
      Example("dimmed only", "controls:\n▶  previous: {label: Previous, atStart: dimmed}\ncards: [A, B]"),
      Example("as if it worked", "controls:\n▶  next: {label: Next, atEnd: enabled}\ncards: [A, B]"),
    ],
    passes: [
      Example("disabled", "controls:\n  previous: {label: Previous, atStart: disabled}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "the row wraps around", "controls:\n  previous: {label: Previous, atStart: wraps}\ncards: [A, B]"),
      Example(
        "copies make it endless",
        "loop: clones\ncontrols:\n  next: {label: Next, atEnd: enabled}\ncards: [A, B]"),
      Example(
        "the other end is no matter",
        "controls:\n  previous: {label: Previous, atEnd: enabled}\ncards: [A, B]"),
    ],
    checks: .carousel { carousel, report in
      guard carousel.facts.loop == .none else { return }
      check(.previous, carousel.stated.controls[.previous]?.atStart, .start, carousel, report)
      check(.next, carousel.stated.controls[.next]?.atEnd, .end, carousel, report)
    })

  private static func check(
    _ role: ControlRole, _ behavior: ControlStatements.EndBehavior?, _ end: SemanticEdit.RowEnd,
    _ carousel: CarouselSubject, _ report: Report
  ) {
    guard let behavior, let control = carousel.stated.controls[role] else { return }
    let tellsPosition =
      carousel.element(.control(role))?.node.value.map { PositionPhrase.last(in: $0) != nil } ?? false
    let isSilent = behavior == .dimmed || behavior == .enabled
    report.require(
      !isSilent || tellsPosition, .info, at: carousel.spot.at(control.source),
      "the '\(role.rawValue)' control \(behavior == .dimmed ? "looks disabled" : "looks as if it worked") at the \(end.rawValue) of the row",
      advice: "disable it there, or let the row wrap around",
      fix: control.source.map {
        Fix(
          "disable it at the \(end.rawValue)", safety: .safe,
          edits: [SemanticEdit(.disableAtEnd(end), view: $0)])
      })
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let changeNotAnnounced = Rule(
    "change-not-announced", .announcements, "A button changes the card, and nothing tells the new one.",
    levels: .warning("review where it is not stated what happens"),
    impact: "A person presses \"Next\", hears nothing, presses again, and does not know where they are.",
    because: """
      The focus stays on the button, so that the new card is not read by itself. Post an announcement such as "2 of 5, Alps", \
      or let the button have a value that changes.
      """,
    references: [
      .wcag("4.1.3"),
      Reference(
        "W3C WAI, carousels tutorial, functionality",
        url: "https://www.w3.org/WAI/tutorials/carousels/functionality/"),
      .report("material-components/material-components-ios#2066"), .report("wikimedia/wikipedia-ios#3586"),
      .report("carbon-design-system/carbon-for-ibm-dotcom#8913"), .report("flutter/flutter#42590"),
    ],
    fixing: .suggestion,
    fails: [
      Example("silence", "controls: {next: {label: Next}}\n▶onUserChange: {announces: false}\ncards: [A, B]")
    ],
    passes: [
      Example(
        "an announcement",
        "controls: {next: {label: Next}}\nonUserChange: {announces: \"%lld of %lld, title\"}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "the focus goes to the card",
        "controls: {next: {label: Next}}\nonUserChange: {announces: false, focus: card}\ncards: [A, B]"),
      Example(
        "the button has a value",
        "controls: {next: {label: Next, value: 1 of 2}}\nonUserChange: {announces: false}\ncards: [A, B]"),
      Example(
        "an adjustable element says its new value",
        "adjustable: {label: Albums, value: \"A, 1 of 2\", increment: next, decrement: previous}\nonUserChange: {announces: false}\ncards: [A, B]"
      ),
    ],
    checks: .carousel { carousel, report in
      let controls = carousel.elements.filter { element in
        switch element.part {
        case .control(.previous), .control(.next): true
        case .dot: element.isInteractive
        default: false
        }
      }
      guard !controls.isEmpty, carousel.cardCount != 1, carousel.ownElement?.node.isAdjustable != true else {
        return
      }
      let change = carousel.stated.onUserChange
      let isTold =
        change?.announces == true || change?.focus == "card" || controls.contains { $0.node.value != nil }
      guard !isTold else { return report.pass() }
      let advice = "announce the new card, or give the button a value that changes"
      guard change?.announces == false else {
        return report.review(
          at: carousel.spot(of: "onUserChange"), "what is said after the card has changed is not stated",
          advice: advice)
      }
      report.fail(
        .warning, at: carousel.spot(of: "onUserChange"),
        "after a control has changed the card, nothing is said", advice: advice)
    })
}

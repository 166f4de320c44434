import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelBlank = Rule(
    "label-blank", .labels, "A label is there and nothing of it can be heard.",
    levels: .error,
    impact: "A person who listens lands on a stop that is silent, and cannot know what it is or does.",
    because: """
      A label replaces the words that are seen. If it is empty, white space, or only invisible characters, the screen \
      reader has nothing left to say. Remove the label so that the visible text is spoken, or write words into it.
      """,
    references: [.wcag("4.1.2"), .wcag("1.1.1"), .report("mlemgroup/mlem#440")],
    supersedes: [.node("label-no-letters"), .card("meaningful-content-hidden")], fixing: .partly,
    fails: [
      Example("invisible characters", "cards:\n▶  - {label: \"\\u200B \"}"),
      Example("a braille pattern without dots", "cards:\n▶  - {label: \"\\u2800\"}"),
      Example("an empty label on a tab", "tabs:\n▶  - {label: \"\", value: 1 of 5}"),
      Example(
        "in place of combined words", "cards:\n▶  - {texts: [Alps], children: combine, label: \"\\u2060\"}"),
      Example("an empty name of the carousel", "▶carousel: {label: \" \"}\ncards: [Alps, Sahara]"),
    ],
    passes: [Example("words", "cards:\n  - {label: Forest}")],
    traps: [
      Example("a hidden card", "cards:\n  - {label: \"\", hidden: true}"),
      Example("an empty value is allowed", "cards:\n  - {label: Forest, value: \"\"}"),
      Example(
        "an outer label replaces the empty one", "text: Forest\nmodifiers: [{label: \"\"}, {label: Forest}]"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, element.hasOwnLabel else { return }
      let visible = element.visibleTexts.contains { !SpokenWords.isBlank($0.rendered) }
      report.require(
        !SpokenWords.isBlank(text), .error, at: element.labelSpot,
        "the label of the \(element.noun) is \(text.isEmpty ? "empty" : "only white space or invisible characters")",
        advice: visible
          ? "remove the label, so that the visible text is spoken" : "write words, or hide the element",
        fix: visible
          ? element.fix("remove the blank label", .removeLabel, property: element.labelSource) : nil)
    },
    .carousel { carousel, report in
      for label in carousel.inside.groupLabels.suffix(1) where SpokenWords.isBlank(label.rendered) {
        report.fail(
          .error, at: carousel.spot(of: "label"), "the label of the carousel is blank",
          advice: "write what the cards have in common")
      }
    })
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let headingLevelSkip = Rule(
    "heading-level-skip", .structure, "Heading levels jump, or a card's is above that of its carousel.",
    levels: .info,
    impact: "A person who goes through headings by level believes that a section is missing.",
    because: """
      A level says what is part of what. Let cards have the level below that of their carousel, or give no levels at all: \
      iOS needs none.
      """,
    references: [
      .wcag("1.3.1"), .report("UI5/webcomponents#8624"), .report("twbs/bootstrap#29494"),
      .report("microsoft/BotFramework-WebChat#4726"),
    ],
    status: .preview, fixing: .always,
    fails: [
      Example(
        "from 1 to 3", "heading: {text: Albums, level: 1}\ncards:\n▶  - {heading: {text: Alps, level: 3}}"),
      Example(
        "above the carousel's",
        "heading: {text: Albums, level: 2}\ncards:\n▶  - {heading: {text: Alps, level: 1}}"),
    ],
    passes: [
      Example("one below", "heading: {text: Albums, level: 1}\ncards:\n  - {heading: {text: Alps, level: 2}}")
    ],
    traps: [
      Example(
        "no levels",
        "heading: {text: Albums, traits: [header]}\ncards:\n  - {heading: {text: Alps, traits: [header]}}"),
      Example("the first heading of a part", "cards:\n  - {heading: {text: Alps, level: 3}}"),
    ],
    checks: .cards { carousel, report in
      let base = carousel.element(.heading)?.node.headingLevel
      var previous = base
      return CardPass { card in
        for element in card.elements {
          guard let level = element.node.headingLevel else { continue }
          defer { previous = level }
          guard let before = previous else { continue }
          let isAbove = base.map { level < $0 } ?? false
          let right = isAbove ? (base ?? 1) + 1 : before + 1
          report.require(
            level <= before + 1 && !isAbove, .info, at: element.spot,
            isAbove
              ? "the card's heading has level \(level), above its carousel's"
              : "the heading level jumps from \(before) to \(level)",
            advice: "make it level \(right)",
            fix: element.fix("make it level \(right)", .setHeadingLevel(right)))
        }
      }
    })
}

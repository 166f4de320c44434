import CarouselModel
import CarouselSemantics

extension Rule {
  static let headingTraitMissing = Rule(
    "heading-trait-missing", .structure, "The title above the carousel is no heading.",
    levels: .warning,
    impact: "A person who jumps from heading to heading by rotor passes the whole section without knowing.",
    because: """
      Large type makes a heading for the eye only. Add the header trait to the title of the section; the titles of the cards \
      stay as they are, since a heading on every card would flood the rotor.
      """,
    references: [
      .wcag("1.3.1"), .wcag("2.4.6"),
      Reference(
        "Apple, accessibilityAddTraits(.isHeader)",
        url: "https://developer.apple.com/documentation/swiftui/accessibilitytraits/isheader"),
      Reference("ACT rule b49b2e", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/b49b2e/"),
    ],
    fixing: .always,
    fails: [
      Example("a large title", "▶heading: {text: Albums, style: largeTitle}"),
      Example(
        "a view above the cards",
        """
        vstack:
        ▶  - {text: Albums, font: {style: title, weight: bold}}
          - carousel: {cards: [Night Drive, Blue Hour]}
        """),
    ],
    passes: [Example("the trait", "heading: {text: Albums, style: largeTitle, traits: [header]}")],
    traps: [
      Example("a heading of a level, as stated", "heading: {text: Albums, level: 2}\ncards: [A, B]"),
      Example(
        "a caption below the cards",
        """
        vstack:
          - carousel: {cards: [Night Drive, Blue Hour]}
          - {text: Night Drive, font: {style: title, weight: bold}}
        """),
      Example(
        "a price in large type",
        """
        vstack:
          - {text: 89 EUR, font: {style: largeTitle, weight: bold}}
          - carousel: {cards: [Night Drive, Blue Hour]}
        """),
      Example("a price above the cards", "heading: {text: \"€ 249\", style: largeTitle}\ncards: [A, B]"),
      Example(
        "titles of cards",
        "cards:\n  - {texts: [{text: Alps, style: title, weight: bold}]}\n  - {texts: [{text: Sahara, style: title, weight: bold}]}"
      ),
    ],
    checks: .screen { screen, report in
      for carousel in screen.carousels where !carousel.isHidden {
        let texts = Headings.texts(above: carousel, on: screen)
        guard !texts.contains(where: { $0.node.traits.contains(.header) || $0.isStatedHeading }) else {
          report.pass()
          continue
        }
        guard let title = texts.first(where: { Headings.looksLikeTitle($0) }) else { continue }
        report.fail(
          .warning, at: title.spot,
          "\(title.label?.quoted ?? "the title") looks like the heading of the carousel and is none",
          advice: "add the header trait", fix: title.fix("add the header trait", .addTraits(.header)))
      }
    })
}

extension ElementSubject {
  /// Whether it is stated to be the heading of a carousel, and of which level.
  fileprivate var isStatedHeading: Bool { part == .heading && node.headingLevel != nil }
}

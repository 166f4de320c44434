import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelTooLong = Rule(
    "label-too-long", .labels, "A label is so long that nobody waits for its end.",
    levels: .info,
    impact:
      "A person who listens hears the whole text at every visit before they know whether it is the card they want.",
    because: """
      A label names; it does not tell everything. Keep the name short, put a state or number into the value, and put what \
      is only sometimes wanted into custom content, which is told on request.
      """,
    references: [
      .wcag("2.4.6"),
      Reference(
        "Apple, accessibilityCustomContent",
        url:
          "https://developer.apple.com/documentation/swiftui/view/accessibilitycustomcontent(_:_:importance:)"
      ),
    ],
    options: [RuleOption("limit", .number(150), "the most characters that a label may have")],
    fails: [
      Example(
        "a description as label",
        """
        cards:
        ▶  - {label: "Aurora over Tromso on a cold night in late January with a green curtain of light that reaches from the \
        fjord to the mountains and is mirrored in the still water below the town and harbour"}
        """)
    ],
    passes: [Example("a name and a value", "cards:\n  - {label: Aurora over Tromso, value: 3 of 8}")],
    traps: [
      Example(
        "the text of a post is the content",
        """
        cards:
          - {text: "Aurora over Tromso on a cold night in late January with a green curtain of light that reaches from the \
        fjord to the mountains and is mirrored in the still water below the town and harbour"}
        """),
      Example(
        "many short parts",
        """
        cards:
          - texts: [Aurora over Tromso on a cold night in January, A green curtain of light from the fjord to the mountains, Mirrored in the still water below the town and the harbour]
            children: combine
        """),
    ],
    checks: .element { element, report in
      guard let label = element.label, element.hasOwnLabel else { return }
      let length = label.rendered.count
      let limit = Int(report.options.number("limit"))
      let isSeen = element.visibleTexts.contains { $0.rendered == label.rendered }
      report.require(
        length <= limit || isSeen, .info, at: element.labelSpot, "the label has \(length) characters",
        advice: "keep it below \(limit), and move what is not the name into the value or custom content")
    })
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelPlaceholder = Rule(
    "label-placeholder", .labels, "A label was left over from a template or a missing translation.",
    levels: .warning,
    impact: "A person who listens hears \"card dot title\" or \"to do\" instead of a name.",
    because: """
      Stand-ins and raw keys are seen early by the eye and forgotten in labels, since nobody looks at them. Write the \
      name, or add the key to the string catalogue.
      """,
    references: [
      .wcag("1.1.1"), .wcag("2.4.6"), .wcag("3.1.1"), .report("signalapp/Signal-iOS#1662"),
      .report("microsoft/fluentui-android#59"),
    ],
    status: .preview,
    options: [
      RuleOption(
        "words",
        .words([
          "todo", "fixme", "placeholder", "title", "label", "image", "card", "item", "untitled", "text",
          "xxx", "tbd", "lorem ipsum", "your text here", "your title here", "slide title", "card title",
          "image title", "image description", "alt text",
        ]),
        "labels that are stand-ins, without regard to case")
    ],
    fails: [
      Example("a raw key", "cards:\n▶  - {label: card.title}"),
      Example("a raw key in capitals", "cards:\n▶  - {label: CARD_TITLE}"),
      Example("a stand-in", "cards:\n▶  - {label: TODO}"),
      Example(
        "a value that is missing", "cards:\n▶  - {label: \"undefined\"}\n▶  - {label: \"[object Object]\"}"),
      Example("a note to oneself", "cards:\n▶  - {label: \"TODO: name of the album\"}"),
    ],
    passes: [Example("a name", "cards:\n  - {label: Today's pick}")],
    traps: [
      Example("a Spanish word", "language: es\ncards: [Todo lo nuevo]"),
      Example("the word in a name", "cards: [The Card, Image of the year]"),
      Example("names with a dot", "cards: [Node.js, booking.com, Mr.Robot]"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, !element.node.isLabelImplicit,
        !element.isCatalogued,
        !SpokenWords.isBlank(text)
      else { return }
      let word = SpokenWords.normalised(text)
      let isStandIn =
        report.options.words("words").contains { SpokenWords.normalised($0) == word }
        || word.hasPrefix("lorem ipsum") || ["TODO:", "FIXME:", "TBD:"].contains(where: text.hasPrefix)
        || missingValues.contains(text)
      let isKey = IdentifierWords.isTranslationKey(text)
      report.require(
        !isStandIn && !isKey, .warning, at: element.labelSpot,
        "the label \(label.quoted) \(isKey ? "looks like the key of a missing translation" : "is a stand-in")",
        advice: isKey ? "add the key to the string catalogue, or write the words" : "write the name")
    })

  /// How languages of programs write that there is no value, letter by letter: "Null" is a number in German.
  private static let missingValues: Set<String> = [
    "null", "(null)", "undefined", "NaN", "nil", "[object Object]",
  ]
}

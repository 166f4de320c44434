import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionInLabel = Rule(
    "position-in-label", .position, "The position of a card is part of its label.",
    levels: .warning,
    impact:
      "A person hears the numbers as part of the name, and cannot call the card by its name alone with Voice Control.",
    because: """
      The label says what the card is; the value says where it stands. Put "1 of 4" into the value: it is spoken behind the \
      label, and it can change without changing the name.
      """,
    references: [
      .wcag("4.1.2"), .wcag("1.3.1"),
      Reference(
        "W3C ARIA Authoring Practices, carousel", url: "https://www.w3.org/WAI/ARIA/apg/patterns/carousel/"),
      .report("CleverTap/clevertap-android-sdk#1039"),
    ],
    fixing: .always,
    fails: [
      Example(
        "a number behind the name",
        "cards:\n▶  - {label: \"Sunrise, 1 of 2\"}\n▶  - {label: \"Forest, 2 of 2\"}"),
      Example("a single card of several", "cards:\n▶  - {label: \"Sunrise, 1 of 4\"}"),
      Example("the number of the slide", "cards:\n▶  - {label: Sunrise slide 1}\n  - {label: Forest}"),
      Example(
        "the number of the slide before the name",
        "cards:\n▶  - {label: \"Slide 1: Alps\"}\n▶  - {label: \"Slide 2: Sahara\"}"),
    ],
    passes: [
      Example(
        "the value says it", "cards:\n  - {label: Sunrise, value: 1 of 2}\n  - {label: Forest, value: 2 of 2}"
      )
    ],
    traps: [
      Example("a card without a name of its own", "cards: [Slide 1 of 2, Slide 2 of 2]"),
      Example(
        "a rating of five stars",
        "cards:\n  - {label: \"Alps, 1 of 2 stars\"}\n  - {label: \"Sahara, 2 of 2 stars\"}"),
      Example("weeks", "total: 52\ncards: [Week 1 of 52, Week 2 of 52]"),
      Example(
        "weeks with a title", "cards: [\"Week 1 of 2: Strength\", \"Week 2 of 2: Yoga\"]"),
      Example("a numbered title", "cards: [\"Dune, Part 1 of 2\", \"Dune, Part 2 of 2\", Chapter 3]"),
      Example(
        "a dot names its target",
        "dots: {interactive: true, labels: [Go to slide 1, Go to slide 2]}\ncards: [Alps, Sahara]"),
    ],
    checks: .cards { carousel, report in
      var count = 0
      var found: [(spot: Spot, element: ElementSubject, phrase: PositionPhrase, index: Int)] = []
      return CardPass(
        visit: { card in
          if !card.isClone { count += 1 }
          guard let element = card.mainElement, let label = element.label, let phrase = phrase(in: label),
            phrase.index == card.index + 1, !phrase.rest.isEmpty, !phrase.isNumberedTitle, isBeside(phrase)
          else { return }
          found.append((element.labelSpot, element, phrase, card.index))
        },
        finish: {
          // "Week 1 of 52" has no other name.
          let names = Set(found.map { SpokenWords.normalised($0.phrase.rest) })
          if found.count > 1, names.count == 1 { return report.pass() }
          let subjects = found.compactMap(\.phrase.subject).map { SpokenWords.folded($0) }
          let totals = [count, carousel.stated.total].compactMap(\.self)
          for (spot, element, phrase, _) in found {
            guard phrase.total == nil || count == 1 || totals.contains(phrase.total ?? 0) else { continue }
            // Two of the same word number a title: "Game 1 of 2"; of one alone nobody knows.
            if let subject = phrase.subject.map({ SpokenWords.folded($0) }),
              found.count < 2 || subjects.count(where: { $0 == subject }) > 1
            {
              report.review(
                at: spot, "the label has '\(phrase.text)' in it, which may be the position",
                advice: "if it is, move it to the value")
              continue
            }
            report.fail(
              .warning, at: spot, "the label has the position '\(phrase.text)' in it",
              advice: "label '\(phrase.rest)', value '\(phrase.text)'", fix: fix(element, phrase))
          }
          if found.isEmpty, count > 0 { report.pass() }
        })
    })

  /// "3 of 5", or a number behind the word for a slide, at the end or before a colon at the start.
  private static func phrase(in label: TextValue) -> PositionPhrase? {
    if let phrase = PositionPhrase.last(in: label) { return phrase }
    guard let text = label.knownText else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 2 || (words.count > 1 && Int(words[words.count - 1]) != nil) else { return nil }
    if let number = Int(words[words.count - 1]), isSlide(words[words.count - 2]) {
      return PositionPhrase(
        index: number, text: words.suffix(2).joined(separator: " "),
        rest: PositionPhrase.trimmed(words.dropLast(2).joined(separator: " ")))
    }
    guard isSlide(words[0]), let mark = words[1].last,
      ":.-–—,".contains(mark) || ["-", "–", "—"].contains(words[2]),
      let number = Int(words[1].filter(\.isNumber)), words[1].filter(\.isLetter).isEmpty
    else { return nil }
    return PositionPhrase(
      index: number, text: PositionPhrase.trimmed(words[0] + " " + words[1].filter(\.isNumber)),
      rest: PositionPhrase.trimmed(words.dropFirst(2).joined(separator: " ")))
  }

  /// Whether numbers stand beside the name of a card, rather than inside: "Week 1 of 2: Strength".
  private static func isBeside(_ phrase: PositionPhrase) -> Bool {
    phrase.isPlain || (!phrase.isCounted && phrase.subject.map { phrase.rest.hasSuffix($0) } ?? false)
  }

  private static func isSlide(_ word: String) -> Bool {
    ["slide", "page", "seite", "folie", "diapositive"].contains(SpokenWords.normalised(word))
  }

  private static func fix(_ element: ElementSubject, _ phrase: PositionPhrase) -> Fix? {
    let edits =
      element.edit(.setLabel(TextValue(phrase.rest)), property: element.labelSource)
      + (element.node.value == nil ? element.edit(.setValue(TextValue(phrase.text))) : [])
    return edits.isEmpty ? nil : Fix("move '\(phrase.text)' to the value", safety: .safe, edits: edits)
  }
}

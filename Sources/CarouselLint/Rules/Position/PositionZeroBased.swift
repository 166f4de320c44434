import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionZeroBased = Rule(
    "position-zero-based", .position, "Counting begins at 0.",
    levels: .error,
    impact:
      "A person hears \"0 of 3\" and \"2 of 3\" at the last card, and looks for a card that is not there.",
    because: """
      Lists are numbered from 0 in code and from 1 among people. Add 1 to the index before it becomes part of a text.
      """,
    references: [.wcag("1.3.1"), .report("grommet/grommet#7930")],
    supersedes: [.carousel("position-wrong")], fixing: .always,
    fails: [
      Example("values from 0", "cards:\n▶  - {value: 0 of 3}\n  - {value: 1 of 3}\n  - {value: 2 of 3}"),
      Example(
        "the value of the carousel",
        "▶adjustable: {label: Albums, value: \"Alps, 0 of 2\", increment: next, decrement: previous}\ncards: [Alps, Sahara]"
      ),
      Example(
        "a row of page dots",
        "▶dots: {exposed: true, label: Page, value: 0 of 3, adjustable: true}\ncards: 3"),
      Example(
        "a number while a card is chosen",
        "selection: a\n▶adjustable: {label: Albums, value: 0 of 2, increment: next, decrement: previous}\ncards: [{id: a, label: A}, {id: b, label: B}]"
      ),
      Example(
        "what may be a count",
        "cards:\n▶  - {label: A, value: Streak 0 of 2}\n  - {label: B, value: Streak 1 of 2}"),
      Example(
        "a control that goes to slide 0",
        "▶dots: {interactive: true, labels: [Go to slide 0, Go to slide 1]}\ncards: [Alps, Sahara]"),
    ],
    passes: [
      Example("values from 1", "cards:\n  - {value: 1 of 3}\n  - {value: 2 of 3}\n  - {value: 3 of 3}")
    ],
    traps: [
      Example("a title with a zero", "cards: [Chapter 0, Chapter 1]"),
      Example("progress", "cards:\n  - {label: A, value: 0 of 5 done}\n  - {label: B, value: 3 of 5 done}"),
      Example(
        "nothing is chosen yet, and page dots say so",
        "selection: none\ndots: {exposed: true, label: Page, value: 0 of 2, adjustable: true}\ncards: [A, B]"),
      Example(
        "a count of what is in a bag",
        "cards:\n  - {label: A, value: 0 of 2 items}\n  - {label: B, value: 1 of 2 items}"),
      Example("nothing is chosen yet", "carousel: {label: Photos, value: 0 of 3}\ncards: [A, B, C]"),
    ],
    checks: .cards { carousel, report in
      let told = ToldPositions(carousel)
      return CardPass(
        visit: { told.add($0) },
        finish: {
          checkCards(told.entries, told, report)
          checkCards(told.dotEntries, told, report)
          for element in carousel.elements {
            checkTarget(element, report)
            checkDots(element, of: carousel, report)
          }
          checkOwn(carousel, report)
        })
    })

  private static func checkCards(_ entries: [ToldPositions.Entry], _ told: ToldPositions, _ report: Report) {
    guard let first = entries.first else { return }
    // The last card says one less than the total while the first is told from nothing.
    guard ToldPositions.isZeroBased(entries) || (entries.count == 1 && first.phrase.index == 0) else {
      return report.pass()
    }
    guard !entries.contains(where: \.phrase.isCounted) else { return report.pass() }
    guard entries.allSatisfy({ $0.phrase.isPlain && $0.phrase.endsPlainly }) else {
      return report.review(
        at: first.spot, "the first card says '\(first.phrase.text)', which is wrong if it is a position",
        advice: "count positions from 1, or say in words what is counted")
    }
    let edits = entries.compactMap { entry -> SemanticEdit? in
      guard let index = entry.phrase.index, let source = entry.source else { return nil }
      let text = entry.phrase.text.replacingFirst("\(index)", with: "\(index + 1)")
      return SemanticEdit(.setValue(TextValue(text)), view: source)
    }
    report.fail(
      .error, at: first.spot, "the first card says '\(first.phrase.text)'", advice: "count from 1",
      fix: edits.isEmpty || Set(edits.map(\.view)).count < edits.count
        ? nil : Fix("count from 1", safety: .safe, edits: edits))
  }

  /// The carousel's own value, where it names a card: "nothing is chosen" names none.
  private static func checkOwn(_ carousel: CarouselSubject, _ report: Report) {
    guard let own = OwnPosition(carousel), own.phrase.index == own.place else {
      return checkNumber(carousel, report)
    }
    report.fail(
      .error, at: own.spot, "'\(own.phrase.text)' is said of the card at position \(own.place + 1)",
      advice: "count from 1")
  }

  /// The carousel's own number, where a card is stated to be chosen.
  private static func checkNumber(_ carousel: CarouselSubject, _ report: Report) {
    guard let id = carousel.stated.selection, !SpokenWords.isBlank(id), let value = carousel.ownValue,
      let phrase = PositionPhrase.last(in: value), phrase.index == 0, phrase.total ?? 2 > 1, phrase.isPlain,
      phrase.endsPlainly, SpokenWords.isBlank(phrase.rest)
    else { return }
    report.fail(
      .error, at: carousel.ownSpot, "'\(phrase.text)' is said while '\(id)' is selected",
      advice: "count from 1")
  }

  /// Page dots have a current one, unless nothing is chosen yet.
  private static func checkDots(_ element: ElementSubject, of carousel: CarouselSubject, _ report: Report) {
    guard !carousel.stated.absent.contains(.selection), element.part == .dots, let value = element.node.value,
      let phrase = PositionPhrase.last(in: value),
      phrase.index == 0, phrase.total ?? 2 > 1, phrase.isPlain
    else { return }
    report.fail(.error, at: element.spot, "the page dots say '\(phrase.text)'", advice: "count from 1")
  }

  private static func checkTarget(_ element: ElementSubject, _ report: Report) {
    guard element.isControl || element.isDots, let text = element.label?.knownText else { return }
    let words = SpokenWords.words(text)
    guard let zero = words.firstIndex(of: "0"), zero > 0,
      ["slide", "page", "item", "card", "image", "photo", "seite", "folie"].contains(words[zero - 1])
    else { return }
    report.fail(
      .error, at: element.labelSpot, "the \(element.noun) says '\(text)'", advice: "count from 1")
  }
}

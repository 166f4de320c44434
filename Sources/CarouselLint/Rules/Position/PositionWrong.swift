import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionWrong = Rule(
    "position-wrong", .position, "A card says another position than it has.",
    levels: .error,
    impact: "A person who counts on the numbers believes that cards are missing, or that they went back.",
    because: """
      The number was taken from another list than the one that is shown, or before it was sorted. Number the cards where \
      they are laid out, in reading order and from 1.
      """,
    references: [
      .wcag("1.3.1"), .wcag("4.1.2"), .report("thaw-app/Thaw#811"), .report("kirbydesign/designsystem#3928"),
      .report("ganlanyuan/tiny-slider#457"), .report("solid-design-system/solid#1470"),
    ],
    fixing: .always,
    fails: [
      Example("swapped", "cards:\n▶  - {label: A, value: 2 of 2}\n▶  - {label: B, value: 1 of 2}"),
      Example(
        "one number twice",
        "cards:\n  - {label: A, value: 1 of 3}\n▶  - {label: B, value: 1 of 3}\n  - {label: C, value: 3 of 3}"
      ),
      Example(
        "every second number",
        "cards:\n▶  - {label: A, value: 2 of 6}\n▶  - {label: B, value: 4 of 6}\n▶  - {label: C, value: 6 of 6}"
      ),
      Example(
        "the value of the carousel",
        "selection: b\n▶adjustable: {label: Albums, value: \"Blue Hour, 3 of 3\", increment: next, decrement: previous}\ncards: [{id: a, label: Night Drive}, {id: b, label: Blue Hour}, {id: c, label: Dawn}]"
      ),
      Example(
        "behind the last card",
        "adjustable: {increment: next, decrement: previous, label: Albums,\n▶  value: 6 of 5}\ncards: 5"),
      Example(
        "what may be a count",
        "cards:\n▶  - {label: Trail, value: \"Difficulty: 3 of 3\"}\n  - {label: Lake, value: \"Difficulty: 1 of 3\"}\n  - {label: Peak, value: \"Difficulty: 2 of 3\"}"
      ),
      Example(
        "dots of another list",
        "slides: 5\ndots:\n  interactive: true\n  count: 4\n  labels:\n▶    - 2 of 5\n▶    - 3 of 5\n▶    - 4 of 5\n▶    - 5 of 5"
      ),
    ],
    passes: [Example("in order", "cards:\n  - {label: A, value: 1 of 2}\n  - {label: B, value: 2 of 2}")],
    traps: [
      Example(
        "right-to-left is the same order",
        "direction: rtl\ncards:\n  - {label: A, value: 1 of 2}\n  - {label: B, value: 2 of 2}"),
      Example(
        "a part of a longer list, stated",
        "total: 120\ncards:\n  - {label: A, value: 11 of 120}\n  - {label: B, value: 12 of 120}"),
      Example(
        "ratings in stars",
        "cards:\n  - {label: Inn, value: 5 of 5 stars}\n  - {label: Hotel, value: 3 of 5 stars}"),
      Example(
        "ratings with a fraction",
        "cards:\n  - {label: Inn, value: 4.5 of 5}\n  - {label: Hotel, value: 3 of 5}"),
      Example(
        "lives in a game",
        "cards:\n  - {label: Mario, value: Lives 2/2}\n  - {label: Luigi, value: Lives 1/2}"),
      Example(
        "tasks", "cards:\n  - {label: Groceries, value: 1 of 7 done}\n  - {label: Garden, value: 2 of 4 done}"
      ),
      Example("dates", "cards:\n  - {label: Inn, value: 12/05/2024}\n  - {label: Hotel, value: 11/05/2024}"),
      Example(
        "the parts of a film",
        "cards:\n  - {label: \"Dune, Part 2 of 2\"}\n  - {label: \"Dune, Part 1 of 2\"}"),
      Example(
        "dots that are buttons, in order",
        "dots: {interactive: true, labels: [1 of 2, 2 of 2]}\ncards: [Alps, Sahara]"),
      Example(
        "copies are not counted",
        "loop: clones\ncards:\n  - {id: b, label: B, clone: true, hidden: true}\n  - {id: a, label: A, value: 1 of 2}\n  - {id: b, label: B, value: 2 of 2}"
      ),
    ],
    checks: .cards { carousel, report in
      let told = ToldPositions(carousel)
      return CardPass(
        visit: { told.add($0) },
        finish: {
          check(told.entries, told, report)
          check(told.dotEntries, told, report)
          checkOwn(carousel, report)
          checkBounds(carousel, report)
        })
    })

  /// The place that the carousel itself tells, where it names the card.
  private static func checkOwn(_ carousel: CarouselSubject, _ report: Report) {
    guard let own = OwnPosition(carousel), let index = own.phrase.index, index != own.place else { return }
    report.require(
      index == own.place + 1, .error, at: own.spot,
      "'\(own.phrase.text)' is said of the card at position \(own.place + 1)",
      advice: "say the place of the current card")
  }

  /// A place that is greater than its own total, told by the carousel or its page dots.
  private static func checkBounds(_ carousel: CarouselSubject, _ report: Report) {
    let own = carousel.ownValue.map { (value: $0, spot: carousel.ownSpot) }
    let others = carousel.elements.compactMap { element in
      element.node.value.map { (value: $0, spot: element.spot) }
    }
    for (value, spot) in [own].compactMap(\.self) + others {
      guard let phrase = PositionPhrase.last(in: value), phrase.isPlain, !phrase.isNumberedTitle,
        let index = phrase.index, let total = phrase.total, index > total
      else { continue }
      report.fail(
        .error, at: spot, "'\(phrase.text)' is said, which is behind the last card",
        advice: "say the place of the current card")
    }
  }

  private static func check(_ entries: [ToldPositions.Entry], _ told: ToldPositions, _ report: Report) {
    guard entries.count > 1, !ToldPositions.isZeroBased(entries), !told.isPartOfStatedTotal else { return }
    guard told.areCertain(entries) else {
      // "2 of 3 lessons" counts lessons.
      guard !entries.allSatisfy(told.isRight), !entries.contains(where: \.phrase.isCounted) else {
        return report.pass()
      }
      return report.review(
        at: entries[0].spot,
        "'\(entries[0].phrase.text)' is said at position \(entries[0].place + 1); it is wrong if it is a position",
        advice: "number the cards from 1 in reading order, or say in words what is counted")
    }
    for entry in entries {
      let index = entry.phrase.index ?? 0
      let right = entry.phrase.text.replacingFirst("\(index)", with: "\(entry.place + 1)")
      report.require(
        told.isRight(entry), .error, at: entry.spot,
        "'\(entry.phrase.text)' is said at position \(entry.place + 1)", advice: "say '\(right)'",
        fix: entry.source.map {
          Fix("say '\(right)'", safety: .safe, edits: [SemanticEdit(.setValue(TextValue(right)), view: $0)])
        })
    }
  }
}

extension String {
  /// The text with the first occurrence of a part replaced.
  func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = firstRange(of: part) else { return self }
    return replacingCharacters(range, other)
  }

  private func firstRange(of part: String) -> Range<String.Index>? {
    indices.lazy.first { self[$0...].hasPrefix(part) }.map { $0..<(index($0, offsetBy: part.count)) }
  }

  private func replacingCharacters(_ range: Range<String.Index>, _ other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}

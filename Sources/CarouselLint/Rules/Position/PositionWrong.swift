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
        "dots of another list",
        "slides: 5\n▶dots: {interactive: true, count: 4, labels: [2 of 5, 3 of 5, 4 of 5, 5 of 5]}"),
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
        })
    })

  private static func check(_ entries: [ToldPositions.Entry], _ told: ToldPositions, _ report: Report) {
    guard entries.count > 1, !ToldPositions.isZeroBased(entries), !told.isPartOfStatedTotal else { return }
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

import CarouselModel
import CarouselSemantics

extension Rule {
  static let sortOrderConflict = Rule(
    "sort-order-conflict", .structure,
    "Sort priorities make the reading order another one than the visible order.",
    levels: .error(
      "an error where a card is read before an earlier one, else a warning; review where that is the current card, and where tabs tell of others that are not listed"
    ),
    impact:
      "A person hears the cards in another order than they are shown and numbered, and loses their place.",
    because: """
      A higher priority is read earlier, so that the index of a card as its priority reverses the row. Leave priorities out: \
      views are read as they are laid out.
      """,
    references: [
      .wcag("1.3.2"), .wcag("2.4.3"),
      Reference(
        "Apple, accessibilitySortPriority",
        url: "https://developer.apple.com/documentation/swiftui/view/accessibilitysortpriority(_:)"),
      .report("mlemgroup/mlem#440"), .report("react/react-native#55139"),
    ],
    fixing: .always,
    fails: [
      Example("tabs of which only one is known", "▶tabs:\n  - {label: Home, value: 1 of 5}"),
      Example(
        "a part of a point",
        "cards:\n  - {label: A}\n  - {label: B}\n▶  - {label: C, sort: 0.5}"),
      Example(
        "the current card first",
        "selection: b\ncards:\n  - {id: a, label: A}\n▶  - {id: b, label: B, sort: 1}\n  - {id: c, label: C}"),
      Example("the index as priority", "cards:\n  - {label: A, sort: 0}\n▶  - {label: B, sort: 1}"),
      Example(
        "a caption before the title",
        """
        vstack:
          - {text: Albums}
        ▶  - {text: Twelve records, sort-priority: 1}
        """),
    ],
    passes: [Example("no priorities", "cards: [A, B]")],
    traps: [
      Example(
        "all tabs",
        "tabs:\n  - {label: Home, value: 1 of 2, traits: [selected]}\n  - {label: Search, value: 2 of 2}"),
      Example("priority 0 everywhere", "cards:\n  - {label: A, sort: 0}\n  - {label: B, sort: 0}"),
      Example("priorities in the visible order", "cards:\n  - {label: A, sort: 2}\n  - {label: B, sort: 1}"),
      Example(
        "the current card of a pile first, as stated",
        "paging: custom\nselection: b\ncards:\n  - {id: a, label: A}\n  - {id: b, label: B, sort: 1}"),
      Example(
        "the control that stops the movement first",
        """
        vstack:
          - {text: Albums}
          - {button: Pause, sort-priority: 1}
        """),
    ],
    checks: .cards { carousel, report in
      var least: Double?
      var count = 0
      var ofTabs: PositionPhrase?
      let current = carousel.currentID
      var first: (spot: Spot, index: Int)?
      return CardPass(
        visit: { card in
          guard !card.isHidden, !card.isClone else { return }
          count += 1
          if carousel.stated.form == .tabs { ofTabs = ofTabs ?? card.positionInValue }
          // The current card may be meant to come first; in a pile that its author moves, that is usual.
          guard card.id != current, !card.isSelected else {
            if carousel.paging != .custom, let before = least, card.sortPriority > before {
              first = (card.spot, card.index)
            }
            return
          }
          let priority = card.sortPriority
          defer { least = min(least ?? priority, priority) }
          guard let least, priority > least else { return }
          let edits = card.edit(.removeSortPriority)
          report.fail(
            .error, at: card.spot,
            "priority \(priority.brief) puts card \(card.index + 1) before an earlier one",
            advice: "leave the sort priorities out",
            fix: edits.isEmpty ? nil : Fix("remove the priority", safety: .safe, edits: edits))
        },
        finish: {
          if let first {
            report.review(
              at: first.spot,
              "card \(first.index + 1) is read before earlier ones, which may be meant since it is the current one",
              advice: "make sure that the order is easy to follow, or leave the sort priorities out")
          }
          if let total = ofTabs?.total, total > count {
            report.review(
              at: carousel.spot,
              "the order in which the tabs are read is not known: \(count) of \(total) are listed",
              advice: "list all tabs, or make sure that they are read in the order in which they are seen")
          } else if count > 0 {
            report.pass()
          }
        })
    },
    .screen { screen, report in
      var least: Double?
      for element in screen.elements.sorted(by: { $0.isAbove($1) }) {
        let priority = element.node.sortPriority ?? 0
        defer { least = min(least ?? priority, priority) }
        guard let before = least, priority > before, priority != 0 || before != 0 else { continue }
        // A control may be meant to come first, and a title may be drawn under its art.
        guard !element.isControl, !element.isDots, element.part != .heading,
          !element.node.traits.contains(.header)
        else { continue }
        report.fail(
          .warning, at: element.spot,
          "\(element.label?.quoted ?? "an element") is read before what is shown above it",
          advice: "leave the sort priority out", fix: element.fix("remove the priority", .removeSortPriority))
      }
    })
}

extension CarouselSubject {
  /// The identifier of the current card, as stated or in the state.
  var currentID: String? { screen.state[facts.position].text ?? stated.selection }
}

extension CardSubject {
  /// Whether it says that it is the current one.
  fileprivate var isSelected: Bool { mainElement?.node.traits.contains(.selected) ?? false }

  fileprivate var sortPriority: Double {
    containers.first?.sortPriority ?? mainElement?.node.sortPriority ?? 0
  }
}

extension ElementSubject {
  /// Whether it is shown above another, or beside it and before.
  fileprivate func isAbove(_ other: ElementSubject) -> Bool {
    guard let first = node.frame.rect, let second = other.node.frame.rect else { return false }
    return first.y < second.y - 4
  }
}

extension Double {
  /// The number without a fraction where it has none, else with up to two digits.
  var brief: String {
    if self == rounded(), abs(self) < 1e15 { return String(Int(self)) }
    let hundredths = (self * 100).rounded() / 100
    return "\(hundredths)"
  }
}

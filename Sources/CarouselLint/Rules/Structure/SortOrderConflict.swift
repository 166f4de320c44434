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
        "a pile from the top down",
        "paging: custom\nselection: c\ncards:\n  - {id: a, label: A, sort: 1}\n▶  - {id: b, label: B, sort: 2}\n  - {id: c, label: C, sort: 3}"
      ),
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
      let order = CardOrder(carousel)
      return CardPass(visit: { order.add($0) }, finish: { order.report(to: report) })
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

/// The order in which the cards of one carousel are read, as their sort priorities have it.
private final class CardOrder {
  private let carousel: CarouselSubject
  private var least: Double?
  private var greatest: Double?
  private var count = 0
  private var ofTabs: PositionPhrase?
  private var current: Entry?
  private var early: [Entry] = []

  /// What is kept of a card.
  private struct Entry {
    let spot: Spot
    let index: Int
    let priority: Double
    let edits: [SemanticEdit]
    /// Whether it is read before earlier ones.
    let isEarly: Bool

    init(_ card: CardSubject, isEarly: Bool) {
      spot = card.spot
      index = card.index
      priority = card.sortPriority
      edits = card.edit(.removeSortPriority)
      self.isEarly = isEarly
    }
  }

  init(_ carousel: CarouselSubject) { self.carousel = carousel }

  func add(_ card: CardSubject) {
    guard !card.isHidden, !card.isClone else { return }
    count += 1
    if carousel.stated.form == .tabs { ofTabs = ofTabs ?? card.positionInValue }
    let priority = card.sortPriority
    greatest = max(greatest ?? priority, priority)
    let isEarly = least.map { priority > $0 } ?? false
    // The current card may be meant to come first.
    if card.id == carousel.currentID || card.isSelected {
      current = Entry(card, isEarly: isEarly)
      return
    }
    if isEarly { early.append(Entry(card, isEarly: true)) }
    least = min(least ?? priority, priority)
  }

  func report(to report: Report) {
    if isPile, let first = early.first {
      report.review(
        at: first.spot, "the cards are read from the current one down, which may be meant in a pile",
        advice: "make sure that the order is easy to follow, or leave the sort priorities out")
    } else {
      for card in early { fail(card, report) }
    }
    if let current, current.isEarly, carousel.paging != .custom {
      report.review(
        at: current.spot,
        "card \(current.index + 1) is read before earlier ones, which may be meant since it is the current one",
        advice: "make sure that the order is easy to follow, or leave the sort priorities out")
    }
    guard let total = ofTabs?.total, total > count else {
      if count > 0 { report.pass() }
      return
    }
    report.review(
      at: carousel.spot,
      "the order in which the tabs are read is not known: \(count) of \(total) are listed",
      advice: "list all tabs, or make sure that they are read in the order in which they are seen")
  }

  /// Whether the author moves the cards, and the current one lies on top of the others.
  private var isPile: Bool {
    carousel.paging == .custom && current.map { $0.isEarly && $0.priority == greatest } ?? false
  }

  private func fail(_ card: Entry, _ report: Report) {
    report.fail(
      .error, at: card.spot,
      "priority \(card.priority.brief) puts card \(card.index + 1) before an earlier one",
      advice: "leave the sort priorities out",
      fix: card.edits.isEmpty ? nil : Fix("remove the priority", safety: .safe, edits: card.edits))
  }
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

import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionTotalMismatch = Rule(
    "position-total-mismatch", .position, "The total that is said is not the number of cards.",
    levels: .error("a warning where more cards may exist than are listed"),
    impact: "A person goes on looking for cards that do not exist, or stops too early.",
    because: """
      Copies for an endless row, hidden cards, and lists that are loaded in parts get into the count by mistake. Say the \
      number of different cards that a person can reach, and the same one everywhere.
      """,
    references: [
      .wcag("1.3.1"), .report("thaw-app/Thaw#811"), .report("microsoft/fluentui-apple#728"),
      .report("JetBrains/kotlinconf-app#437"), .report("solid-design-system/solid#2375"),
      .report("ganlanyuan/tiny-slider#457"),
    ],
    fixing: .partly,
    fails: [
      Example("copies are counted", "▶carousel: {loop: clones, cards: 5, value: 6 of 7}"),
      Example(
        "in Japanese, which tells the total first",
        "language: ja\ncards:\n▶  - {label: 夜, value: 3件中1件目}\n▶  - {label: 朝, value: 3件中2件目}"),
      Example(
        "pages that may hold several cards each", "▶carousel: {label: Items, value: Page 1 of 4}\ncards: 12"),
      Example(
        "two totals",
        "cards:\n  - {label: A, value: 1 of 3}\n▶  - {label: B, value: 2 of 4}\n  - {label: C, value: 3 of 3}"
      ),
      Example(
        "no number at all", "cards:\n▶  - {label: A, value: 1 of NaN}\n▶  - {label: B, value: 2 of NaN}"),
    ],
    passes: [Example("the number of cards", "carousel: {loop: clones, cards: 5, value: 5 of 5}")],
    traps: [
      Example(
        "a total of its own, stated",
        "total: 120\ncards:\n  - {label: A, value: 1 of 120}\n  - {label: B, value: 2 of 120}"),
      Example(
        "ratings", "cards:\n  - {label: Inn, value: 4 of 5 stars}\n  - {label: Hotel, value: 3 of 5 stars}"),
      Example(
        "the total first, in Japanese and Korean",
        "language: ja\ncards:\n  - {label: 夜, value: 2中の1}\n  - {label: 朝, value: 2개 중 2번째}"),
      Example(
        "in Chinese",
        "language: zh-Hans\ncards:\n  - {label: 夜, value: \"第1张，共2张\"}\n  - {label: 朝, value: \"共2张，第2张\"}"),
      Example(
        "tasks that are done",
        "cards:\n  - {label: Groceries, value: 3 of 7 done}\n  - {label: Garden, value: 2 of 4 done}"),
      Example(
        "dots that each stand for several cards",
        "carousel: {label: Items, value: Page 1 of 3}\ndots: {count: 3, shown: true}\ncards: 9"),
      Example(
        "doses of several medicines",
        "cards:\n  - {label: Ibuprofen, value: Dose 1 of 2}\n  - {label: Aspirin, value: Dose 1 of 2}"),
      Example("a single card as an example", "cards:\n  - {label: Alps, value: 1 of 5}"),
    ],
    checks: .cards { carousel, report in
      let told = ToldPositions(carousel)
      return CardPass(visit: { told.add($0) }, finish: { TotalCheck(told).report(to: report) })
    })
}

/// Compares totals that are told with the number of cards.
private struct TotalCheck {
  let told: ToldPositions
  /// Whether all cards say the same total.
  private let hasOneTotal: Bool
  /// Whether the cards are numbered from 1 without gaps, as the first of a longer list are.
  private let isPlainStart: Bool

  /// Looks at all cards once, since each card with a wrong total asks what the others say.
  init(_ told: ToldPositions) {
    self.told = told
    hasOneTotal = Set(told.entries.map(\.phrase.total)).count <= 1
    isPlainStart = told.entries.allSatisfy {
      $0.phrase.index == nil || $0.phrase.index == $0.place + 1
    }
  }

  func report(to report: Report) {
    if told.areCertain(told.entries) {
      for entry in told.entries { check(entry.phrase, entry.spot, entry.source, report) }
    } else if told.entries.count == 1 || isPlainStart, !told.entries.contains(where: \.phrase.isCounted),
      let first = told.entries.first(where: { level(of: $0.phrase) != nil })
    {
      // Of several that are in another order, another rule asks.
      report.review(
        at: first.spot,
        "'\(first.phrase.text)' is said, and there are \(told.count) cards; it is wrong if it is a position",
        advice: "say the number of cards, or say in words what is counted")
    }
    for entry in told.dotEntries { checkDot(entry, report) }
    let carousel = told.carousel
    if let value = carousel.ownValue { checkAround(value, carousel.ownSpot, report) }
    for element in carousel.elements {
      if case .dot = element.part { continue }
      if let value = element.node.value { checkAround(value, element.spot, report) }
    }
  }

  /// What the carousel, its page dots or another element around the cards tells.
  private func checkAround(_ value: TextValue, _ spot: Spot, _ report: Report) {
    guard told.count > 0, let phrase = PositionPhrase.last(in: value), phrase.isPlain,
      !phrase.isNumberedTitle, !isOfGroups(phrase)
    else { return }
    // A page may hold several cards.
    guard !isOfPages(value) || !isGroupCount(phrase.total) else {
      return report.review(
        at: spot, "'\(phrase.text)' is said of pages, and there are \(told.count) cards",
        advice: "say the number of cards, unless a page shows several of them")
    }
    check(phrase, spot, nil, report)
  }

  private func isOfPages(_ value: TextValue) -> Bool {
    let pages: Set<String> = [
      "page", "pages", "seite", "seiten", "pagina", "paginas", "pagine", "sida", "strona", "sayfa", "ページ",
    ]
    return !pages.isDisjoint(with: SpokenWords.words(value.rendered))
  }

  /// Whether as many groups of equal size, the last one aside, hold all cards.
  private func isGroupCount(_ total: Int?) -> Bool {
    guard let total, total > 0, total < told.count else { return false }
    return (2...told.count).contains { (told.count + $0 - 1) / $0 == total }
  }

  /// Whether a total is that of the page dots, each of which stands for several cards.
  private func isOfGroups(_ phrase: PositionPhrase) -> Bool {
    told.dotCount == phrase.total && isGroupCount(phrase.total)
  }

  private func check(_ phrase: PositionPhrase, _ spot: Spot, _ source: SourceRange?, _ report: Report) {
    guard let level = level(of: phrase) else { return report.pass() }
    let count = told.hidesVisibleCards ? told.exposedCount : told.count
    let right = phrase.total.map { phrase.text.replacingLast("\($0)", with: "\(count)") }
    report.fail(
      level, at: spot,
      "'\(phrase.text)' is said, and there \(count == 1 ? "is 1 card" : "are \(count) cards")"
        + reason(phrase),
      advice: level == .warning
        ? "say '\(right ?? "\(count)")', or state the total if more exist"
        : "say the number of cards, \(count)",
      fix: level == .error ? source.flatMap { fix($0, right) } : nil)
  }

  private func fix(_ source: SourceRange, _ text: String?) -> Fix? {
    text.map {
      Fix("say '\($0)'", safety: .unsafe, edits: [SemanticEdit(.setValue(TextValue($0)), view: source)])
    }
  }

  /// How wrong a total is; nil if it is right, or not known.
  private func level(of phrase: PositionPhrase) -> Level? {
    if phrase.hasAbsurdTotal { return .error }
    guard let total = phrase.total, !told.isExcerpt, total != told.carousel.stated.total else { return nil }
    if total == told.count, !told.hidesVisibleCards { return nil }
    // Cards out of sight may be hidden for good, or until they are scrolled to.
    if total == told.exposedCount, !told.hidesVisibleCards { return .warning }
    if told.hidesVisibleCards {
      if total == told.exposedCount { return nil }
      if total == told.count { return .warning }
    }
    if total < told.count || isTotalOfCopies(total) || told.carousel.stated.total != nil { return .error }
    return hasOneTotal && isPlainStart ? .warning : .error
  }

  private func isTotalOfCopies(_ total: Int) -> Bool {
    (told.cloneCount > 0 && total == told.count + told.cloneCount) || told.carousel.facts.loop == .clones
  }

  private func checkDot(_ entry: ToldPositions.Entry, _ report: Report) {
    guard let total = entry.phrase.total, entry.phrase.isPlain, told.count > 1 || told.dotCount != nil else {
      return
    }
    let count = told.dotCount ?? told.count
    report.require(
      total == count || total == told.carousel.stated.total, .error, at: entry.spot,
      "a page dot says '\(entry.phrase.text)', and there are \(count) dots",
      advice: "say the number of dots, \(count)")
  }

  private func reason(_ phrase: PositionPhrase) -> String {
    if told.cloneCount > 0, phrase.total == told.count + told.cloneCount { return " without their copies" }
    if told.hidesVisibleCards, phrase.total == told.count { return " that are not hidden" }
    return ""
  }
}

extension String {
  /// The text with the last occurrence of a part replaced.
  fileprivate func replacingLast(_ part: String, with other: String) -> String {
    hasSuffix(part) ? String(dropLast(part.count)) + other : self
  }
}

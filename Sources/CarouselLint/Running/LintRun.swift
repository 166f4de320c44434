import CarouselModel

/// One walk of all rules through one screen: each card is made once, shown to every rule, and let go.
final class LintRun {
  private let rules: [Rule]
  private let subject: ScreenSubject
  private let reports: [Report]
  private let measuresTime: Bool
  private var durations: [Duration]
  private let clock = ContinuousClock()

  init(
    _ rules: [Rule], _ configuration: LintConfiguration, _ subject: ScreenSubject, measuresTime: Bool
  ) {
    self.rules = rules
    self.subject = subject
    self.measuresTime = measuresTime
    reports = rules.map { Report($0, configuration, screen: subject.facts.screen.name) }
    durations = Array(repeating: .zero, count: rules.count)
  }

  func walk() {
    timed { rule, report in
      if case .screen(let check) = rule.check { check(subject, report) }
    }
    visit(elements: subject.elements, views: subject.views)
    for carousel in subject.carousels { walk(carousel) }
  }

  private func walk(_ carousel: CarouselSubject) {
    timed { rule, report in
      if case .carousel(let check) = rule.check { check(carousel, report) }
    }
    let passes = rules.indices.map { index -> CardPass? in
      guard case .cards(let check) = rules[index].check else { return nil }
      return check(carousel, reports[index])
    }
    for index in 0..<carousel.cardCount {
      guard let card = carousel.card(at: index) else { continue }
      walk(card, passes)
    }
    timedIndices { passes[$0]?.finish() }
  }

  private func walk(_ card: CardSubject, _ passes: [CardPass?]) {
    timedIndices { passes[$0]?.visit(card) }
    timed { rule, report in
      if case .card(let check) = rule.check { check(card, report) }
    }
    visit(elements: card.elements, views: card.views)
    for carousel in card.nested { walk(carousel) }
  }

  private func visit(elements: [ElementSubject], views: [ViewSubject]) {
    timed { rule, report in
      switch rule.check {
      case .element(let check): for element in elements { check(element, report) }
      case .view(let check): for view in views { check(view, report) }
      default: break
      }
    }
  }

  private func timed(_ work: (Rule, Report) -> Void) {
    timedIndices { work(rules[$0], reports[$0]) }
  }

  private func timedIndices(_ work: (Int) -> Void) {
    for index in rules.indices {
      guard measuresTime else {
        work(index)
        continue
      }
      durations[index] += clock.measure { work(index) }
    }
  }

  /// What was found, superseded findings taken out and the same findings joined.
  var result: LintResult {
    let entries = Superseding(rules).resolved(reports.flatMap(\.findings))
    let named = zip(rules, reports).map { ($0.id, $1.outcome) }
    return LintResult(
      findings: UniqueFindings.joined(entries),
      counts: Dictionary(named, uniquingKeysWith: +),
      durations: measuresTime
        ? Dictionary(zip(rules.map(\.id), durations), uniquingKeysWith: +) : [:])
  }
}

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
    forEachCheck { check, report in
      if case .screen(let check) = check { check(self.subject, report) }
    }
    visit(elements: subject.elements, views: subject.views)
    for carousel in subject.carousels { walk(carousel) }
  }

  private func walk(_ carousel: CarouselSubject) {
    if let own = carousel.ownElement { visit(elements: [own], views: []) }
    var passes: [[CardPass]] = Array(repeating: [], count: rules.count)
    forEachRule { index in
      for check in self.rules[index].checks {
        if case .carousel(let check) = check { check(carousel, self.reports[index]) }
        if case .cards(let check) = check { passes[index].append(check(carousel, self.reports[index])) }
      }
    }
    for index in 0..<carousel.cardCount {
      guard let card = carousel.card(at: index) else { continue }
      walk(card, passes)
    }
    forEachRule { for pass in passes[$0] { pass.finish() } }
  }

  private func walk(_ card: CardSubject, _ passes: [[CardPass]]) {
    forEachRule { for pass in passes[$0] { pass.visit(card) } }
    forEachCheck { check, report in
      if case .card(let check) = check { check(card, report) }
    }
    visit(elements: card.elements, views: card.views)
    for carousel in card.nested { walk(carousel) }
  }

  private func visit(elements: [ElementSubject], views: [ViewSubject]) {
    forEachCheck { check, report in
      switch check {
      case .element(let check): for element in elements { check(element, report) }
      case .view(let check): for view in views { check(view, report) }
      default: break
      }
    }
  }

  private func forEachCheck(_ work: (Check, Report) -> Void) {
    forEachRule { index in
      for check in self.rules[index].checks { work(check, self.reports[index]) }
    }
  }

  private func forEachRule(_ work: (Int) -> Void) {
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

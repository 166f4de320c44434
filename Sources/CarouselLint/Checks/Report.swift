import CarouselModel
import CarouselSemantics

/// Takes a rule's answers while it looks at one screen.
///
/// A class, since several closures of one rule share it; it never leaves the thread that lints the screen.
package final class Report {
  /// The values of the rule's options.
  package let options: RuleOptions
  private(set) var findings: [Report.Entry] = []
  private(set) var counts = OutcomeCounts()
  private let rule: Rule
  private let level: LintConfiguration.RuleLevel
  private let screen: String

  /// A finding with what decides whether it is the same as another.
  struct Entry {
    var finding: Finding
    var spot: Spot
    var countsPerCard: Bool
  }

  init(_ rule: Rule, _ configuration: LintConfiguration, screen: String) {
    self.rule = rule
    self.screen = screen
    level = configuration.level(of: rule)
    options = configuration.options(of: rule)
  }

  /// The rule is met.
  package func pass() { counts.pass += 1 }

  /// The rule is met, or not.
  package func require(
    _ isMet: Bool, _ level: Level, at spot: Spot, _ message: @autoclosure () -> String,
    advice: @autoclosure () -> String, fix: @autoclosure () -> Fix? = nil
  ) {
    guard !isMet else { return pass() }
    fail(level, at: spot, message(), advice: advice(), fix: fix())
  }

  /// The rule is broken; `countsPerCard` keeps cards apart that one template made.
  package func fail(
    _ level: Level, at spot: Spot, _ message: String, advice: String, fix: Fix? = nil,
    assumptions: [String] = [], countsPerCard: Bool = false
  ) {
    if let open = OpenQuestion(rule, at: spot) {
      return review(
        at: spot, message, advice: advice, assumptions: assumptions + ["‹\(open.expression)› is not known"],
        countsPerCard: countsPerCard)
    }
    counts.fail += 1
    add(configured(level), .fail, spot, message, advice, fix, assumptions, countsPerCard)
  }

  /// Something that decides is not known; a person must look.
  package func review(
    at spot: Spot, _ message: String, advice: String, assumptions: [String] = [], countsPerCard: Bool = false
  ) {
    counts.review += 1
    add(.info, .review, spot, message, advice, nil, assumptions, countsPerCard)
  }

  private func configured(_ level: Level) -> Level {
    if case .fixed(let fixed) = self.level { fixed } else { level }
  }

  private func add(
    _ level: Level, _ certainty: Certainty, _ spot: Spot, _ message: String, _ advice: String, _ fix: Fix?,
    _ assumptions: [String], _ countsPerCard: Bool
  ) {
    let finding = Finding(
      rule: rule.id, level: level, certainty: certainty, message: message, advice: advice, place: spot.place,
      screen: screen, view: spot.view, path: spot.path, wcag: rule.wcag, stop: spot.stop, fix: fix,
      assumptions: assumptions)
    findings.append(Entry(finding: finding, spot: spot, countsPerCard: countsPerCard))
  }

  /// The counts, with `notApplicable` where the rule gave no answer at all.
  var outcome: OutcomeCounts {
    counts == OutcomeCounts() ? OutcomeCounts(notApplicable: 1) : counts
  }
}

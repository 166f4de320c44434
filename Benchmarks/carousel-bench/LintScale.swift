import Foundation

/// Lint on ten to 100,000 cards: no rule may grow faster than the cards and their logarithm.
struct LintScale {
  /// What a browser-based rule engine takes, in seconds, by the number of cards.
  private static let browserEngine = [1_000: 8.0, 10_000: 400.0]

  let command: String
  let definitions: CardDefinition

  func run(upTo limit: Int) throws {
    for form in CardDefinition.Form.allCases { try run(form, upTo: limit) }
  }

  private func run(_ form: CardDefinition.Form, upTo limit: Int) throws {
    Lines.title("lint of \(form.words), whole process, every rule timed")
    let floor = try lint(cards: 1, form)
    var previous: (count: Int, run: ProcessRun, rules: [String: Double])?
    for count in [10, 100, 1_000, 10_000, 100_000] where count <= limit {
      let run = try lint(cards: count, form)
      let rules = Self.milliseconds(in: run.complaints)
      let time = max(run.cpu - floor.cpu, 0) / Double(count)
      Lines.fact(
        "\(count) cards: \(format(run.cpu)) s of processor, \(format(time * 1e6)) microseconds a card")
      if let engine = Self.browserEngine[count] {
        Lines.fact("\(count) cards: \(format(engine / run.cpu)) times as fast as a rule engine in a browser")
      }
      if let previous, previous.count >= 1_000 { tellGrowth(from: previous, to: (count, rules)) }
      if count == min(limit, 100_000) { tellShares(count, rules) }
      previous = (count, run, rules)
    }
  }

  private func lint(cards count: Int, _ form: CardDefinition.Form) throws -> ProcessRun {
    try ProcessRun(
      command,
      [
        "lint", "--no-config", "--timing", "--quiet", "--fail-on", "never",
        definitions.path(cards: count, form),
      ],
      keepsComplaints: true)
  }

  /// The times in lines such as "timing: text-contrast: 1.5 ms, 30.0 %".
  private static func milliseconds(in lines: String) -> [String: Double] {
    var result: [String: Double] = [:]
    for line in lines.split(separator: "\n") where line.hasPrefix("timing: ") {
      let words = line.split(separator: " ")
      guard words.count > 2, let time = Double(words[2]) else { continue }
      result[String(words[1].dropLast())] = time
    }
    return result
  }

  /// Names the rule that grew most, against n log n.
  private func tellGrowth(
    from before: (count: Int, run: ProcessRun, rules: [String: Double]),
    to now: (count: Int, rules: [String: Double])
  ) {
    let (old, new) = (Double(before.count), Double(now.count))
    let allowed = new * log(new) / (old * log(old))
    let grown = now.rules.compactMap { rule, time -> (rule: String, growth: Double)? in
      // What takes less is mostly the clock.
      guard let earlier = before.rules[rule], earlier >= 1 else { return nil }
      return (rule, time / earlier / allowed)
    }
    guard let worst = grown.max(by: { $0.growth < $1.growth }) else { return }
    Lines.fact(
      "\(now.count) cards: the rule that grew most, \(worst.rule), by n log n", worst.growth, "times",
      under: 1.5)
  }

  private func tellShares(_ count: Int, _ rules: [String: Double]) {
    let total = rules.values.reduce(0, +)
    let sorted = rules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (rule, time) in sorted where total > 0 {
      Lines.fact("\(count) cards: \(rule) takes \(format(time / total * 100)) percent of the rules' time")
    }
  }
}

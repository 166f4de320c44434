import CarouselLint

/// How long each rule took, the longest first.
struct TimingReport {
  let lines: [String]

  init(_ files: [LintedFile]) {
    var durations: [String: Duration] = [:]
    for file in files { durations.merge(file.durations, uniquingKeysWith: +) }
    let total = durations.values.reduce(Duration.zero, +) / Duration.milliseconds(1)
    let sorted = durations.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    lines =
      sorted.map { rule, duration in
        let time = duration / .milliseconds(1)
        let share = total > 0 ? time / total * 100 : 0
        return "timing: \(rule): \(Self.text(time)) ms, \(Self.text(share)) %"
      } + ["timing: all rules: \(Self.text(total)) ms"]
  }

  private static func text(_ number: Double) -> String { "\((number * 10).rounded() / 10)" }
}

import CarouselLint
import CarouselReports
import Testing

@Suite("Findings as text")
struct FindingsTextTests {
  @Test("one fact a line, the place under a caret, counts at the end")
  func page() {
    let text = SampleReport.text(.text, [SampleReport.finding(occurrences: 3)])
    #expect(
      text == """
        /work-folder/Cards/a b.yaml
          2:28: error hint-sample: the hint says nothing new
            spoken: 🌅 Sunrise, Opens it
            where: Cards, Text
            found on: 3 views made here
            WCAG 2.2: 2.4.6
            advice: leave it out
            source: - {text: "🌅 Sunrise", hint: Opens it}
                                           ^

        files: 1
        error: 1
        warning: 0
        info: 0
        views that fail: 3
        views to review: 0
        views that pass: 4
        not applicable: 1
        suppressed: 0

        """)
  }

  @Test("findings that need review are counted apart, silenced ones are counted and not shown")
  func counts() {
    var silenced = SampleReport.finding()
    silenced.silence = .inSource(reason: nil)
    var accepted = SampleReport.finding()
    accepted.silence = .baseline
    let lines = SampleReport.text(
      .text, [silenced, accepted, SampleReport.finding(level: .info, certainty: .review)]
    ).split(separator: "\n").map(String.init)
    #expect(lines[1].hasPrefix("  2:28: review hint-sample"))
    #expect(
      lines.contains("views to review: 1") && lines.contains("views that fail: 0")
        && lines.contains("suppressed: 2"))
    #expect(lines.contains("suppressed by the baseline: 1"))
  }

  @Test("what is below the least level is counted, not shown")
  func leastLevel() {
    let report = SampleReport.report([SampleReport.finding(level: .warning)], leastLevel: .error)
    let text = SampleReport.text(.text, report)
    #expect(text.hasPrefix("files: 1\n"))
    #expect(text.contains("warning: 1\n"))
  }
}

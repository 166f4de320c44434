import CarouselLint
import CarouselModel
import CarouselNarration
import CarouselSemantics
import LocatedValues

/// Lints one file: reads its screens, holds each against the rules, and says what is wrong with the file itself.
struct FileLinter: Sendable {
  /// The rules with their levels.
  var linter: Linter
  /// The settings that rules do not vary themselves.
  var settings: AccessibilitySettings
  /// Only screens of these names; all of them where it is empty.
  var views: Set<String> = []
  /// Whether each rule's time is taken.
  var measuresTime = false

  /// What came of a file.
  struct Outcome: Sendable {
    /// What was found.
    var file: LintedFile
    /// What is wrong with the file, for standard error.
    var diagnostics: Diagnostics
    /// The names of its screens.
    var screens: [String] = []
  }

  /// Lints bytes that were read from a file.
  func lint(_ bytes: [UInt8], name: String) -> Outcome {
    let contents = SourceDoor.door(for: name).read(bytes, name)
    var file = LintedFile(name: name)
    let lines = SourceLines(bytes)
    for screen in contents.screens where views.isEmpty || views.contains(screen.name) {
      let result = linter.lint(screen, settings: settings, measuresTime: measuresTime)
      file.findings += described(result.findings, on: screen, lines)
      file.counts.merge(result.counts, uniquingKeysWith: +)
      file.durations.merge(result.durations, uniquingKeysWith: +)
    }
    return Outcome(
      file: file, diagnostics: contents.diagnostics, screens: contents.screens.map(\.name))
  }

  /// Findings with the words of a screen reader and the line of the source.
  private func described(_ findings: [Finding], on screen: Screen, _ lines: SourceLines) -> [LintedFinding] {
    let narrator = Narrator(profile: .voiceOver, settings: screen.context(settings: settings).settings)
    return findings.map { finding in
      LintedFinding(
        finding, spoken: finding.stop.map { narrator.utterance(for: $0).text },
        excerpt: finding.place.map(lines.excerpt))
    }
  }
}

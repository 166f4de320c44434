import CarouselLint
import CarouselModel
import CarouselNarration
import CarouselSemantics
import LocatedValues

/// Lints one file: reads its screens, holds each against the rules, and says what is wrong with the file itself.
struct FileLinter: Sendable {
  /// The rules with their levels.
  var linter: Linter
  /// What is asked of suppressions.
  var policy = SuppressionPolicy()
  /// Knows the rules that suppressions may name.
  var suppressionReader: SuppressionReader
  /// The settings that rules do not vary themselves.
  var settings: AccessibilitySettings
  /// Values of the state that the command line sets.
  var state: [StateAssignment] = []
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

    /// Of a file about which there is nothing to say.
    static func nothing(_ name: String) -> Outcome {
      Outcome(file: LintedFile(name: name), diagnostics: Diagnostics(file: name))
    }
  }

  /// Lints bytes that were read from a file.
  func lint(_ bytes: [UInt8], name: String) -> Outcome {
    let door = SourceDoor.door(for: name)
    let contents = door.read(bytes, name)
    var file = LintedFile(name: name)
    let lines = SourceLines(bytes)
    for screen in contents.screens where views.isEmpty || views.contains(screen.name) {
      let screen = prepared(screen)
      let result = linter.lint(screen, settings: settings, measuresTime: measuresTime)
      file.findings += described(result.findings, on: screen, lines)
      file.counts.merge(result.counts, uniquingKeysWith: +)
      file.durations.merge(result.durations, uniquingKeysWith: +)
    }
    // Of a file that was not read to its end nobody can say which suppressions are of use.
    if contents.diagnostics.hasErrors {
      file.findings = file.findings.left(.brokenFile)
    } else {
      silence(&file, door.suppressions(suppressionReader, bytes, name), lines)
      file.findings = file.findings.mendable { door.mender(bytes, name) }
    }
    return Outcome(file: file, diagnostics: contents.diagnostics, screens: contents.screens.map(\.name))
  }

  /// The screen with the state that the command line sets.
  func prepared(_ screen: Screen) -> Screen {
    var copy = screen
    for assignment in state { copy.initialState[StateKey(assignment.name)] = assignment.value }
    return copy
  }

  /// Silences what comments and keys of the source silence, and adds remarks on them.
  func silence(_ file: inout LintedFile, _ suppressions: Suppressions, _ lines: SourceLines) {
    var policy = policy
    // Where only some screens or rules are asked for, whether a suppression is of use is not known.
    if !views.isEmpty || file.isPartial { policy.useless = nil }
    file.findings = suppressions.applied(
      to: file.findings, in: file.name, ran: Set(linter.rules.map(\.id)), policy: policy)
    for index in file.findings.indices where file.findings[index].excerpt == nil {
      file.findings[index].excerpt = file.findings[index].finding.place.map(lines.excerpt)
    }
  }

  /// Findings with the words of a screen reader and the line of the source.
  func described(_ findings: [Finding], on screen: Screen, _ lines: SourceLines) -> [LintedFinding] {
    described(findings, on: screen) { $0.map(lines.excerpt) }
  }

  /// Findings with the words of a screen reader and the line of the source, which may lie in several files.
  func described(
    _ findings: [Finding], on screen: Screen, _ excerpt: (CarouselModel.SourceRange?) -> SourceExcerpt?
  ) -> [LintedFinding] {
    let narrator = Narrator(profile: .voiceOver, settings: screen.context(settings: settings).settings)
    return findings.map { finding in
      LintedFinding(
        finding, spoken: finding.stop.map { narrator.utterance(for: $0).text },
        excerpt: excerpt(finding.place))
    }
  }
}

import CarouselLint
import CarouselModel
import CarouselNarration
import CarouselReports
import CarouselSemantics
import LocatedValues

/// The text of a screen in the formats of snapshots.
struct SnapshotText {
  let screen: TestedScreen

  func text(_ format: SnapshotFormat) -> String {
    switch format {
    case .spoken: document(transcript, .text)
    case .json: document(transcript, .json)
    case .tree: document(TreeReport(file: file, tree: screen.tree), .text)
    case .motion:
      document(
        MotionReport(
          file: file, variants: ReduceMotionVariants(screen: screen.screen, settings: screen.settings)), .text
      )
    case .findings: findings
    }
  }

  private var transcript: TranscriptReport {
    TranscriptReport(file: file, tree: screen.tree, narrator: screen.narrator)
  }

  /// The file as messages show it, without the folders of the machine.
  private var file: String {
    switch screen.origin {
    case .code: screen.name
    case .definition(let file, _, _): file
    case .swiftUI: screen.screen.source?.file ?? screen.name
    }
  }

  private func document<Kind: CarouselReports.Report>(_ report: Kind, _ format: ReportFormat) -> String {
    var text = ""
    var document = ReportDocument<Kind>(format)
    document.write(report, to: &text)
    document.finish(to: &text)
    return text
  }

  /// The findings without the counts of rules that met nothing, which change with every new rule.
  private var findings: String {
    let found = ScreenLint(screen: screen, linter: Linter()).findings()
    guard !found.isEmpty else { return "screen \(screen.name)\n  no findings\n" }
    let pages = found.map { linted -> String in
      let finding = linted.finding
      let place = finding.place.map { "\($0.start.line):\($0.start.column): " } ?? ""
      let word = finding.certainty == .review ? "review" : finding.level.rawValue
      let lines = ["\(place)\(word) \(finding.rule): \(finding.message)"]
      return (lines + FindingsTextWriter.facts(of: linted).map { "  " + $0 })
        .map { "  " + $0 + "\n" }.joined()
    }
    return "screen \(screen.name)\n" + pages.joined()
  }
}

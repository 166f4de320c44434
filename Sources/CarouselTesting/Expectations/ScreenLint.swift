import CarouselLint
import CarouselModel
import CarouselNarration
import CarouselSemantics
import CarouselSwiftUI
import Foundation

/// The findings of the rules on a screen, with the line of the source, and without what the source silences.
struct ScreenLint {
  let screen: TestedScreen
  let linter: Linter

  /// The findings that nobody silenced, by place.
  func findings() -> [LintedFinding] {
    let result = linter.lint(screen.screen, settings: screen.settings)
    let narrator = screen.narrator
    let files = Dictionary(grouping: result.findings) { $0.place?.file ?? "" }
    return files.sorted { $0.key < $1.key }.flatMap { file, findings -> [LintedFinding] in
      let bytes = bytes(of: file)
      let lines = bytes.map { SourceLines($0) }
      let linted = findings.map { finding in
        LintedFinding(
          finding, spoken: finding.stop.map { narrator.utterance(for: $0).text },
          excerpt: finding.place.flatMap { lines?.excerpt($0) })
      }
      return bytes.map { open(linted, in: file, $0) } ?? linted
    }
  }

  /// Where a finding is on the disk; nil where its source is no file.
  func location(of finding: Finding) -> Failure.Place? {
    guard let place = finding.place, let project else { return nil }
    return Failure.Place(
      path: project.location(of: place.file), line: place.start.line, column: place.start.column)
  }

  /// What nobody silenced; whether a suppression is of use shows only when all screens of its file are linted.
  private func open(_ linted: [LintedFinding], in file: String, _ bytes: [UInt8]) -> [LintedFinding] {
    suppressions(of: file, bytes).applied(
      to: linted, in: file, ran: Set(linter.rules.map(\.id)), policy: SuppressionPolicy(useless: nil)
    ).filter { $0.silence == nil }
  }

  private func suppressions(of file: String, _ bytes: [UInt8]) -> Suppressions {
    let reader = SuppressionReader()
    guard case .swiftUI = screen.origin else { return reader.suppressions(inDefinition: bytes, file: file) }
    let opaque = SwiftUIReader.opaqueRanges(of: String(decoding: bytes, as: UTF8.self))
    return reader.suppressions(inComments: .swift, of: bytes, opaque: opaque)
  }

  private var project: ProjectFiles? {
    switch screen.origin {
    case .code: nil
    case .definition(_, _, let project): project
    case .swiftUI(let source): source.project
    }
  }

  private func bytes(of file: String) -> [UInt8]? {
    switch screen.origin {
    case .code: return nil
    case .definition(let name, let bytes, _): return name == file ? bytes : nil
    case .swiftUI(let source):
      return source.files.first { $0.path == file }.map { Array($0.text.utf8) }
    }
  }
}

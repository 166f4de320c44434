import CarouselLint
import CarouselModel
import CarouselSwiftUI
import Synchronization

/// Mends the Swift files of a project one by one: after each change the screens that show a file are evaluated again.
struct ProjectFixer: Sendable {
  private let linter: ProjectLinter
  private let screens: [String: [ProjectLinter.LintedScreen]]

  /// Lints the project once; nil where a plan has no Swift files, or this build cannot read them.
  init?(_ plan: LintPlan) {
    let jobs = plan.jobs.filter { SourceDoor.isProjectFile($0.name) }
    guard !jobs.isEmpty, SwiftUIReader.isAvailable else { return nil }
    linter = ProjectLinter(ProjectSources(plan))
    screens = linter.screens(of: jobs)
  }

  /// What mending makes of the file of a job; nil where nothing can be done.
  func mended(_ job: LintJob, _ safeties: Set<Fix.Safety>) -> FixStep.Mended? {
    let shown = (screens[job.configurationPath ?? ""] ?? []).filter {
      $0.shows(job.name, linter.settings(job))
    }
    guard let before = linter.bytes(of: job), linter.isReadable(job.name),
      shown.contains(where: { $0.hasFix(in: job.name, safeties) })
    else { return nil }
    let wanted = Dictionary(
      shown.map { ($0.listed.identity, $0.listed.screen.name) }, uniquingKeysWith: { first, _ in first })
    let readings = Readings([before: shown])
    let session = FixSession(safeties: safeties) { bytes in
      guard let found = readings[bytes] ?? linter.screens(of: job, with: bytes, wanted) else { return nil }
      readings[bytes] = found
      return linter.findings(found, bytes, job)
    } edit: { edits, bytes in
      let repeated = RepeatedViews(readings[bytes] ?? [], linter.settings(job))
      guard !edits.contains(where: repeated.forbids) else { return nil }
      return SourceDoor.swift.edits(edits, bytes, job.name)
    }
    var outcome = session.run(before)
    outcome.refused.removeAll { $0.place?.file != job.name }
    return FixStep.Mended(before: before, outcome: outcome)
  }

  /// The screens of the last versions of a file, so that what was evaluated to judge a change is there for the next.
  private final class Readings: Sendable {
    private let kept: Mutex<[[UInt8]: [ProjectLinter.LintedScreen]]>

    init(_ first: [[UInt8]: [ProjectLinter.LintedScreen]]) { kept = Mutex(first) }

    subscript(bytes: [UInt8]) -> [ProjectLinter.LintedScreen]? {
      get { kept.withLock { $0[bytes] } }
      set {
        kept.withLock {
          if $0.count > 4 { $0 = [:] }
          $0[bytes] = newValue
        }
      }
    }
  }
}

extension ProjectLinter.LintedScreen {
  /// Whether a view of the screen comes from a file, or a finding lies in it.
  fileprivate func shows(_ file: String, _ settings: AccessibilitySettings) -> Bool {
    findings.contains { $0.finding.place?.file == file }
      || SourceFiles.names(in: listed.screen.root(settings: settings)).contains(file)
  }

  fileprivate func hasFix(in file: String, _ safeties: Set<Fix.Safety>) -> Bool {
    findings.contains { linted in
      guard let fix = linted.finding.fix, linted.finding.place?.file == file else { return false }
      return safeties.contains(fix.safety)
    }
  }
}

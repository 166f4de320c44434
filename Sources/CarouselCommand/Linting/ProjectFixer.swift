import CarouselLint
import CarouselModel
import CarouselSwiftUI
import Synchronization

/// Mends the Swift files of a project one by one: after each change the screens that show a file are evaluated again.
struct ProjectFixer: Sendable {
  private let linter: ProjectLinter
  private let screens: [String: [ShownScreen]]

  /// A screen with the files that its views come from.
  private struct ShownScreen: Sendable {
    let linted: ProjectLinter.LintedScreen
    let files: Set<String>
  }

  /// Lints the project once; nil where a plan has no Swift files, or this build cannot read them.
  init?(_ plan: LintPlan) {
    let jobs = plan.jobs.filter { SourceDoor.isProjectFile($0.name) && !$0.isUnchanged }
    guard !jobs.isEmpty, SwiftUIReader.isAvailable else { return nil }
    let linter = ProjectLinter(ProjectSources(plan))
    self.linter = linter
    let settings = jobs[0].linter.settings
    screens = linter.screens(of: jobs).mapValues { screens in
      ParallelMap.results(count: screens.count) { index in
        let names = SourceFiles.names(in: screens[index].listed.screen.root(settings: settings))
        return ShownScreen(
          linted: screens[index],
          files: names.union(screens[index].findings.compactMap { $0.finding.place?.file }))
      }
    }
  }

  /// What mending makes of the file of a job; nil where nothing can be done.
  func mended(_ job: LintJob, _ safeties: Set<Fix.Safety>) -> FixStep.Mended? {
    let shown = (screens[job.configurationPath ?? ""] ?? []).filter { $0.files.contains(job.name) }.map(
      \.linted)
    guard let before = linter.bytes(of: job), linter.isReadable(job.name),
      shown.contains(where: { $0.hasFix(in: job.name, safeties) })
    else { return nil }
    let wanted = Dictionary(
      shown.map { ($0.listed.identity, $0.listed.screen.name) }, uniquingKeysWith: { first, _ in first })
    let versions = Versions(before, shown)
    let session = FixSession(safeties: safeties) { bytes in
      guard let screens = versions.screens(bytes, { linter.screens(of: job, with: bytes, wanted) }) else {
        return nil
      }
      return linter.findings(screens, bytes, job)
    } mender: { bytes in
      SourceDoor.swift.mender(bytes, job.name).sparing {
        versions.repeated(bytes) { RepeatedViews($0, job.linter.settings) }
      }
    }
    var outcome = session.run(before)
    outcome.refused.removeAll { $0.finding.place?.file != job.name }
    return FixStep.Mended(before: before, outcome: outcome)
  }

  /// The last versions of a file, so that what was evaluated to judge a change is there for the next.
  private final class Versions: Sendable {
    private struct Version: Sendable {
      var screens: [ProjectLinter.LintedScreen]
      var repeated: RepeatedViews?
    }

    private let kept: Mutex<[[UInt8]: Version]>

    init(_ bytes: [UInt8], _ screens: [ProjectLinter.LintedScreen]) {
      kept = Mutex([bytes: Version(screens: screens)])
    }

    func screens(
      _ bytes: [UInt8], _ evaluate: () -> [ProjectLinter.LintedScreen]?
    ) -> [ProjectLinter.LintedScreen]? {
      if let known = kept.withLock({ $0[bytes]?.screens }) { return known }
      guard let screens = evaluate() else { return nil }
      kept.withLock {
        if $0.count > 4 { $0 = [:] }
        $0[bytes] = Version(screens: screens)
      }
      return screens
    }

    func repeated(
      _ bytes: [UInt8], _ find: ([ProjectLinter.LintedScreen]) -> RepeatedViews
    ) -> RepeatedViews {
      let version = kept.withLock { $0[bytes] } ?? Version(screens: [])
      if let known = version.repeated { return known }
      let repeated = find(version.screens)
      kept.withLock { $0[bytes]?.repeated = repeated }
      return repeated
    }
  }
}

extension ProjectLinter.LintedScreen {
  fileprivate func hasFix(in file: String, _ safeties: Set<Fix.Safety>) -> Bool {
    findings.contains { linted in
      guard let fix = linted.finding.fix, linted.finding.place?.file == file else { return false }
      return safeties.contains(fix.safety)
    }
  }
}

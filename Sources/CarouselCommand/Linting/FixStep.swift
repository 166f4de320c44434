import CarouselLint
import CarouselModel
import CarouselReports
import CommandLineParsing
import Foundation
import LocatedValues

/// Mends files before they are linted, or shows how it would.
struct FixStep {
  private let safeties: Set<Fix.Safety>
  private let isDryRun: Bool
  private let surroundings: Surroundings
  private let isQuiet: Bool

  /// Nil when the command line asks for no fixes.
  init?(_ arguments: Arguments, _ surroundings: Surroundings) throws {
    let isUnsafe = arguments[LintOptions.unsafeFixes]
    isDryRun = arguments[LintOptions.fixDryRun]
    guard isUnsafe || isDryRun || arguments[LintOptions.fix] else { return nil }
    if arguments[InputOptions.paths].contains("-") {
      throw UsageFailure(program: "carousel-a11y", command: "lint", errors: [.conflict("--fix", with: "-")])
    }
    safeties = isUnsafe ? [.safe, .unsafe] : [.safe]
    isQuiet = arguments[LintOptions.quiet]
    self.surroundings = surroundings
  }

  /// Mends the files of a plan; a dry run returns the unified diffs and changes nothing.
  func run(_ plan: LintPlan) throws -> String {
    let jobs = plan.jobs.filter { !$0.isUnchanged }
    let project = ProjectFixer(plan)
    let outcomes = ParallelMap.results(count: jobs.count) { [safeties] index in
      SourceDoor.isProjectFile(jobs[index].name)
        ? project?.mended(jobs[index], safeties) : Self.mended(jobs[index], safeties)
    }
    var diffs = ""
    for (job, outcome) in zip(jobs, outcomes) {
      guard let outcome else { continue }
      try keep(outcome, of: job, &diffs)
    }
    return diffs
  }

  /// A file before and after.
  struct Mended: Sendable {
    var before: [UInt8]
    var outcome: FixSession.Outcome
  }

  private static func mended(_ job: LintJob, _ safeties: Set<Fix.Safety>) -> Mended? {
    guard case .success(let bytes) = InputFiles.bytes(of: job.entry.path) else { return nil }
    let door = SourceDoor.door(for: job.name)
    let session = FixSession(safeties: safeties) { bytes in
      let outcome = job.linter.lint(bytes, name: job.name)
      return outcome.diagnostics.hasErrors ? nil : outcome.file.findings
    } mender: { bytes in
      door.mender(bytes, job.name)
    }
    return Mended(before: bytes, outcome: session.run(bytes))
  }

  private func keep(_ mended: Mended, of job: LintJob, _ diffs: inout String) throws {
    let outcome = mended.outcome
    if outcome.bytes != mended.before {
      if isDryRun {
        diffs += UnifiedDiff(file: job.name, old: mended.before, new: outcome.bytes).text
      } else {
        try OutputTarget(path: job.path, surroundings).write {
          $0.write(String(decoding: outcome.bytes, as: UTF8.self))
        }
      }
    }
    guard !isQuiet else { return }
    let verb = isDryRun ? "would mend" : "mended"
    surroundings.complain(outcome.mended.map { line(verb, $0, job) })
    let left = isDryRun ? "would not mend" : "could not mend"
    surroundings.complain(
      outcome.refused.map { line(left, $0.finding, job) + TerminalText.escaped("; \($0.reason)") })
  }

  private func line(_ verb: String, _ finding: Finding, _ job: LintJob) -> String {
    let place = finding.place.map { ":\($0.start.line):\($0.start.column)" } ?? ""
    let title = finding.fix.map { ": \($0.title)" } ?? ""
    return TerminalText.escaped("\(job.name)\(place): \(verb) \(finding.rule)\(title)")
  }
}

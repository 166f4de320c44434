import CarouselLint
import LocatedValues

/// Does the jobs of a plan, on several threads and with the help of the cache.
struct LintWorker: Sendable {
  /// The cache; nil where nothing is kept.
  var cache: LintCache?

  /// What came of a job: an outcome, or why the file could not be read.
  typealias Outcome = Result<FileLinter.Outcome, InputError>

  /// The outcomes in the order of the jobs.
  func outcomes(of plan: LintPlan) -> [Outcome] {
    let jobs = plan.jobs
    let project = projectOutcomes(of: plan)
    return ParallelMap.results(count: jobs.count) { index in
      let job = jobs[index]
      let found = project[index] ?? plan.files.read(job.entry).bytes.map { outcome(of: job, $0) }
      return job.isOnDisk ? found : found.map(Self.unmended)
    }
  }

  /// What is read from standard input has no file to be mended.
  private static func unmended(_ outcome: FileLinter.Outcome) -> FileLinter.Outcome {
    var outcome = outcome
    outcome.file.findings = outcome.file.findings.left(.noFile)
    return outcome
  }

  private func outcome(of job: LintJob, _ bytes: [UInt8]) -> FileLinter.Outcome {
    let key = CacheEntry.key(bytes, name: job.name, identity: job.terms.identity)
    if let known = kept(key, job) { return known }
    let outcome = job.linter.lint(bytes, name: job.name)
    keep(outcome, key)
    return outcome
  }

  /// The outcomes of the files that are read as one project, by the indices of their jobs.
  private func projectOutcomes(of plan: LintPlan) -> [Int: Outcome] {
    let indices = plan.jobs.indices.filter { SourceDoor.isProjectFile(plan.jobs[$0].name) }
    guard !indices.isEmpty else { return [:] }
    let sources = ProjectSources(plan)
    var outcomes: [Int: Outcome] = [:]
    guard sources.changed?.isEmpty != true else {
      for index in indices { outcomes[index] = .success(.nothing(plan.jobs[index].name)) }
      return outcomes
    }
    var left: [Int] = []
    for index in indices {
      let job = plan.jobs[index]
      if let error = sources.errors[job.name] {
        outcomes[index] = .failure(error)
      } else if !job.isUnchanged, let known = kept(sources.key(of: job), job) {
        outcomes[index] = .success(known)
      } else {
        left.append(index)
      }
    }
    guard !left.isEmpty else { return outcomes }
    let found = ProjectLinter(sources).outcomes(of: left.map { plan.jobs[$0] })
    for (index, outcome) in zip(left, found) {
      if !plan.jobs[index].isUnchanged { keep(outcome, sources.key(of: plan.jobs[index])) }
      outcomes[index] = .success(outcome)
    }
    return outcomes
  }

  private func kept(_ key: String, _ job: LintJob) -> FileLinter.Outcome? {
    cache?.entry(key, name: job.name).map {
      FileLinter.Outcome(file: $0.file, diagnostics: Diagnostics(file: job.name), screens: $0.screens)
    }
  }

  /// Remarks on the file itself are said again each time.
  private func keep(_ outcome: FileLinter.Outcome, _ key: String) {
    guard outcome.diagnostics.isEmpty else { return }
    cache?.keep(CacheEntry(file: outcome.file, screens: outcome.screens), key)
  }
}

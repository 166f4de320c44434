import CarouselLint
import LocatedValues

/// Does the jobs of a plan, on several threads and with the help of the cache.
struct LintWorker: Sendable {
  /// The cache; nil where nothing is kept.
  var cache: LintCache?

  /// What came of a job: an outcome, or why the file could not be read.
  typealias Outcome = Result<FileLinter.Outcome, InputError>

  /// The outcomes in the order of the jobs.
  func outcomes(of jobs: [LintJob], _ files: InputFiles) -> [Outcome] {
    let read = { @Sendable (job: LintJob) in files.read(job.entry).bytes }
    return ParallelMap.results(count: jobs.count) { index in
      read(jobs[index]).map { outcome(of: jobs[index], $0) }
    }
  }

  private func outcome(of job: LintJob, _ bytes: [UInt8]) -> FileLinter.Outcome {
    guard let cache else { return job.linter.lint(bytes, name: job.name) }
    let key = CacheEntry.key(bytes, name: job.name, identity: job.terms.identity)
    if let known = cache.entry(key, name: job.name) {
      return FileLinter.Outcome(
        file: known.file, diagnostics: Diagnostics(file: job.name), screens: known.screens)
    }
    let outcome = job.linter.lint(bytes, name: job.name)
    // Remarks on the file itself are said again each time.
    if outcome.diagnostics.isEmpty {
      cache.keep(CacheEntry(file: outcome.file, screens: outcome.screens), key)
    }
    return outcome
  }
}

import CarouselLint
import CarouselReports
import CommandLineParsing
import LocatedValues

/// One run of `lint`: plans, mends, lints, reports, and answers with an exit code.
struct LintCommand {
  private let arguments: Arguments
  private let surroundings: Surroundings

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
  }

  func run() throws -> ExitCode {
    let output = try FindingsOutput(arguments, surroundings)
    let fixes = try FixStep(arguments, surroundings)
    let plan = try LintPlan(arguments, surroundings)
    if !arguments[LintOptions.quiet] || plan.hasErrors { surroundings.complain(plan.notes) }
    guard !plan.hasErrors else { return .failure }
    let diffs = try fixes?.run(plan) ?? ""
    var (files, jobs, hasFailed) = results(of: plan)
    guard
      let silenced = try BaselineStep(arguments, surroundings).applied(to: files, of: jobs, ran: ran(plan))
    else {
      return .failure
    }
    files = silenced
    let exit = exitCode(files, jobs)
    for index in files.indices { files[index].failLevel = policy(of: jobs[index]).level }
    if arguments[LintOptions.fixDryRun] {
      try surroundings.writeOutput(Array(diffs.utf8))
    } else {
      try output.write(report(files, plan))
    }
    if arguments[LintOptions.timing] { surroundings.complain(TimingReport(files).lines) }
    return hasFailed ? .failure : exit
  }

  private func ran(_ plan: LintPlan) -> Set<String> {
    plan.jobs.reduce(into: Set()) { ids, job in ids.formUnion(job.linter.linter.rules.lazy.map(\.id)) }
  }

  /// What was found in the files that could be read, and whether all could.
  private func results(of plan: LintPlan) -> (files: [LintedFile], jobs: [LintJob], hasFailed: Bool) {
    let worker = LintWorker(cache: cache)
    let outcomes = worker.outcomes(of: plan)
    worker.cache?.prune()
    var (files, jobs, hasFailed): ([LintedFile], [LintJob], Bool) = ([], [], false)
    var views = ViewCheck(arguments[InputOptions.view])
    for (job, outcome) in zip(plan.jobs, outcomes) {
      switch outcome {
      case .failure(let error):
        surroundings.complain([TerminalText.escaped("\(error)")])
        hasFailed = true
      case .success(let outcome) where job.isUnchanged:
        guard !outcome.file.findings.isEmpty else { continue }
        files.append(outcome.file)
        jobs.append(job)
      case .success(let outcome):
        complain(outcome.diagnostics)
        views.met(outcome.screens)
        hasFailed = hasFailed || outcome.diagnostics.hasErrors
        files.append(outcome.file)
        jobs.append(job)
      }
    }
    surroundings.complain(views.complaints)
    return (files, jobs, hasFailed || !views.complaints.isEmpty)
  }

  private func complain(_ diagnostics: Diagnostics) {
    guard arguments[LintOptions.quiet] else { return surroundings.complain(diagnostics.lines) }
    surroundings.complain(diagnostics.inOrder.filter { $0.severity == .error }.map(\.description))
  }

  /// Times are taken anew, so that nothing kept is used then.
  private var cache: LintCache? {
    guard !arguments[LintOptions.noCache], !arguments[LintOptions.timing] else { return nil }
    return (arguments[LintOptions.cacheFolder] ?? surroundings.cacheFolder).flatMap {
      LintCache(folder: $0 + "/lint")
    }
  }

  private func report(_ files: [LintedFile], _ plan: LintPlan) -> FindingsReport {
    var report = FindingsReport(
      files: files, rules: plan.rules, version: CarouselCommand.version, folder: surroundings.currentFolder,
      leastLevel: arguments[LintOptions.quiet] ? .error : .info,
      includesSilenced: arguments[LintOptions.reportSuppressed])
    report.passedOver = plan.files.passedOver.count
    return report
  }

  private func policy(of job: LintJob) -> FailPolicy {
    let level = arguments[LintOptions.failOn] ?? (arguments[LintOptions.strict] ? .warning : nil)
    return FailPolicy(
      level: (level ?? job.configuration.failOn ?? .error).level,
      maxWarnings: arguments[LintOptions.maxWarnings] ?? job.configuration.maxWarnings)
  }

  /// Each configuration judges its own files; the command line's limit on warnings counts all of them.
  private func exitCode(_ files: [LintedFile], _ jobs: [LintJob]) -> ExitCode {
    var groups: [String: (policy: FailPolicy, totals: FindingTotals)] = [:]
    for (file, job) in zip(files, jobs) {
      let isShared = arguments[LintOptions.maxWarnings] != nil
      let fails = policy(of: job)
      groups[job.terms.configurationPath ?? "", default: (fails, FindingTotals())].totals.add(file)
      if isShared {
        let warnings = FailPolicy(level: nil, maxWarnings: fails.maxWarnings)
        groups["\0", default: (warnings, FindingTotals())].totals.add(file)
      }
    }
    return groups.values.contains { $0.policy.exitCode($0.totals) == .findings } ? .findings : .done
  }
}

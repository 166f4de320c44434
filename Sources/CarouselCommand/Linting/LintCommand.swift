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
    let reasons = reasons(files, jobs)
    let exit: ExitCode = hasFailed ? .failure : reasons.isEmpty ? .done : .findings
    for index in files.indices { files[index].failLevel = policy(of: jobs[index]).level }
    if arguments[LintOptions.fixDryRun] {
      try surroundings.writeOutput(Array(diffs.utf8))
    } else {
      try output.write(report(files, plan, result: Self.result(exit, reasons)))
    }
    if arguments[LintOptions.timing] { surroundings.complain(TimingReport(files).lines) }
    return exit
  }

  /// What became of the run, in words.
  private static func result(_ exit: ExitCode, _ reasons: [String]) -> String {
    switch exit {
    case .failure: "incomplete, since a file has an error; exit code 2"
    case .findings: "fails because of \(reasons.joined(separator: ", ")); exit code 1"
    default: "passes; exit code 0"
    }
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

  private func report(_ files: [LintedFile], _ plan: LintPlan, result: String) -> FindingsReport {
    var report = FindingsReport(
      files: files, rules: plan.rules, version: CarouselCommand.version, folder: surroundings.currentFolder,
      leastLevel: arguments[LintOptions.quiet] ? .error : .info,
      includesSilenced: arguments[LintOptions.reportSuppressed])
    report.passedOver = plan.files.passedOver.count
    report.result = result
    return report
  }

  private func policy(of job: LintJob) -> FailPolicy {
    let level = arguments[LintOptions.failOn] ?? (arguments[LintOptions.strict] ? .warning : nil)
    return FailPolicy(
      level: (level ?? job.configuration.failOn ?? .error).level,
      maxWarnings: arguments[LintOptions.maxWarnings] ?? job.configuration.maxWarnings)
  }

  /// Each configuration judges its own files; the command line's limit on warnings counts all of them.
  private func reasons(_ files: [LintedFile], _ jobs: [LintJob]) -> [String] {
    var groups: [String: (policy: FailPolicy, totals: FindingTotals)] = [:]
    for (file, job) in zip(files, jobs) {
      let isShared = arguments[LintOptions.maxWarnings] != nil
      var fails = policy(of: job)
      let limit = fails.maxWarnings
      if isShared { fails.maxWarnings = nil }
      groups[job.terms.configurationPath ?? "", default: (fails, FindingTotals())].totals.add(file)
      if isShared {
        let warnings = FailPolicy(level: nil, maxWarnings: limit)
        groups["\0", default: (warnings, FindingTotals())].totals.add(file)
      }
    }
    return groups.sorted { $0.key < $1.key }.compactMap { $0.value.policy.reason($0.value.totals) }
  }
}

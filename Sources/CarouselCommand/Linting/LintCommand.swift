import CarouselLint
import CarouselReports
import CommandLineParsing
import LocatedValues

/// One run of `lint`: reads, lints, reports, and answers with an exit code.
struct LintCommand {
  private let arguments: Arguments
  private let surroundings: Surroundings

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
  }

  func run() throws -> ExitCode {
    let output = try FindingsOutput(arguments, surroundings)
    let rules = try RuleSelection(arguments, among: surroundings.rules).rules()
    let linter = FileLinter(
      linter: Linter(rules: rules), settings: SettingsOptions.settings(arguments),
      views: Set(arguments[InputOptions.view]))
    var (files, hasFailed): ([LintedFile], Bool) = ([], false)
    for file in InputFiles(
      arguments[InputOptions.paths], stdinName: arguments[InputOptions.stdinName], surroundings)
    {
      switch file.bytes {
      case .failure(let error):
        surroundings.complain([TerminalText.escaped("\(error)")])
        hasFailed = true
      case .success(let bytes):
        let outcome = linter.lint(bytes, name: file.name)
        surroundings.complain(outcome.diagnostics.lines)
        hasFailed = hasFailed || outcome.diagnostics.hasErrors
        files.append(outcome.file)
      }
    }
    let policy = FailPolicy()
    let report = FindingsReport(
      files: files, rules: rules, version: CarouselCommand.version, folder: surroundings.currentFolder,
      leastLevel: arguments[LintOptions.quiet] ? .error : .info, failLevel: policy.level)
    try output.write(report)
    return hasFailed ? .failure : policy.exitCode(report.totals)
  }
}

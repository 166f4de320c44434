import CarouselLint
import CarouselReports
import CommandLineParsing

extension Verb {
  /// `rules`: what `lint` looks for.
  static let rules = Verb(
    Command(
      "rules", abstract: "Lists the rules of lint, with the levels of the configuration.",
      options: [ReportOptions.format, LintOptions.config, LintOptions.noConfig],
      optionGroups: [OptionGroup("Input and output", [InputOptions.output]), InputOptions.common],
      examples: [Example("For a program.", "carousel-a11y rules --format json")])
  ) { arguments, surroundings in
    var finder = ConfigurationFinder(
      rules: surroundings.rules, named: arguments[LintOptions.config], isOff: arguments[LintOptions.noConfig],
      currentFolder: surroundings.currentFolder)
    let found = finder.configuration(for: "rules")
    surroundings.complain(finder.lines)
    guard !finder.hasErrors else { return .failure }
    let report = RuleListReport(surroundings.rules, configuration: found.configuration.lint)
    try OutputTarget(path: arguments[InputOptions.output], surroundings).write { output in
      switch arguments[ReportOptions.format] {
      case .text: report.writeText(to: &output)
      case .json: report.writeJSON(to: &output)
      }
    }
    return .done
  }
}

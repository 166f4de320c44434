import CarouselLint
import CarouselModel
import CommandLineParsing

/// What a configuration and the command line decide together, made once for all files that share it.
struct LintTerms: Sendable {
  /// The path of the configuration; nil is none.
  var configurationPath: String?
  /// What the configuration decides.
  var configuration: ToolConfiguration
  /// The linter with the rules of the configuration.
  var linter: FileLinter
  /// What results depend on besides the file, as a hash, for the cache.
  var identity: String

  init(
    _ found: ConfigurationFinder.Found, _ rules: [Rule], _ selection: RuleSelection, _ arguments: Arguments,
    _ surroundings: Surroundings
  ) {
    configurationPath = found.path
    var configuration = found.configuration
    // Who names a rule wants to see it, whatever the configuration says.
    if selection.isLimited {
      for rule in rules where configuration.lint.levels[rule.id] == .off {
        configuration.lint.levels[rule.id] = .standard
      }
    }
    self.configuration = configuration
    linter = FileLinter(
      linter: Linter(rules: rules, configuration: configuration.lint), policy: configuration.suppressions,
      suppressionReader: SuppressionReader(rules: surroundings.rules),
      settings: SettingsOptions.settings(arguments), state: arguments[InputOptions.state],
      views: Set(arguments[InputOptions.view]), measuresTime: arguments[LintOptions.timing])
    identity = Self.identity(linter, configuration, surroundings)
  }

  private static func identity(
    _ linter: FileLinter, _ configuration: ToolConfiguration, _ surroundings: Surroundings
  ) -> String {
    CacheEntry.identity(of: [
      CarouselCommand.version, surroundings.buildIdentity,
      linter.linter.rules.map(\.id).joined(separator: ","),
      configuration.lint.identity, "\(configuration.suppressions)", "\(linter.settings)",
      "\(linter.views.sorted())", "\(linter.state)",
    ])
  }
}

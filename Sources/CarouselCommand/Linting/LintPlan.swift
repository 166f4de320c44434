import CarouselLint
import CarouselModel
import CommandLineParsing
import LocatedValues

/// What a run of `lint` will do: its jobs in order, and what was wrong with the configurations.
struct LintPlan {
  private(set) var jobs: [LintJob] = []
  /// Lines for standard error.
  private(set) var notes: [String] = []
  /// Whether the run cannot go on.
  private(set) var hasErrors = false
  /// The rules of the command line.
  let rules: [Rule]
  let files: InputFiles
  /// The Swift files, those that are not linted included: others may be made of them.
  private(set) var projectFiles: [ProjectFile] = []

  /// A Swift file of the run.
  struct ProjectFile: Sendable {
    var entry: InputFiles.Entry
    var name: String
    /// Whether its screens are looked at.
    var isListed: Bool
  }

  init(_ arguments: Arguments, _ surroundings: Surroundings) throws {
    let selection = RuleSelection(arguments, among: surroundings.rules)
    rules = try selection.rules()
    files = InputFiles(
      arguments[InputOptions.paths], stdinName: arguments[InputOptions.stdinName],
      extensions: InputOptions.readable, surroundings)
    var finder = ConfigurationFinder(
      rules: surroundings.rules, named: arguments[LintOptions.config], isOff: arguments[LintOptions.noConfig],
      currentFolder: surroundings.currentFolder)
    let changed = try arguments[LintOptions.changedSince].map { try ChangedFiles(since: $0, surroundings) }
    for entry in files.entries {
      let name = entry.path == "-" ? arguments[InputOptions.stdinName] : entry.path
      let path = FilePath.absolute(name, in: surroundings.currentFolder)
      let isUnchanged = changed.map { entry.path != "-" && !$0.contains(path) } ?? false
      let isProjectFile = SourceDoor.isProjectFile(name)
      if isUnchanged, !isProjectFile { continue }
      let found = finder.configuration(for: name)
      let isCovered = found.configuration.covers(path, isNamed: entry.isNamed)
      if isProjectFile { projectFiles.append(ProjectFile(entry: entry, name: name, isListed: isCovered)) }
      guard isCovered else {
        if entry.isNamed { notes.append(Self.excludedNote(name)) }
        continue
      }
      if isUnchanged { continue }
      jobs.append(job(entry, name, path, found, selection, arguments, surroundings))
    }
    notes = finder.lines + notes
    hasErrors = finder.hasErrors
    if jobs.isEmpty, changed == nil, files.entries.isEmpty {
      notes.append(
        "carousel-a11y: error: nothing to lint in \(arguments[InputOptions.paths].joined(separator: ", "))")
      hasErrors = true
    }
  }

  private static func excludedNote(_ name: String) -> String {
    TerminalText.escaped("\(name): note: the configuration excludes this file; it was not linted")
  }

  private func job(
    _ entry: InputFiles.Entry, _ name: String, _ path: String, _ found: ConfigurationFinder.Found,
    _ selection: RuleSelection, _ arguments: Arguments, _ surroundings: Surroundings
  ) -> LintJob {
    var configuration = found.configuration
    // Who names a rule wants to see it, whatever the configuration says.
    if selection.isLimited {
      for rule in rules where configuration.lint.levels[rule.id] == .off {
        configuration.lint.levels[rule.id] = .standard
      }
    }
    let linter = FileLinter(
      linter: Linter(rules: rules, configuration: configuration.lint), policy: configuration.suppressions,
      suppressionReader: SuppressionReader(rules: surroundings.rules),
      settings: SettingsOptions.settings(arguments), state: arguments[InputOptions.state],
      views: Set(arguments[InputOptions.view]), measuresTime: arguments[LintOptions.timing])
    return LintJob(
      entry: entry, name: name, path: path, configurationPath: found.path, configuration: configuration,
      linter: linter, identity: identity(linter, configuration, surroundings))
  }

  private func identity(
    _ linter: FileLinter, _ configuration: ToolConfiguration, _ surroundings: Surroundings
  ) -> [String] {
    [
      CarouselCommand.version, surroundings.buildIdentity,
      linter.linter.rules.map(\.id).joined(separator: ","),
      configuration.lint.identity, "\(configuration.suppressions)", "\(linter.settings)",
      "\(linter.views.sorted())", "\(linter.state)",
    ]
  }
}

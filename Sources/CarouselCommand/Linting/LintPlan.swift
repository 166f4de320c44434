import CarouselLint
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

  private let changed: ChangedFiles?
  private let currentFolder: String

  /// Whether only what differs from a commit is asked for.
  var isLimited: Bool { changed != nil }
  /// Whether Swift source or texts of an app are gone that were there before.
  var hasLostSources: Bool { changed?.hasLostSources ?? false }

  /// Whether a file differs from the commit that the command line names.
  func isChanged(_ name: String) -> Bool {
    changed?.contains(FilePath.absolute(name, in: currentFolder)) ?? true
  }

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
    changed = try arguments[LintOptions.changedSince].map { try ChangedFiles(since: $0, surroundings) }
    currentFolder = surroundings.currentFolder
    var terms: [String?: LintTerms] = [:]
    for entry in files.entries {
      let name = entry.path == "-" ? arguments[InputOptions.stdinName] : entry.path
      let path = FilePath.absolute(name, in: surroundings.currentFolder)
      let isUnchanged = entry.path != "-" && changed?.contains(path) == false
      let isProjectFile = SourceDoor.isProjectFile(name)
      if isUnchanged, !isProjectFile { continue }
      let found = finder.configuration(for: name)
      let isCovered = found.configuration.covers(path, isNamed: entry.isNamed)
      if isProjectFile { projectFiles.append(ProjectFile(entry: entry, name: name, isListed: isCovered)) }
      guard isCovered else {
        if entry.isNamed { notes.append(Self.excludedNote(name)) }
        continue
      }
      let own = terms[found.path] ?? LintTerms(found, rules, selection, arguments, surroundings)
      terms[found.path] = own
      jobs.append(LintJob(entry: entry, name: name, path: path, terms: own, isUnchanged: isUnchanged))
    }
    notes = finder.lines + files.passedOverNotes + notes
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
}

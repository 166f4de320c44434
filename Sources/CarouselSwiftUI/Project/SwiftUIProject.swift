internal import LocatedValues
internal import SwiftSourceReader

/// The files of a project, parsed once, so that its screens can be asked for again after one file has changed.
public struct SwiftUIProject: Sendable {
  private var sources: [SourceFile]
  private var listed: [Bool]
  private let catalog: StringCatalog
  private let samples: [String: String]
  private let notes: [Diagnostic]
  private let budget: EvaluationBudget

  /// Parses files, and reads the app's texts for localised keys; `samples` stand in for values that cannot be known,
  /// as in `SwiftUIReader`.
  public init(
    _ files: [SwiftUIReader.File], localizations: [LocalizationFile] = [], samples: [String: String] = [:],
    budget: EvaluationBudget = EvaluationBudget()
  ) {
    var reader = LocalizationReader()
    for file in localizations { reader.read(file) }
    catalog = reader.catalog
    notes = reader.diagnostics
    (sources, self.samples) = LargeStack.run {
      let standIns = SampleSources(samples, after: files.count)
      return (Self.parsed(files) + standIns.sources, standIns.names)
    }
    listed = files.map(\.isListed)
    self.budget = budget
  }

  private static func parsed(_ files: [SwiftUIReader.File]) -> [SourceFile] {
    let reader = SourceReader()
    return LargeStack.map(Array(files.enumerated())) { index, file in
      reader.read(file.text, path: file.path, number: UInt32(clamping: index))
    }
  }

  /// Returns the project with another text in one of its files; the others are not parsed again.
  public func replacing(_ path: String, with text: String) -> Self {
    guard let index = sources.firstIndex(where: { $0.path == path }) else { return self }
    var copy = self
    copy.sources[index] = SourceReader().read(text, path: path, number: UInt32(clamping: index))
    return copy
  }

  /// The files whose views may be others since some files have changed, by the names that files declare and mention.
  public func files(touchedBy changed: Set<String>) -> Set<String> {
    let links = FileLinks(sources)
    let touched = links.touched(by: sources.indices.filter { changed.contains(sources[$0].path) })
    return Set(touched.map { sources[$0].path })
  }

  /// Evaluates the screens of the project.
  ///
  /// - Parameter wanted: The screens to evaluate, by identity with the name that each had in an earlier reading;
  ///   nil is all of them.
  /// - Returns: The screens in the order of files and lines, and what is wrong with the files.
  public func reading(of wanted: [ListedScreen.Identity: String]? = nil) -> SwiftUIReading {
    LargeStack.run { [self] in
      var lister = ScreenLister(
        project: ProjectIndex(sources, catalog: catalog, samples: samples), budget: budget, listed: listed)
      let screens = lister.screens(wanted)
      return SwiftUIReading(listed: screens, diagnostics: faults + notes + lister.notes)
    }
  }

  /// Whether there are texts of the app in its languages.
  public var isLocalized: Bool { !catalog.isEmpty }

  /// Whether a key is among the texts of the app.
  public func hasText(_ key: String) -> Bool { catalog.has(key) }

  /// Whether a file has errors of syntax.
  public func hasErrors(in path: String) -> Bool {
    sources.contains { $0.path == path && !$0.errors.isEmpty }
  }

  private var faults: [Diagnostic] {
    sources.flatMap { source in
      source.errors.prefix(100).map { fault in
        Diagnostic(
          file: source.path, place: Place(line: fault.place.line, column: fault.place.column, offset: 0),
          message: TerminalText.escaped(fault.message), advice: "mend the source; what was understood is read"
        )
      }
    }
  }
}

import CarouselModel
import CarouselSwiftUI
import LocatedValues

extension TestedScreen {
  /// Evaluates a view of SwiftUI source, without a simulator.
  ///
  /// Screens are previews, views that can be made without arguments, and views that no other screen shows; the
  /// arguments of the last are unknown until ``with(_:)`` supplies them.
  ///
  /// - Parameters:
  ///   - path: A Swift file, or a folder of them. A relative path starts at the folder of the test or at one around
  ///     it, up to that of `Package.swift`. Declarations and the app's texts are taken from all files of the
  ///     file's target.
  ///   - view: The name of the view or preview, where there are several.
  ///   - samples: Values for what only the running app knows, as in ``with(_:)``.
  ///   - filePath: The path of the test, from which the file is looked for.
  /// - Throws: ``ScreenError``, for example with the errors of the source's syntax.
  public init(
    swiftUI path: String, view: String? = nil, samples: [String: SampleValue] = [:],
    filePath: StaticString = #filePath
  ) throws {
    let project = ProjectFiles(testFile: "\(filePath)")
    var source = try SwiftUISource(path, in: project)
    source.samples = samples
    try self.init(source, path: path, view: view)
  }

  /// Evaluates a view of SwiftUI source that is at hand as text.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - view: The name of the view or preview, where there are several.
  ///   - samples: Values for what only the running app knows, as in ``with(_:)``.
  /// - Throws: ``ScreenError``, for example with the errors of the source's syntax.
  public init(swiftUISource source: String, view: String? = nil, samples: [String: SampleValue] = [:]) throws
  {
    let file = SwiftUIReader.File(path: "source.swift", text: source)
    try self.init(SwiftUISource(files: [file], samples: samples), path: file.path, view: view)
  }

  /// Every screen of a file or folder of SwiftUI source, for a parameterised test.
  ///
  /// - Parameters:
  ///   - path: A Swift file, or a folder of them, found as in ``init(swiftUI:view:samples:filePath:)``.
  ///   - filePath: The path of the test, from which the file is looked for.
  /// - Returns: The screens, in the order of files and lines.
  /// - Throws: ``ScreenError``, for example with the errors of the source's syntax.
  public static func all(swiftUI path: String, filePath: StaticString = #filePath) throws -> [TestedScreen] {
    let project = ProjectFiles(testFile: "\(filePath)")
    let source = try SwiftUISource(path, in: project)
    let reading = try source.read()
    return reading.screens.map {
      TestedScreen($0, notes: reading.diagnostics.map(\.description), origin: .swiftUI(source))
    }
  }

  /// Returns the screen with values for what only the running app knows.
  ///
  /// The keys are the expressions that failures show between `‹` and `›`:
  /// `["item.title": "Sunset", "albums": .swift("Album.samples")]`.
  ///
  /// - Parameter samples: Values by expression.
  /// - Returns: The screen, evaluated anew.
  /// - Throws: ``ScreenError`` where a value is no Swift, or the screen does not come from SwiftUI source.
  public func with(_ samples: [String: SampleValue]) throws -> Self {
    guard case .swiftUI(var source) = origin else { throw ScreenError(.cannotSupply(origin.kind)) }
    source.samples.merge(samples) { _, new in new }
    var copy = try TestedScreen(source, path: name, view: name)
    copy.settings = settings
    copy.profile = profile
    return try copy.inState(givenState)
  }

  private init(_ source: SwiftUISource, path: String, view: String?) throws {
    let reading = try source.read()
    let screen = try ScreenChoice(reading.screens, source: path).screen(named: view)
    self.init(screen, notes: reading.diagnostics.map(\.description), origin: .swiftUI(source))
  }
}

extension SwiftUISource {
  /// The source at a path, with the rest of its target.
  fileprivate init(_ path: String, in project: ProjectFiles) throws {
    let found = SwiftUIFiles(project)
    self.init(
      files: try found.files(at: path), localizations: try found.localizations(at: path), project: project)
  }
}

extension ScreenOrigin {
  /// What a message calls the source.
  fileprivate var kind: String {
    switch self {
    case .code: "a screen that the test builds; write the values into its views"
    case .definition: "a definition; write the values into it"
    case .swiftUI: "SwiftUI source"
    }
  }
}

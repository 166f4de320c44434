import CarouselDefinitions
import CarouselModel
import CommandLineParsing
import LocatedValues
import NearestNames

/// Reads files into screens, says what is wrong with them, and goes on with the next.
struct ScreenLoader {
  private let arguments: Arguments
  private let surroundings: Surroundings
  /// Whether a file had an error.
  private(set) var hasFailed = false
  /// The names of all screens that were met, for advice on `--view`.
  private var names: [String] = []
  private var found: Set<String> = []

  init(_ arguments: Arguments, _ surroundings: Surroundings) {
    self.arguments = arguments
    self.surroundings = surroundings
  }

  /// Calls `use` with each screen of each file, and the file's name.
  mutating func forEachScreen(of operands: [String], _ use: (String, Screen) throws -> Void) throws {
    let files = InputFiles(
      operands, stdinName: arguments[InputOptions.stdinName], extensions: InputOptions.readable, surroundings)
    if !arguments[InputOptions.quiet] || files.entries.isEmpty {
      surroundings.complain(files.passedOverNotes)
    }
    if files.entries.isEmpty {
      fail(["carousel-a11y: error: nothing to read in \(operands.joined(separator: ", "))"])
    }
    var project = SwiftProject(folders: files.folders)
    for entry in files.entries {
      let file = files.read(entry)
      guard let bytes = bytes(of: file) else { continue }
      if file.name.hasSuffix(".swift") {
        project.add(file.name, bytes, isNamed: entry.isNamed)
      } else {
        try give(definitions(in: bytes, file.name), of: file.name, to: use)
      }
    }
    let reading = project.read()
    tell(reading.diagnostics)
    for screen in reading.screens { try give([screen], of: screen.source?.file ?? "", to: use) }
    complainAboutViews()
  }

  private mutating func give(
    _ screens: [Screen], of file: String, to use: (String, Screen) throws -> Void
  ) throws {
    for screen in screens where isWanted(screen) { try use(file, prepared(screen)) }
  }

  private mutating func bytes(of file: InputFile) -> [UInt8]? {
    switch file.bytes {
    case .success(let bytes): return bytes
    case .failure(let error):
      fail([TerminalText.escaped("\(error)")])
      return nil
    }
  }

  private mutating func definitions(in bytes: [UInt8], _ name: String) -> [Screen] {
    let reading = DefinitionReader().read(bytes, file: name)
    tell(reading.diagnostics)
    return reading.screens
  }

  private mutating func tell(_ diagnostics: Diagnostics) {
    if diagnostics.hasErrors { hasFailed = true }
    surroundings.complain(arguments[InputOptions.quiet] ? errorLines(diagnostics) : diagnostics.lines)
  }

  private func errorLines(_ diagnostics: Diagnostics) -> [String] {
    diagnostics.inOrder.filter { $0.severity == .error }.map(\.description)
  }

  private mutating func isWanted(_ screen: Screen) -> Bool {
    let wanted = arguments[InputOptions.view]
    names.append(screen.name)
    found.insert(screen.name)
    return wanted.isEmpty || wanted.contains(screen.name)
  }

  /// The screen with the state that the command line sets.
  private func prepared(_ screen: Screen) -> Screen {
    var copy = screen
    for assignment in arguments[InputOptions.state] {
      copy.initialState[StateKey(assignment.name)] = assignment.value
    }
    return copy
  }

  private mutating func complainAboutViews() {
    for wanted in arguments[InputOptions.view] where !found.contains(wanted) {
      let advice =
        nearestName(to: wanted, in: names).map { "did you mean '\($0)'?" } ?? "there is \(list(names))"
      fail([TerminalText.escaped("carousel-a11y: error: no screen '\(wanted)'; \(advice)")])
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
  }

  private mutating func fail(_ lines: [String]) {
    hasFailed = true
    surroundings.complain(lines)
  }
}

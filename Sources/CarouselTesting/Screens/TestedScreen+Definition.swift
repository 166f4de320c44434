import CarouselDefinitions
import CarouselModel
import LocatedValues

extension TestedScreen {
  /// Reads a definition, in YAML or JSON, from a file.
  ///
  /// - Parameters:
  ///   - path: The file. A relative path starts at the folder of the test or at one around it, up to that of
  ///     `Package.swift`.
  ///   - view: The name of the screen, where the definition holds several.
  ///   - filePath: The path of the test, from which the file is looked for.
  /// - Throws: ``ScreenError`` with every fault of the definition, each at its line and column.
  public init(definition path: String, view: String? = nil, filePath: StaticString = #filePath) throws {
    let project = ProjectFiles(testFile: "\(filePath)")
    let item = try project.find(path)
    try self.init(bytes: project.bytes(of: item), file: item.path, view: view, project)
  }

  /// Reads a definition that is at hand as text.
  ///
  /// - Parameters:
  ///   - text: The definition; JSON where it begins with a brace, else YAML.
  ///   - view: The name of the screen, where the definition holds several.
  ///   - name: The name for messages and for a screen without one.
  /// - Throws: ``ScreenError`` with every fault of the definition, each at its line and column.
  public init(definitionText text: String, view: String? = nil, name: String = "definition") throws {
    let isJSON = text.first { !$0.isWhitespace } == "{"
    try self.init(bytes: Array(text.utf8), file: name + (isJSON ? ".json" : ".yaml"), view: view, nil)
  }

  private init(bytes: [UInt8], file: String, view: String?, _ project: ProjectFiles?) throws {
    let reading = DefinitionReader().read(bytes, file: file)
    guard !reading.diagnostics.hasErrors else { throw ScreenError(.faults(reading.diagnostics.lines)) }
    let screen = try ScreenChoice(reading.screens, source: file).screen(named: view)
    self.init(
      screen, notes: reading.diagnostics.lines, origin: .definition(file: file, bytes: bytes, project))
  }
}

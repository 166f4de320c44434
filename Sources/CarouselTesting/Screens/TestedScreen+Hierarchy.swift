import CarouselModel
import LocatedValues

extension TestedScreen {
  /// Reads an accessibility hierarchy that AccessibilitySnapshotModel has stored as JSON (AccessibilitySnapshot 0.12.1).
  ///
  /// What a simulator was given is listened to, walked and linted so, on any machine. There is no source behind it, so
  /// that Reduce Motion and other settings change nothing, and activating has no effect.
  ///
  /// - Parameters:
  ///   - path: The file, found as in ``init(definition:view:filePath:)``.
  ///   - filePath: The path of the test, from which the file is looked for.
  /// - Throws: ``ScreenError`` with every fault of the file, each at its line and column.
  public init(accessibilityHierarchy path: String, filePath: StaticString = #filePath) throws {
    let project = ProjectFiles(testFile: "\(filePath)")
    let item = try project.find(path)
    try self.init(hierarchy: project.bytes(of: item), file: item.path, project)
  }

  /// Reads an accessibility hierarchy that is at hand as JSON.
  ///
  /// - Parameters:
  ///   - text: The JSON, as in ``init(accessibilityHierarchy:filePath:)``.
  ///   - name: The name for messages and for the screen.
  /// - Throws: ``ScreenError`` with every fault of the text, each at its line and column.
  public init(accessibilityHierarchyText text: String, name: String = "hierarchy") throws {
    try self.init(hierarchy: Array(text.utf8), file: name + ".json", nil)
  }

  private init(hierarchy bytes: [UInt8], file: String, _ project: ProjectFiles?) throws {
    let document = DocumentReader().read(bytes, file: file, format: .json)
    guard !document.diagnostics.hasErrors, let value = document.value else {
      throw ScreenError(.faults(document.diagnostics.lines))
    }
    var reader = HierarchyReader(file: file)
    let root = reader.root(of: value)
    guard !reader.diagnostics.hasErrors else { throw ScreenError(.faults(reader.diagnostics.lines)) }
    let name = file.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? file
    self.init(Screen(name) { _ in root }, origin: .definition(file: file, bytes: bytes, project))
  }
}

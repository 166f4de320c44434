import CarouselModel
import CarouselNarration
import CarouselSemantics
import Foundation
import Testing

/// A stop and what is expected to be said at it, as written in `Fixtures/Narration`: a block of `key: text`
/// lines under a `# name`.
struct NarrationCase: CustomTestStringConvertible, Sendable {
  var name: String
  var node = SemanticNode(.element, view: "element")
  var context: ContainerContext?
  var settings = AccessibilitySettings()
  var says = ""
  var hint: String?
  var cues: [String] = []
  var offers: [String] = []
  var assumes: [String] = []

  var testDescription: String { name }
  var stop: Stop { Stop(node: node, context: context) }

  /// The cases of every file in a folder of `Fixtures/Narration`.
  static func all(in folder: String) throws -> [NarrationCase] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let directory = root.appending(path: "Fixtures/Narration/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.flatMap { file in
      let blocks = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
      return try blocks.map {
        try NarrationCase(block: $0, topic: file.deletingPathExtension().lastPathComponent)
      }
    }
  }

  private struct Unreadable: Error {
    var line: String
    var name: String
  }

  private init(block: String, topic: String) throws {
    name = topic
    for line in block.split(separator: "\n") {
      if line.hasPrefix("# ") {
        name = "\(topic): \(line.dropFirst(2))"
        continue
      }
      guard let colon = line.firstIndex(of: ":"),
        try read(
          String(line[..<colon]), line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces))
      else { throw Unreadable(line: String(line), name: name) }
    }
  }

  /// Takes one line; false if its key is not known.
  private mutating func read(_ key: String, _ text: String) throws -> Bool {
    switch key {
    case "says": says = text
    case "hints": hint = text
    case "cue": cues.append(text)
    case "offers": offers.append(text)
    case "assumes": assumes.append(text)
    case "settings": settings.language = text
    default: return try readProperty(key, text) || readContext(key, text)
    }
    return true
  }

  private mutating func readProperty(_ key: String, _ text: String) throws -> Bool {
    switch key {
    case "label": node.label = NarrationCase.value(text)
    case "value": node.value = NarrationCase.value(text)
    case "hint": node.hint = NarrationCase.value(text)
    case "language": node.language = text
    case "level": node.headingLevel = Int(text)
    case "action": node.actions.append(Action(.named(TextValue(text))))
    case "content", "important content":
      let (label, value) = NarrationCase.pair(text)
      node.customContent.append(
        CustomContent(
          label: label ?? "", value: value ?? "", isImportant: key == "important content"))
    case "traits":
      for name in text.split(separator: " ") {
        guard let trait = Traits(name: String(name)) else { throw Unreadable(line: text, name: self.name) }
        node.traits.insert(trait)
      }
    default: return false
    }
    return true
  }

  private mutating func readContext(_ key: String, _ text: String) -> Bool {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    switch key {
    case "series": context = .series(index: numbers[0], count: numbers[1])
    case "tab": context = .tab(index: numbers[0], count: numbers[1])
    case "tabBarItem": context = .tabBarItem(index: numbers[0], count: numbers[1])
    case "list": context = ContainerContext.Edge(rawValue: text).map { .list($0) }
    case "landmark": context = ContainerContext.Edge(rawValue: text).map { .landmark($0) }
    case "cell": context = .dataTableCell(NarrationCase.cell(text))
    case "row header", "column header":
      guard case .dataTableCell(var cell) = context else { return false }
      let (label, value) = NarrationCase.pair(text)
      let header = ContainerContext.TableCell.Header(label: label, value: value)
      if key == "row header" { cell.rowHeaders.append(header) } else { cell.columnHeaders.append(header) }
      context = .dataTableCell(cell)
    default: return false
    }
    return true
  }

  private static func cell(_ text: String) -> ContainerContext.TableCell {
    let words = text.split(separator: " ").map(String.init)
    func number(_ name: String) -> Int? {
      words.firstIndex(of: name).flatMap { Int(words[$0 + 1]) }
    }
    return ContainerContext.TableCell(
      row: number("row"), column: number("column"), width: number("width") ?? 1,
      height: number("height") ?? 1, isFirstInRow: words.contains("first"))
  }

  /// A label and a value, written "label = value".
  private static func pair(_ text: String) -> (TextValue?, TextValue?) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return (value(halves[0]), halves.count > 1 ? value(halves[1]) : nil)
  }

  /// A text; what stands between `‹` and `›` is an expression that is not known.
  private static func value(_ text: String) -> TextValue {
    guard text.hasPrefix("‹"), text.hasSuffix("›") else { return TextValue(text) }
    return .unknown(String(text.dropFirst().dropLast()))
  }
}

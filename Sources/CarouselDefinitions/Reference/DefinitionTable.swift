import CarouselModel
import LocatedValues

/// The table of kinds and keys, for tests that hold it to itself.
package enum DefinitionTable {
  /// One key with the example that the reference gives.
  package struct Example: Sendable, CustomStringConvertible {
    /// The example as YAML.
    package let text: String
    /// What the key means.
    package let doc: String
    /// What the reader finds wrong with the example.
    package let faults: [String]

    /// The example.
    package var description: String { text }
  }

  /// A place where keys stand, with all their spellings.
  package struct Place: Sendable {
    /// What the place is.
    package let title: String
    /// Every spelling of every key.
    package let names: [String]
  }

  /// The places of a definition.
  package static var places: [Place] {
    [Place(title: "kinds", names: Kinds.all.flatMap(\.key.names))]
      + [Place(title: "modifiers", names: (Modifiers.all.map(\.key) + [ModifierList.key]).flatMap(\.names))]
      + ShapeCollector.records.map { Place(title: $0.name, names: $0.keys().flatMap(\.names)) }
  }

  /// Every key with its example, read where the key may stand.
  package static var examples: [Example] {
    Kinds.all.map { kind in example(kind.key) { _ = kind.read($0, &$1) } }
      + Modifiers.all.map { modifier in
        example(modifier.key) { value, session in
          let entry = Mapping.Entry(key: modifier.key.name, keyRange: value.range, value: value)
          _ = modifier.read(entry, &session)
        }
      } + [
        example(ModifierList.key) { value, session in
          let entry = Mapping.Entry(key: ModifierList.key.name, keyRange: value.range, value: value)
          _ = ModifierList.modifiers(entry, &session)
        }
      ] + recordExamples
  }

  /// Keys of mappings, read alone: what else the mapping needs is not looked for.
  private static var recordExamples: [Example] {
    ShapeCollector.records.flatMap { record in
      record.keys().map { key in example(key) { key.check($0, &$1) } }
    }
  }

  private static func example(
    _ key: KeyShape, _ read: (LocatedValue, inout ReadingSession) -> Void
  ) -> Example {
    let text = "\(key.name): \(key.example)"
    let document = DocumentReader().read(text, file: "example", format: .yaml)
    var session = ReadingSession(file: "example", context: ScreenContext(settings: AccessibilitySettings()))
    session.findings.diagnostics.add(document.diagnostics)
    // A field of an item is read for an item that has what examples use.
    let items = DocumentReader().read(
      "{title: A, symbol: star, colors: [red, blue]}", file: "item", format: .yaml)
    session.item = items.value.map { ItemScope(value: $0, index: 0, count: 1) }
    session.field = key
    if let value = document.value?.mapping?[key.name] { read(value, &session) }
    return Example(text: text, doc: key.doc, faults: session.diagnostics.lines)
  }
}

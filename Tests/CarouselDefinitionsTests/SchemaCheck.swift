import CarouselDefinitions
import LocatedValues

/// A validator for the part of JSON Schema (draft 2020-12) that the schema of definitions uses.
struct SchemaCheck {
  static let schema = SchemaCheck(DefinitionSchema.json)

  private let root: PlainValue
  private let definitions: [String: PlainValue]

  init(_ json: String) {
    root = DocumentReader().read(json, file: "schema.json").value.map { PlainValue($0) } ?? .null
    definitions = root["$defs"]?.entries ?? [:]
  }

  func accepts(_ value: PlainValue) -> Bool { accepts(value, root) }

  private func accepts(_ value: PlainValue, _ schema: PlainValue) -> Bool {
    (schema.entries ?? [:]).allSatisfy { keyword, argument in holds(keyword, argument, for: value, in: schema)
    }
  }

  private func holds(
    _ keyword: String, _ argument: PlainValue, for value: PlainValue, in schema: PlainValue
  ) -> Bool {
    switch keyword {
    case "$ref":
      definitions[String(argument.text.dropFirst("#/$defs/".count))].map { accepts(value, $0) } ?? false
    case "anyOf": argument.elements.contains { accepts(value, $0) }
    case "oneOf": argument.elements.filter { accepts(value, $0) }.count == 1
    case "allOf": argument.elements.allSatisfy { accepts(value, $0) }
    case "enum": argument.elements.contains(value)
    case "const": argument == value
    case "type":
      (argument.elements.isEmpty ? [argument] : argument.elements).contains { value.isType($0.text) }
    case "required":
      value.entries.map { entries in argument.elements.allSatisfy { entries[$0.text] != nil } } ?? true
    case "properties": hold(argument, value)
    case "additionalProperties": additional(argument, value, in: schema)
    case "items": value.elements.allSatisfy { accepts($0, argument) }
    case "minimum": value.number.map { $0 >= argument.number ?? 0 } ?? true
    case "exclusiveMinimum": value.number.map { $0 > argument.number ?? 0 } ?? true
    case "maximum": value.number.map { $0 <= argument.number ?? 0 } ?? true
    case "pattern":
      value.string.map { text in (try? Regex(argument.text).firstMatch(in: text)) != nil } ?? true
    case "$schema", "$defs", "title", "description": true
    default: false
    }
  }

  private func hold(_ properties: PlainValue, _ value: PlainValue) -> Bool {
    (properties.entries ?? [:]).allSatisfy { name, schema in value[name].map { accepts($0, schema) } ?? true }
  }

  private func additional(_ argument: PlainValue, _ value: PlainValue, in schema: PlainValue) -> Bool {
    let known = schema["properties"]?.entries ?? [:]
    return (value.entries ?? [:]).allSatisfy { name, inner in
      known[name] != nil || (argument == .boolean(false) ? false : accepts(inner, argument))
    }
  }
}

extension PlainValue {
  var entries: [String: PlainValue]? {
    guard case .mapping(let entries) = self else { return nil }
    return Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(name: String) -> PlainValue? { entries?[name] }

  var elements: [PlainValue] { if case .sequence(let elements) = self { elements } else { [] } }
  var string: String? { if case .string(let text) = self { text } else { nil } }
  var text: String { string ?? "" }
  var number: Double? { if case .number(let number) = self { Double(number.text) } else { nil } }

  func isType(_ name: String) -> Bool {
    switch (name, self) {
    case ("object", .mapping), ("array", .sequence), ("string", .string), ("number", .number),
      ("boolean", .boolean),
      ("null", .null):
      true
    case ("integer", .number): number.map { $0.rounded() == $0 } ?? false
    default: false
    }
  }
}

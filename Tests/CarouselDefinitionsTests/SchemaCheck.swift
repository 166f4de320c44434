import CarouselDefinitions
import Foundation
import LocatedValues

/// A validator for the part of JSON Schema (draft 2020-12) that the schema of definitions uses.
struct SchemaCheck: Sendable {
  static let schema = SchemaCheck(DefinitionSchema.json)

  private let root: Rule
  private let definitions: [String: Rule]
  /// Keywords that this validator does not know, so that none is passed over in silence.
  let unknownKeywords: Set<String>

  init(_ json: String) {
    let schema = JSONTree(json)
    var unknown: Set<String> = []
    root = Rule(schema, &unknown)
    definitions = (schema["$defs"]?.entries ?? [:]).mapValues { Rule($0, &unknown) }
    unknownKeywords = unknown
  }

  func accepts(_ value: JSONTree) -> Bool { accepts(value, root) }

  private func accepts(_ value: JSONTree, _ rule: Rule) -> Bool {
    guard rule.accepts(value) else { return false }
    if let name = rule.reference, !(definitions[name].map { accepts(value, $0) } ?? false) { return false }
    if !rule.anyOf.isEmpty, !rule.anyOf.contains(where: { accepts(value, $0) }) { return false }
    if !rule.oneOf.isEmpty, rule.oneOf.count(where: { accepts(value, $0) }) != 1 { return false }
    guard rule.allOf.allSatisfy({ accepts(value, $0) }) else { return false }
    if let items = rule.items, !value.elements.allSatisfy({ accepts($0, items) }) { return false }
    return value.entries.allSatisfy { name, inner in
      if let property = rule.properties[name] { return accepts(inner, property) }
      return rule.isClosed ? false : rule.additional.map { accepts(inner, $0) } ?? true
    }
  }
}

/// One schema, taken apart.
private final class Rule: Sendable {
  let reference: String?
  let anyOf: [Rule]
  let oneOf: [Rule]
  let allOf: [Rule]
  let items: Rule?
  let properties: [String: Rule]
  let additional: Rule?
  let isClosed: Bool
  private let types: [String]
  private let required: [String]
  private let allowed: [PlainValue]
  private let limits: (minimum: Double?, above: Double?, maximum: Double?)
  private let pattern: NSRegularExpression?

  private static let keywords: Set<String> = [
    "$ref", "anyOf", "oneOf", "allOf", "items", "properties", "additionalProperties", "type", "required",
    "enum",
    "const", "minimum", "exclusiveMinimum", "maximum", "pattern", "$schema", "$defs", "title", "description",
  ]

  init(_ schema: JSONTree, _ unknown: inout Set<String>) {
    unknown.formUnion(Set(schema.entries.keys).subtracting(Self.keywords))
    func rules(_ name: String, _ unknown: inout Set<String>) -> [Rule] {
      (schema[name]?.elements ?? []).map { Rule($0, &unknown) }
    }
    reference = schema["$ref"]?.text.map { String($0.dropFirst("#/$defs/".count)) }
    anyOf = rules("anyOf", &unknown)
    oneOf = rules("oneOf", &unknown)
    allOf = rules("allOf", &unknown)
    items = schema["items"].map { Rule($0, &unknown) }
    properties = (schema["properties"]?.entries ?? [:]).mapValues { Rule($0, &unknown) }
    isClosed = schema["additionalProperties"]?.plain == .boolean(false)
    additional = isClosed ? nil : schema["additionalProperties"].map { Rule($0, &unknown) }
    types = schema["type"].map { $0.elements.isEmpty ? [$0] : $0.elements }?.compactMap(\.text) ?? []
    required = schema["required"]?.elements.compactMap(\.text) ?? []
    allowed = schema["const"].map { [$0.plain] } ?? schema["enum"]?.elements.map(\.plain) ?? []
    limits = (schema["minimum"]?.number, schema["exclusiveMinimum"]?.number, schema["maximum"]?.number)
    pattern = schema["pattern"]?.text.flatMap { try? NSRegularExpression(pattern: $0) }
  }

  /// What can be said of a value without looking into it.
  func accepts(_ value: JSONTree) -> Bool {
    if !types.isEmpty, !types.contains(where: value.isType) { return false }
    if value.isType("object"), !required.allSatisfy({ value.entries[$0] != nil }) { return false }
    if !allowed.isEmpty, !allowed.contains(value.plain) { return false }
    if let number = value.number {
      if let minimum = limits.minimum, number < minimum { return false }
      if let above = limits.above, number <= above { return false }
      if let maximum = limits.maximum, number > maximum { return false }
    }
    guard let pattern, let text = value.text else { return true }
    return pattern.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

/// A JSON value whose keys are found at once.
final class JSONTree: Sendable {
  let plain: PlainValue
  let entries: [String: JSONTree]
  let elements: [JSONTree]

  init(_ plain: PlainValue) {
    self.plain = plain
    if case .mapping(let all) = plain {
      entries = Dictionary(all.map { ($0.key, JSONTree($0.value)) }, uniquingKeysWith: { first, _ in first })
    } else {
      entries = [:]
    }
    if case .sequence(let all) = plain { elements = all.map { JSONTree($0) } } else { elements = [] }
  }

  convenience init(_ json: String) {
    self.init(DocumentReader().read(json, file: "schema.json").value.map { PlainValue($0) } ?? .null)
  }

  subscript(name: String) -> JSONTree? { entries[name] }

  var text: String? { if case .string(let text) = plain { text } else { nil } }
  var number: Double? { if case .number(let number) = plain { Double(number.text) } else { nil } }

  func isType(_ name: String) -> Bool {
    switch (name, plain) {
    case ("object", .mapping), ("array", .sequence), ("string", .string), ("number", .number),
      ("boolean", .boolean),
      ("null", .null):
      true
    case ("integer", .number): number.map { $0.rounded() == $0 } ?? false
    default: false
    }
  }
}

import CarouselModel
import LocatedValues

/// JSON Schema for shapes.
enum ShapeSchema {
  private static func entry(_ key: String, _ value: PlainValue) -> PlainValue.Entry {
    PlainValue.Entry(key, value)
  }

  /// The schema of what may be written in a place.
  static func schema(_ shape: ValueShape) -> PlainValue {
    switch shape {
    case .text: reference("text")
    case .word: .mapping([entry("type", .sequence(["string", "number", "boolean"].map { .string($0) }))])
    case .bool: .mapping([entry("type", .string("boolean"))])
    case .number(let number): self.number(number)
    case .choice(_, let names): .mapping([entry("enum", .sequence(names.map { .string($0) }))])
    case .pattern(_, let pattern, _): self.pattern(pattern)
    case .list(let element): .mapping([entry("type", .string("array")), entry("items", withItem(element))])
    case .record(let record): reference(record.name)
    case .map(_, let value): map(value)
    case .anyOf(let shapes): .mapping([entry("anyOf", .sequence(flat(shapes).map(schema)))])
    case .none: .mapping([entry("const", .string("none"))])
    case .flag: .mapping([entry("const", .boolean(true))])
    case .color: reference("color")
    case .paint: reference("paint")
    case .node: reference("node")
    case .modifiers(let isList): ViewSchema.modifiers(isList: isList)
    case .empty: .mapping([entry("type", .string("null"))])
    }
  }

  /// The schema of a value in whose place a field of an item may stand.
  static func withItem(_ shape: ValueShape) -> PlainValue {
    switch shape {
    case .node, .modifiers, .empty, .flag: schema(shape)
    default: .mapping([entry("anyOf", .sequence([reference("item")] + flat([shape]).map(schema)))])
    }
  }

  /// The schema of a mapping with fixed keys.
  static func object(of record: RecordShape) -> PlainValue {
    let keys = record.keys()
    var properties = ViewSchema.properties(keys, acceptsNull: record.acceptsNull)
    if record.acceptsNull { properties.append(entry("...", .mapping([entry("type", .string("null"))]))) }
    let rest =
      record.requiresOneOf.map { names in
        PlainValue.mapping([
          entry("anyOf", .sequence(names.flatMap { spellings(of: $0, in: keys) }.map(requirement)))
        ])
      }
      + keys.filter(\.isRequired).map { key in
        PlainValue.mapping([entry("anyOf", .sequence(key.names.map(requirement)))])
      }
    return ViewSchema.object(properties, allOf: rest)
  }

  private static func spellings(of name: String, in keys: [KeyShape]) -> [String] {
    keys.first { $0.name == name }?.names ?? [name]
  }

  static func requirement(_ name: String) -> PlainValue {
    .mapping([entry("required", .sequence([.string(name)]))])
  }

  static func reference(_ name: String) -> PlainValue {
    .mapping([entry("$ref", .string("#/$defs/\(name)"))])
  }

  private static func flat(_ shapes: [ValueShape]) -> [ValueShape] {
    shapes.flatMap { shape in
      if case .anyOf(let inner) = shape { flat(inner) } else { [shape] }
    }
  }

  private static func number(_ number: NumberShape) -> PlainValue {
    var entries = [entry("type", .string(number.isInteger ? "integer" : "number"))]
    func limit(_ key: String, _ value: Double?) {
      if let text = value.flatMap({ NumberText($0) }) { entries.append(entry(key, .number(text))) }
    }
    limit(number.isAboveMinimum ? "exclusiveMinimum" : "minimum", number.minimum)
    limit("maximum", number.maximum)
    return .mapping(entries)
  }

  private static func pattern(_ pattern: String) -> PlainValue {
    .mapping([entry("type", .string("string")), entry("pattern", .string(pattern))])
  }

  private static func map(_ value: ValueShape?) -> PlainValue {
    guard let value else { return .mapping([entry("type", .string("object"))]) }
    let null = PlainValue.mapping([entry("type", .string("null"))])
    return .mapping([
      entry("type", .string("object")),
      entry("additionalProperties", .mapping([entry("anyOf", .sequence([schema(value), null]))])),
    ])
  }
}

extension ShapeSchema {
  /// Words for a person.
  static var text: PlainValue {
    .mapping([
      entry(
        "anyOf",
        .sequence([
          .mapping([entry("type", .sequence(["string", "number", "boolean"].map { .string($0) }))]),
          .mapping([entry("type", .string("array")), entry("items", reference("text"))]),
          reference(TextForm.record.shape.name), reference("item"),
        ]))
    ])
  }

  /// A colour in one word.
  static var color: PlainValue { words([]) }

  /// A colour, a level or a picture in one word.
  static var paint: PlainValue {
    words(Paint.Level.allCases.map(\.rawValue) + PaintForm.pictures.sorted())
  }

  private static func words(_ others: [String]) -> PlainValue {
    let names = Color.Name.allCases.map(\.rawValue) + ColorWord.aliases.keys.sorted() + others
    return pattern(
      "^(\(names.joined(separator: "|"))|#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?)(@(0|1|0?\\.[0-9]+|[01]\\.[0-9]+))?$"
    )
  }

  /// A field of the item that a template is read for.
  static var item: PlainValue {
    ViewSchema.object(
      [entry("item", .mapping([entry("type", .sequence([.string("string"), .string("number")]))]))],
      required: ["item"])
  }
}

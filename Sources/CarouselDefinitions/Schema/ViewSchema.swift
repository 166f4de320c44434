import LocatedValues

/// JSON Schema for views: a kind with modifiers, or the notation of carousels.
enum ViewSchema {
  private static func entry(_ key: String, _ value: PlainValue) -> PlainValue.Entry {
    PlainValue.Entry(key, value)
  }

  /// The definitions that other parts of the schema refer to.
  static var definitions: [PlainValue.Entry] {
    let keys =
      Kinds.all.map(\.key).map { entry("kind-\($0.name)", property($0)) }
      + modifierKeys.map { entry("modifier-\($0.name)", property($0)) }
      + notationKeys.map { entry("carousel-\($0.name)", property($0, acceptsNull: true)) }
      + DefinitionSchema.screenKeys.map { entry("screen-\($0.name)", property($0)) }
    return keys + [
      entry(
        "node",
        .mapping([
          entry(
            "anyOf",
            .sequence([
              .mapping([entry("type", .sequence(["string", "number", "boolean"].map { .string($0) }))]),
              view(beside: []), labelView(beside: []), carousel(beside: []),
            ]))
        ]))
    ]
  }

  private static let label = "label"

  private static var kinds: [KeyShape] {
    Kinds.all.map(\.key).filter { $0.name != label && $0.name != "carousel" }
  }

  private static var modifierKeys: [KeyShape] { Modifiers.all.map(\.key) + [ModifierList.key] }

  private static var notationKeys: [KeyShape] { CarouselNotation.record.keys.map(\.shape) }

  /// Keys as properties that refer to their definitions.
  static func references(_ keys: [KeyShape], _ place: String) -> [PlainValue.Entry] {
    keys.flatMap { key in key.names.map { entry($0, ShapeSchema.reference("\(place)-\(key.name)")) } }
  }

  /// A view of one kind with its modifiers.
  static func view(beside others: [KeyShape]) -> PlainValue {
    let other = Set(others.flatMap(\.names))
    return object(
      references(kinds, "kind") + references(modifierKeys.filter { !other.contains($0.name) }, "modifier")
        + references(others, "screen"),
      oneOf: kinds.map { ShapeSchema.requirement($0.name) })
  }

  /// A title with an icon: the kind whose key is also a modifier.
  static func labelView(beside others: [KeyShape]) -> PlainValue {
    let other = Set(others.flatMap(\.names) + [label])
    let kind = Kinds.all.map(\.key).filter { $0.name == label }
    return object(
      references(kind, "kind") + references(modifierKeys.filter { !other.contains($0.name) }, "modifier")
        + references(others, "screen"), required: [label])
  }

  /// A carousel in the notation of carousels, whose keys stand inside `carousel` or beside it.
  static func carousel(beside others: [KeyShape]) -> PlainValue {
    let own = notationKeys
    let names = Set(own.flatMap(\.names))
    // A modifier that has another spelling than a key of the notation may stand beside it under that one.
    let modifiers = references(modifierKeys, "modifier").filter { !names.contains($0.key) }
    // What stands in `carousel` at the outermost level may be the whole notation, and has its property below.
    let stated = references(own, "carousel").filter { $0.key != CarouselNotation.key.name }
    var entries = stated + modifiers
    let known = Set(entries.map(\.key))
    entries += references(others, "screen").filter { !known.contains($0.key) }
    entries.append(
      entry(
        "carousel",
        .mapping([
          entry(
            "anyOf",
            .sequence([ShapeSchema.reference("carousel"), .mapping([entry("type", .string("null"))])]))
        ])))
    let telling = CarouselNotation.tellingKeys(atTop: !others.isEmpty) + ["carousel"]
    let needed = PlainValue.mapping([entry("anyOf", .sequence(telling.map(ShapeSchema.requirement)))])
    return object(entries, allOf: [needed])
  }

  /// A mapping of modifiers, or a list of such mappings.
  static func modifiers(isList: Bool) -> PlainValue {
    guard isList else { return object(references(Modifiers.all.map(\.key), "modifier")) }
    let enabled = entry("enabled", .mapping([entry("type", .string("boolean"))]))
    let step = object(references(Modifiers.all.map(\.key), "modifier") + [enabled])
    return .mapping([entry("type", .string("array")), entry("items", step)])
  }

  /// Keys as properties, each spelling one.
  static func properties(_ keys: [KeyShape], acceptsNull: Bool = false) -> [PlainValue.Entry] {
    keys.flatMap { key in key.names.map { entry($0, property(key, acceptsNull: acceptsNull)) } }
  }

  private static func property(_ key: KeyShape, acceptsNull: Bool = false) -> PlainValue {
    var alternatives = [ShapeSchema.withItem(key.shape)]
    if acceptsNull { alternatives.append(.mapping([entry("type", .string("null"))])) }
    return .mapping([
      entry("description", .string(key.doc)),
      entry("anyOf", .sequence(alternatives)),
    ])
  }

  /// A mapping with the given keys and no others.
  static func object(
    _ properties: [PlainValue.Entry], required: [String] = [], oneOf: [PlainValue] = [],
    allOf: [PlainValue] = []
  ) -> PlainValue {
    var entries = [
      entry("type", .string("object")), entry("properties", .mapping(properties)),
      entry("additionalProperties", .boolean(false)),
    ]
    if !required.isEmpty { entries.append(entry("required", .sequence(required.map { .string($0) }))) }
    if !oneOf.isEmpty { entries.append(entry("oneOf", .sequence(oneOf))) }
    if !allOf.isEmpty { entries.append(entry("allOf", .sequence(allOf))) }
    return .mapping(entries)
  }
}

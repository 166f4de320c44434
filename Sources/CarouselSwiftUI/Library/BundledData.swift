internal import CarouselModel
internal import LocatedValues
internal import SwiftSourceReader

/// Data that the app is delivered with: JSON files of the project, decoded as the program asks for them.
extension Interpreter {
  /// Calls that lead from a file's name to its values; nil where a call is none of them.
  func bundledCall(_ symbol: Symbol, _ name: String, _ arguments: [ValueArgument]) -> Value? {
    switch (symbol.rootType, name) {
    case ("Bundle", "url"), ("Bundle", "path"):
      let ending = arguments.first { $0.label == "withExtension" || $0.label == "ofType" }?.value.string
      guard let file = arguments.first?.value.string else { return nil }
      return bundledFile(ending.map { file + "." + $0 } ?? file)
    case ("JSONDecoder", "decode"):
      guard let data = arguments.first(where: { $0.label == "from" })?.value, let file = Self.bundled(data)
      else {
        return nil
      }
      let type = arguments.first?.expression.flatMap { Self.decodedType($0.expression) }
      return decoded(file, type, arguments.first?.scope ?? Scope(file: position.file))
    default: return nil
    }
  }

  /// `Data(contentsOf:)` and the like of a file of the project.
  func bundledContents(_ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first, ["contentsOf", "contentsOfFile"].contains(first.label ?? ""),
      let file = Self.bundled(first.value)
    else { return nil }
    return Self.data(file)
  }

  private func bundledFile(_ name: String) -> Value? {
    project.nearest(project.data[name], to: position.file, file: { $0 }).map(Self.bundle)
  }

  private static let bundleType = "file of the project"

  private static func bundle(_ file: UInt32) -> Value { data(.int(Int(file))) }

  /// The bytes of a text, or of the file of a number.
  static func data(_ source: Value) -> Value {
    .symbol(Symbol(type: bundleType, name: "data", arguments: [ValueArgument(nil, source)]))
  }

  /// Whether a value is data that is certainly there.
  static func isBundled(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value { symbol.type == bundleType } else { false }
  }

  /// The text, or the number of the file, whose data a value is.
  private static func bundled(_ value: Value) -> Value? {
    guard case .symbol(let symbol) = value, symbol.type == bundleType, symbol.name == "data" else {
      return nil
    }
    return symbol.argument(at: 0)
  }

  /// The type in `[Landmark].self`.
  private static func decodedType(_ expression: Expression) -> TypeReference? {
    guard case .member(let base?, "self") = expression.kind else { return nil }
    return type(base)
  }

  private static func type(_ expression: Expression) -> TypeReference? {
    switch expression.kind {
    case .name(let name): .named(name, [])
    case .type(let type): type
    case .array(let elements) where elements.count == 1: type(elements[0]).map { .array($0) }
    case .dictionary(let pairs) where pairs.count == 1:
      if let key = type(pairs[0].key), let value = type(pairs[0].value) {
        .dictionary(key, value)
      } else {
        nil
      }
    case .member(let base?, let name):
      type(base)?.name.map { .named($0 + "." + name, []) }
    default: nil
    }
  }

  /// The values of a file as a type, or as they are where the type is a parameter that the context decides.
  private func decoded(_ source: Value, _ type: TypeReference?, _ scope: Scope) -> Value? {
    guard let value = json(in: source) else {
      isThrowing = true
      return .void
    }
    if let type, isDecodable(type, scope) { return decode(value, as: type, scope) }
    return .symbol(
      Symbol(type: Self.bundleType, name: "values", arguments: [ValueArgument(nil, source)]))
  }

  /// Returns values that were left as they are as a type that the context gives; nil where they are none such.
  func decoding(_ value: Value, as type: TypeReference, _ scope: Scope) -> Value? {
    guard case .symbol(let symbol) = value, symbol.type == Self.bundleType, symbol.name == "values",
      let source = symbol.argument(at: 0), isDecodable(type, scope)
    else { return nil }
    return json(in: source).map { decode($0, as: type, scope) }
  }

  private func json(in source: Value) -> LocatedValue? {
    if let text = source.string { return DocumentReader().read(text, file: "text", format: .json).value }
    guard let file = source.integer, project.files.indices.contains(file) else { return nil }
    let source = project.files[file]
    return DocumentReader().read(source.contents, file: source.path, format: .json).value
  }

  private func isDecodable(_ type: TypeReference, _ scope: Scope) -> Bool {
    switch type {
    case .array(let inner), .optional(let inner), .dictionary(_, let inner): isDecodable(inner, scope)
    case .named(let name, _):
      JSONScalars.types.contains(name) || project.type(name, from: scope.file, inside: scope.type) != nil
    default: false
    }
  }

  // MARK: - Values of a type

  private func decode(_ json: LocatedValue, as type: TypeReference, _ scope: Scope) -> Value {
    guard charge(1), depth < budget.depth else { return .unknown("…") }
    depth += 1
    defer { depth -= 1 }
    switch type {
    case .optional(let inner): return json.isNull ? .none : decode(json, as: inner, scope)
    case .array(let inner):
      guard let elements = json.sequence, hasRoom(forElements: elements.count) else {
        return .unknown("array")
      }
      return .array(elements.map { decode($0, as: inner, scope) })
    case .dictionary(_, let inner):
      guard let mapping = json.mapping else { return .unknown("dictionary") }
      return .dictionary(
        mapping.entries.map { entry in
          Value.Pair(key: .string(entry.key), value: decode(entry.value, as: inner, scope))
        })
    case .named(let name, _):
      if let scalar = JSONScalars.value(json, as: name) { return scalar }
      guard let declared = project.type(name, from: scope.file, inside: scope.type) else {
        return .unknown(name)
      }
      return decode(json, as: declared)
    default: return .unknown("value")
    }
  }

  private func decode(_ json: LocatedValue, as type: TypeDeclaration) -> Value {
    if type.kind == .enumeration {
      let raw = JSONScalars.plain(json) ?? .unknown(type.name)
      return construct(type, [ValueArgument("rawValue", raw)], nil)
    }
    guard let mapping = json.mapping, !type.members.initializers.contains(where: Self.decodesItself) else {
      return .unknown(type.name)
    }
    let box: Box
    if type.kind == .classType {
      box = Box(.object(ObjectInstance(type: type, pass: memory.pass)))
    } else {
      box = Box(.instance(Instance(type: type, fields: [:])))
    }
    let scope = Scope(file: type.file, type: type, receiver: box)
    for property in type.members.stored {
      setField(property.name, field(property, mapping, type, scope), box)
    }
    return box.value
  }

  private static func decodesItself(_ method: Method) -> Bool {
    method.function.parameters.first?.label == "from"
  }

  private func field(
    _ property: StoredProperty, _ mapping: Mapping, _ type: TypeDeclaration, _ scope: Scope
  ) -> Value {
    let key = codingKey(property.name, type)
    let names = key.map { [$0, JSONScalars.snakeCase($0)] } ?? []
    guard let value = names.lazy.compactMap({ mapping[$0] }).first, let declared = property.type,
      !(property.isConstant && property.initialValue != nil)
    else { return storedValue(of: property, scope) }
    return decode(value, as: declared, scope)
  }

  /// The key under which a property is written; nil where it is left out.
  private func codingKey(_ name: String, _ type: TypeDeclaration) -> String? {
    guard let keys = project.type(type.qualifiedName + ".CodingKeys", from: type.file) else { return name }
    guard let enumCase = keys.members.cases.first(where: { $0.name == name }) else { return nil }
    return rawValue(of: EnumValue(type: keys, name: enumCase.name)).string
  }
}

/// Numbers, texts and the like of JSON.
enum JSONScalars {
  static let types: Set<String> = [
    "String", "Int", "Double", "CGFloat", "Float", "Bool", "URL", "Date", "UUID", "Decimal", "Int64", "UInt",
  ]

  /// A value as a type of the system; nil where the type is none that is known.
  static func value(_ json: LocatedValue, as name: String) -> Value? {
    guard types.contains(name) else { return nil }
    switch name {
    case "String", "UUID": return json.text.map { .string($0) } ?? .unknown(name)
    case "Int", "Int64", "UInt": return json.asInteger.map { .int($0) } ?? .unknown(name)
    case "Double", "CGFloat", "Float": return json.asNumber.map { .double($0) } ?? .unknown(name)
    case "Bool": return json.asBool.map { .bool($0) } ?? .unknown(name)
    case "URL":
      let text = json.text.map { Value.string($0) } ?? .unknown(name)
      return .symbol(Symbol(type: "URL", name: "init", arguments: [ValueArgument("string", text)]))
    default: return .unknown(name)
    }
  }

  /// A raw value.
  static func plain(_ json: LocatedValue) -> Value? {
    json.asInteger.map { .int($0) } ?? json.text.map { .string($0) }
  }

  /// `posterPath` as `poster_path`, which decoders can be told to expect.
  static func snakeCase(_ name: String) -> String {
    var result = ""
    for letter in name {
      if letter.isUppercase { result += "_" }
      result += letter.lowercased()
    }
    return result
  }
}

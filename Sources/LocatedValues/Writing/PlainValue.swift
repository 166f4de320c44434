/// A value without places, to be written as YAML or JSON.
///
/// Unlike in `LocatedValue`, every scalar has a type, which both languages keep.
public enum PlainValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case boolean(Bool)
  /// A finite number, with its digits.
  case number(NumberText)
  /// Text.
  case string(String)
  /// An ordered list.
  case sequence([PlainValue])
  /// Keys with values in order; each key once.
  case mapping([Entry])

  /// One key with its value.
  public struct Entry: Hashable, Sendable {
    /// The key.
    public let key: String
    /// The value.
    public let value: PlainValue

    /// An entry of the given key and value.
    public init(_ key: String, _ value: PlainValue) {
      self.key = key
      self.value = value
    }
  }
}

extension PlainValue {
  /// The value without its places.
  ///
  /// Plain YAML scalars get the type that JSON and YAML 1.2 agree upon: `true`, `false`, `null` and JSON's numbers;
  /// everything else, `yes`, `.inf` and `0x1F` included, is text.
  public init(_ value: LocatedValue) {
    switch value.kind {
    case .scalar(let scalar): self = PlainValue(scalar)
    case .sequence(let elements): self = .sequence(elements.map { PlainValue($0) })
    case .mapping(let mapping): self = .mapping(mapping.map { Entry($0.key, PlainValue($0.value)) })
    }
  }

  private init(_ scalar: Scalar) {
    if scalar.isNull {
      self = .null
    } else if let truth = scalar.asBool, scalar.tag == .boolean || PlainValue.isTruth(scalar.text) {
      self = .boolean(truth)
    } else if scalar.asNumber != nil, let number = NumberText(scalar.text) {
      self = .number(number)
    } else {
      self = .string(scalar.text)
    }
  }

  private static func isTruth(_ text: String) -> Bool {
    ["true", "false"].contains(text.lowercased())
  }
}

/// A value that was read from YAML or JSON, with the place it was read from.
///
/// A scalar carries its text as it was written. What type it has is for the reader of a field to ask
/// (`asBool`, `asNumber`, `text`), so that `label: no` and `label: 1.10` stay the words they are.
///
/// An alias gives the value of its anchor: the value itself is at the alias, what is inside it at the anchor.
public struct LocatedValue: Hashable, Sendable {
  /// Where the value is written, without its anchor and tag.
  public let range: SourceRange
  /// What was written there.
  public let kind: Kind

  /// The three kinds of values that YAML and JSON know.
  public enum Kind: Hashable, Sendable {
    /// A single piece of text.
    case scalar(Scalar)
    /// An ordered list.
    case sequence([LocatedValue])
    /// Keys with values, in the order in which they were written.
    case mapping(Mapping)
  }

  /// A value of the given kind at the given place.
  public init(_ kind: Kind, range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  /// The place of the value's first byte.
  public var place: Place { range.start }
}

extension LocatedValue {
  /// The scalar, or nil for a list or a mapping.
  public var scalar: Scalar? {
    guard case .scalar(let scalar) = kind else { return nil }
    return scalar
  }

  /// The elements, or nil for what is not a list.
  public var sequence: [LocatedValue]? {
    guard case .sequence(let elements) = kind else { return nil }
    return elements
  }

  /// The entries, or nil for what is not a mapping.
  public var mapping: Mapping? {
    guard case .mapping(let mapping) = kind else { return nil }
    return mapping
  }

  /// The text of a scalar as it was written, whatever it looks like, or nil for a list or a mapping.
  public var text: String? { scalar?.text }

  /// Whether the value is missing: an empty plain scalar, `~` or `null` in YAML, `null` in JSON.
  public var isNull: Bool { scalar?.isNull ?? false }

  /// The truth value, by the rule of `Scalar.asBool`.
  public var asBool: Bool? { scalar?.asBool }

  /// The finite number, by the rule of `Scalar.asNumber`.
  public var asNumber: Double? { scalar?.asNumber }

  /// The whole number, by the rule of `Scalar.asInteger`.
  public var asInteger: Int? { scalar?.asInteger }

  /// Whether the value is a number that is infinite or not a number, by the rule of `Scalar.isNonFinite`.
  public var isNonFinite: Bool { scalar?.isNonFinite ?? false }

  /// What the value looks like, for messages: "a list", "a mapping", "text", "a number", "true or false" or "nothing".
  public var looksLike: String {
    switch kind {
    case .scalar(let scalar): scalar.looksLike
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

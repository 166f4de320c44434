/// A type with its members, or an extension of one.
@frozen
public struct NominalType: Sendable {
  /// What kind of type it is.
  @frozen
  public enum Kind: String, Hashable, Sendable {
    case structure, classType, enumeration, protocolType, extending
  }

  /// What kind of type it is.
  public var kind: Kind
  /// The name; an extension's may have dots.
  public var name: String
  /// The generic parameters' names.
  public var generics: [String]
  /// The types it inherits from or conforms to.
  public var inherited: [String]
  /// The type of the elements that an extension of a collection is limited to, as in `extension Array where Element ==
  /// Photo` and `extension [Photo]`.
  public var element: String?
  /// The members.
  public var members: [Declaration]

  /// Creates a type.
  public init(
    kind: Kind, name: String, generics: [String], inherited: [String], element: String? = nil,
    members: [Declaration]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.element = element
    self.members = members
  }
}

/// One case of an enum.
@frozen
public struct EnumCase: Sendable {
  /// The name.
  public var name: String
  /// What it carries.
  public var parameters: [Parameter]
  /// The raw value, where it is written.
  public var rawValue: Expression?

  /// Creates a case.
  public init(name: String, parameters: [Parameter], rawValue: Expression?) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
  }
}

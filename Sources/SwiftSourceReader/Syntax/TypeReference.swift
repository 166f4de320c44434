/// A type as it is written.
@frozen
public indirect enum TypeReference: Hashable, Sendable {
  /// A name, with dots for nested types, and its generic arguments.
  case named(String, [TypeReference])
  case optional(TypeReference)
  case array(TypeReference)
  case dictionary(TypeReference, TypeReference)
  /// The types with the labels of a tuple.
  case tuple([TypeReference], labels: [String?])
  case function([TypeReference], TypeReference)
  /// `some` or `any` type.
  case constrained(TypeReference)
  case unsupported

  /// The name, where it has one; optional and constrained types give that of the type inside.
  public var name: String? {
    switch self {
    case .named(let name, _): name
    case .optional(let type), .constrained(let type): type.name
    default: nil
    }
  }
}

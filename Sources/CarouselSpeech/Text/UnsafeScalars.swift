/// What a scalar is replaced by before the engine sees it.
enum ScalarTreatment: Hashable, Sendable {
  case keep
  case drop
  case space

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E: self = .keep
    case 0x09...0x0D, 0x85, 0xA0, 0x2028, 0x2029: self = .space
    default: self = Self.ofRare(scalar)
    }
  }

  private static func ofRare(_ scalar: Unicode.Scalar) -> ScalarTreatment {
    // U+FE0F after an emoji makes the engine lose the end of its name, and a skin tone the whole of it
    // (measured with 1.51: “thumbs” and “thumbs medium” for thumbs up).
    let properties = scalar.properties
    if properties.isVariationSelector || properties.isEmojiModifier { return .drop }
    if properties.isBidiControl { return .drop }
    switch properties.generalCategory {
    // Controls command the engine, and it uses the private-use area for itself.
    case .control, .privateUse, .surrogate: return .drop
    case .spaceSeparator: return .space
    default: break
    }
    // The byte-order mark, and the invisible tags that spell the flags of England, Scotland and Wales.
    return scalar.value == 0xFEFF || (0xE0000...0xE007F).contains(scalar.value) ? .drop : .keep
  }
}

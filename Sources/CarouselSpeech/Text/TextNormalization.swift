import Foundation

/// Text without what the engine would obey or misread: composed, in plain letters, with single spaces.
///
/// The engine reads “e” and a combining acute as “e”, and spells full-width and mathematical letters as numbers
/// (measured with 1.51).
struct TextNormalization {
  /// More marks on one letter than any language has; what is over is dropped, so that work stays linear.
  private static let longestCluster = 32
  private var result = MappedText()
  private var lastIsSpace = true

  /// The text, ready for the next step; its first scalar is counted as `offset` of the original.
  static func apply(to text: Substring, offset: Int = 0) -> MappedText {
    var normalization = TextNormalization()
    var source = offset
    var index = text.startIndex
    while index < text.endIndex {
      let end = endOfUnit(at: index, in: text)
      let scalars = text.unicodeScalars[index..<end]
      normalization.take(scalars, from: source)
      source += scalars.count
      index = end
    }
    return normalization.finished()
  }

  /// The end of what is normalized as a whole: a character, or quicker an ASCII scalar that nothing combines with.
  private static func endOfUnit(at index: String.Index, in text: Substring) -> String.Index {
    let next = text.unicodeScalars.index(after: index)
    let isAlone = next == text.endIndex || text.unicodeScalars[next].isASCII
    return isAlone && text.unicodeScalars[index].isASCII ? next : text.index(after: index)
  }

  private mutating func take(_ scalars: Substring.UnicodeScalarView, from source: Int) {
    if let only = scalars.first, StableScalars.contains(only), scalars.count == 1 {
      return append(only, from: source)
    }
    var kept: [(scalar: Unicode.Scalar, source: Int)] = []
    for (offset, scalar) in scalars.prefix(Self.longestCluster).enumerated() {
      switch ScalarTreatment(scalar) {
      case .keep: kept.append((scalar, source + offset))
      case .drop: break
      case .space: kept.append((" ", source + offset))
      }
    }
    guard let first = kept.first else { return }
    let normal = Self.normalized(kept.map(\.scalar))
    for (index, scalar) in normal.enumerated() {
      append(scalar, from: normal.count == kept.count ? kept[index].source : first.source)
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, from source: Int) {
    let isSpace = scalar == " "
    if isSpace && lastIsSpace { return }
    if isPunctuationRun(scalar) { return }
    result.append(scalar, from: source)
    lastIsSpace = isSpace
  }

  /// Whether the scalar only lengthens a row of hyphens or of one punctuation mark.
  ///
  /// Rows are silent, and three hyphens before a Hindi word crash the engine (espeak-ng issue 831, seen with 1.51).
  private func isPunctuationRun(_ scalar: Unicode.Scalar) -> Bool {
    guard let last = result.scalars.last, last == scalar else { return false }
    switch scalar.properties.generalCategory {
    case .dashPunctuation: return true
    case .otherPunctuation, .connectorPunctuation:
      return result.count >= 2 && result.scalars[result.count - 2] == scalar
    default: return false
    }
  }

  private func finished() -> MappedText {
    result.scalars.last == " " ? result[0..<result.count - 1] : result
  }

  private static func normalized(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    let composed = String(view).precomposedStringWithCanonicalMapping
    let isSpokenAsItIs = composed.unicodeScalars.contains { spokenAsTheyAre.contains($0.value) }
    let plain = isSpokenAsItIs ? composed : composed.precomposedStringWithCompatibilityMapping
    // Normal forms bring back nothing that was dropped, but some turn into spaces.
    return plain.unicodeScalars.map { ScalarTreatment($0) == .space ? " " : $0 }
  }

  /// Characters that the engine says better than their plain form: fractions (“a half”), “numero”, “trade mark”;
  /// spacing accents, which would become a space and a mark; the Thai and Lao AM, which must stay whole; and the
  /// marks of Chinese and Japanese, which end a clause without a space after them.
  private static let spokenAsTheyAre: Set<UInt32> = Set(
    [0xA8, 0xAF, 0xB4, 0xB8, 0xBC, 0xBD, 0xBE, 0x2025, 0x2026, 0x2116, 0x2122, 0x2189, 0xE33, 0xEB3]
      + [0xFF01, 0xFF0C, 0xFF1A, 0xFF1B, 0xFF1F] + Array(0x2150...0x215F))
}

/// Scalars that are the same in every normal form, so that most text takes the short way.
enum StableScalars {
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xC0...0x131, 0x400...0x481, 0x5D0...0x5EA, 0x620...0x64A: true
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }
}

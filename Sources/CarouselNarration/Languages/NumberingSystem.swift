/// The digits in which numbers are written.
///
/// Numbers are written without marks between thousands, since a speech engine reads them as a whole.
package enum NumberingSystem: String, Hashable, Sendable, CaseIterable {
  /// 0 to 9.
  case latin = "latn"
  /// ٠ to ٩.
  case arabicIndic = "arab"

  /// The digits of a language: those that its tag asks for, or its default (Unicode CLDR 44: Arabic has its
  /// own digits except in the Maghreb and the Emirates).
  package init(_ tag: LanguageTag) {
    if let wanted = tag.numbers.flatMap(NumberingSystem.init(rawValue:)) {
      self = wanted
    } else if tag.primary == "ar", !NumberingSystem.latinArabicRegions.contains(tag.region ?? "") {
      self = .arabicIndic
    } else {
      self = .latin
    }
  }

  private static let latinArabicRegions: Set<String> = ["AE", "DZ", "EH", "LY", "MA", "TN"]

  /// The number in these digits.
  package func format(_ number: Int) -> String {
    let text = String(number)
    return switch self {
    case .latin: text
    case .arabicIndic: String(String.UnicodeScalarView(text.unicodeScalars.map(NumberingSystem.arabicIndic)))
    }
  }

  private static func arabicIndic(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("0"..."9").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar
  }
}

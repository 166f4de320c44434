/// The forms that languages have for counted things (Unicode CLDR, plural rules).
package enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}

/// Which form a language uses for a whole number (Unicode CLDR 44, cardinal rules).
package enum PluralRule: Hashable, Sendable, CaseIterable {
  /// One form for all numbers: Japanese.
  case invariable
  /// One is apart: English, German, Dutch, Swedish.
  case oneOther
  /// Zero and one are apart, and whole millions: French, Portuguese.
  case zeroOneMillions
  /// One is apart, and whole millions: Spanish, Italian.
  case oneMillions
  /// By the last digits, so that 21 is like 1: Russian.
  case russian
  /// By the last digits, but 21 is not like 1: Polish.
  case polish
  /// Six forms: Arabic.
  case arabic
  /// One is apart, and two to four: Czech, Slovak.
  case czech
  /// By the last digits, without a form of its own for many: Croatian, Serbian, Bosnian.
  case croatian
  /// One is apart, and what ends with 1 to 19: Romanian.
  case romanian
  /// One and two are apart: Hebrew.
  case hebrew

  /// The rule of a language by its first subtag, in lower case; nil where it is not known here.
  package static func rule(for language: String) -> PluralRule? { languages[language] }

  private static let languages: [String: PluralRule] = {
    let groups: [(PluralRule, [String])] = [
      (.invariable, ["id", "ja", "ko", "ms", "th", "vi", "yue", "zh"]),
      (
        .oneOther,
        [
          "bg", "da", "de", "el", "en", "et", "eu", "fi", "gl", "hu", "nb", "nl", "nn", "no", "sq", "sv",
          "sw",
          "ta", "te", "tr", "ur",
        ]
      ),
      (.zeroOneMillions, ["fr", "pt"]), (.oneMillions, ["ca", "es", "it"]), (.russian, ["be", "ru", "uk"]),
      (.polish, ["pl"]), (.arabic, ["ar"]), (.czech, ["cs", "sk"]), (.croatian, ["bs", "hr", "sr"]),
      (.romanian, ["ro"]), (.hebrew, ["he", "iw"]),
    ]
    let pairs = groups.flatMap { rule, names in names.map { ($0, rule) } }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }()

  /// The form for a number; the sign does not matter.
  package func category(of number: Int) -> PluralCategory {
    let count = number.magnitude
    switch self {
    case .invariable: return .other
    case .oneOther: return count == 1 ? .one : .other
    case .zeroOneMillions: return count <= 1 ? .one : PluralRule.millions(count)
    case .oneMillions: return count == 1 ? .one : PluralRule.millions(count)
    case .russian: return PluralRule.slavic(count, isOne: count % 10 == 1 && count % 100 != 11)
    case .polish: return PluralRule.slavic(count, isOne: count == 1)
    case .arabic: return PluralRule.semitic(count)
    case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .croatian:
      let form = PluralRule.slavic(count, isOne: count % 10 == 1 && count % 100 != 11)
      return form == .many ? .other : form
    case .romanian:
      let isFew = count == 0 || (1...19).contains(count % 100)
      return count == 1 ? .one : isFew ? .few : .other
    case .hebrew: return count == 1 ? .one : count == 2 ? .two : .other
    }
  }

  private static func millions(_ count: UInt) -> PluralCategory {
    count != 0 && count.isMultiple(of: 1_000_000) ? .many : .other
  }

  private static func slavic(_ count: UInt, isOne: Bool) -> PluralCategory {
    if isOne { return .one }
    let isTeen = (12...14).contains(count % 100)
    return (2...4).contains(count % 10) && !isTeen ? .few : .many
  }

  private static func semitic(_ count: UInt) -> PluralCategory {
    switch count {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default: break
    }
    switch count % 100 {
    case 3...10: return .few
    case 11...99: return .many
    default: return .other
    }
  }
}

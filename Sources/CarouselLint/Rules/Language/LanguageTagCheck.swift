/// What is wrong with a language tag (RFC 5646).
enum LanguageTagCheck {
  /// The answer.
  enum Answer: Hashable {
    case valid
    /// A locale identifier, with the tag that it stands for.
    case localeIdentifier(String)
    /// No valid tag: why, and the tag that was probably meant.
    case invalid(String, suggestion: String?)
  }

  /// Looks at a tag.
  static func answer(for tag: String) -> Answer {
    let hyphenated = tag.replacing("_", with: "-")
    if let fault = fault(in: hyphenated) { return .invalid(fault, suggestion: suggestion(for: hyphenated)) }
    return hyphenated == tag ? .valid : .localeIdentifier(hyphenated)
  }

  /// Tags that the grammar lists by name.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo",
    "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de", "zh-min", "zh-min-nan",
    "zh-xiang",
    "art-lojban", "cel-gaulish", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka",
  ]

  private static func fault(in tag: String) -> String? {
    let tag = tag.lowercased()
    if irregular.contains(tag) { return nil }
    let subtags = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = subtags.first, subtags.allSatisfy({ (1...8).contains($0.utf8.count) && isWord($0) })
    else {
      return "a tag consists of subtags of 1 to 8 letters and digits with hyphens between them"
    }
    if language == "x" { return subtags.count > 1 ? nil : "nothing follows x-" }
    return languageFault(String(language)) ?? restFault(subtags.dropFirst())
  }

  private static func languageFault(_ language: String) -> String? {
    guard language.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return "'\(language)' is no language"
    }
    switch language.utf8.count {
    case 2:
      return LanguageSubtags.languages.contains(language) ? nil : "'\(language)' is no registered language"
    case 3: return LanguageSubtags.shorter[language].map { "the subtag of '\(language)' is '\($0)'" }
    default: return "no language of \(language.utf8.count) letters is registered"
    }
  }

  /// What follows the language: extended languages, a script, a region, variants, then extensions and private use.
  private static func restFault(_ subtags: ArraySlice<Substring>) -> String? {
    var rest = subtags
    while let next = rest.first, next.utf8.count == 3, next.allSatisfy(\.isLetter) { rest.removeFirst() }
    if let next = rest.first, next.utf8.count == 4, next.allSatisfy(\.isLetter) { rest.removeFirst() }
    if let next = rest.first, next.utf8.count == 2, next.allSatisfy(\.isLetter) {
      rest.removeFirst()
      guard isRegion(String(next)) else { return "'\(next.uppercased())' is no registered region" }
    } else if let next = rest.first, next.utf8.count == 3, next.allSatisfy(\.isNumber) {
      rest.removeFirst()
    }
    while let next = rest.first, isVariant(next) { rest.removeFirst() }
    guard let next = rest.first else { return nil }
    guard next.utf8.count == 1 else { return "'\(next)' stands where no such subtag may stand" }
    guard let last = rest.last, last.utf8.count > 1 else { return "nothing follows '\(rest.last ?? next)'" }
    return nil
  }

  /// Regions for private use (ISO 3166: AA, QM to QZ, XA to XZ, ZZ) count as registered.
  private static func isRegion(_ region: String) -> Bool {
    if LanguageSubtags.regions.contains(region) || region == "aa" || region == "zz" { return true }
    return region.hasPrefix("x") || (region.hasPrefix("q") && region >= "qm")
  }

  private static func isVariant(_ subtag: Substring) -> Bool {
    subtag.utf8.count >= 5 || (subtag.utf8.count == 4 && subtag.first?.isNumber == true)
  }

  private static func isWord(_ subtag: Substring) -> Bool {
    subtag.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }

  private static func suggestion(for tag: String) -> String? {
    var subtags = tag.split(separator: "-").map(String.init)
    guard let language = subtags.first?.lowercased() else { return nil }
    if let shorter = LanguageSubtags.shorter[language] {
      subtags[0] = shorter
      return subtags.joined(separator: "-")
    }
    return LanguageNames.tags[SpokenWords.folded(language)]
  }
}

/// Names of languages that are written in place of tags.
enum LanguageNames {
  static let tags: [String: String] = [
    "english": "en", "englisch": "en", "german": "de", "deutsch": "de", "french": "fr", "francais": "fr",
    "spanish": "es", "espanol": "es", "italian": "it", "italiano": "it", "portuguese": "pt", "dutch": "nl",
    "russian": "ru", "japanese": "ja", "chinese": "zh", "korean": "ko", "arabic": "ar", "hebrew": "he",
    "polish": "pl",
    "swedish": "sv", "turkish": "tr", "jp": "ja", "cn": "zh", "dk": "da", "cz": "cs", "gr": "el",
  ]
}

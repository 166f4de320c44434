/// Which language a voice may have when there is none with the very tag.
///
/// The tables know what the engine's own list of tags does not say. They only name candidates; whether there is
/// such a voice is looked up in the list.
enum LanguageFallbacks {
  /// Other codes of the same language: deprecated ones (IANA Language Subtag Registry) and collective ones.
  private static let sameLanguage = [
    "iw": "he", "in": "id", "mo": "ro", "sh": "hbs", "no": "nb", "cmn": "zh", "arb": "ar", "swh": "sw",
    "zsm": "ms", "pes": "fa", "ekk": "et", "lvs": "lv", "nor": "nb", "eng": "en", "deu": "de", "fra": "fr",
    "spa": "es",
  ]

  /// Languages without a voice of their own in eSpeak NG 1.51, and the nearest one that has: the same written
  /// language or a sister, with a spelling close enough to be understood.
  private static let related = [
    "nn": "nb", "fil": "id", "tl": "id", "jv": "id", "su": "id", "gl": "pt", "ast": "es", "oc": "ca",
    "gsw": "de", "nds": "de", "fy": "nl", "li": "nl", "fo": "is", "se": "smj", "wa": "fr", "sco": "en",
    "prs": "fa", "ckb": "ku", "cnr": "sr", "wuu": "cmn", "nan": "cmn",
  ]

  /// American regions other than those with a tag of their own: Spanish is spoken there as in Latin America.
  private static let latinAmerica: Set = [
    "ar", "bo", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe", "pr", "py", "sv",
    "us",
    "uy", "ve", "bz",
  ]

  /// Regions where English is nearer to that of the United States (CLDR: they do not inherit from `en-001`).
  private static let americanEnglish: Set = ["us", "ca", "ph", "pr", "gu", "vi", "as", "mp", "um"]

  /// The tags to look for, best first, each with how well a voice that is found by it fits.
  static func candidates(for tag: LanguageTag) -> [(tag: LanguageTag, fit: VoiceMatch.Fit)] {
    guard !tag.language.isEmpty else { return [] }
    var found: [(LanguageTag, VoiceMatch.Fit)] = [(tag, .sameLanguage)]
    found += regional(tag).map { ($0, .sameLanguage) }
    found += tag.lookupOrder.dropFirst().map { ($0, .sameLanguage) }
    if let other = sameLanguage[tag.language] {
      let renamed = tag.replacingLanguage(with: other)
      found += ([renamed] + regional(renamed) + renamed.lookupOrder.dropFirst()).map { ($0, .sameLanguage) }
    }
    if let other = related[tag.language] { found.append((LanguageTag(other), .relatedLanguage)) }
    return found
  }

  private static func regional(_ tag: LanguageTag) -> [LanguageTag] {
    guard let region = tag.region else { return [] }
    switch tag.language {
    case "es" where latinAmerica.contains(region): return [LanguageTag("es-419")]
    case "en" where americanEnglish.contains(region): return [LanguageTag("en-US")]
    case "zh" where ["hk", "mo"].contains(region): return [LanguageTag("yue")]
    default: return []
    }
  }
}

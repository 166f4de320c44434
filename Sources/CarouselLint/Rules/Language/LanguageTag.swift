/// A language tag as BCP 47 has it, and what is wrong with it.
struct LanguageTag {
  /// What is wrong with a tag.
  enum Fault: Equatable {
    /// It is no tag, and nothing tells what was meant.
    case invalid
    /// It is another spelling of a tag.
    case spelling(String)
    /// It is no tag, and most likely means another one.
    case meant(String)
  }

  let text: String

  init(_ text: String) { self.text = text }

  /// The fault; nil for a tag that is valid.
  var fault: Fault? {
    if isWellKnown(text) { return nil }
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if Self.areValid(subtags) { return nil }
    // A locale identifier has underscores and keywords behind "@" or ".".
    let bare = text.split(whereSeparator: { $0 == "@" || $0 == "." }).first.map(String.init) ?? text
    let parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    if text.contains("_"), Self.areValid(parts) { return .spelling(Self.spelled(parts)) }
    if let code = Self.names[text.lowercased()] { return .meant(code) }
    if subtags.count == 2, subtags[1].uppercased() == "UK", Self.isLanguage(subtags[0]) {
      return .meant("\(subtags[0].lowercased())-GB")
    }
    return .invalid
  }

  /// Grandfathered tags and private use (RFC 5646, 2.2.7 and 2.2.8).
  private func isWellKnown(_ text: String) -> Bool {
    let lower = text.lowercased()
    return lower.hasPrefix("x-") && lower.count > 2 || lower.hasPrefix("i-") && lower.count > 2
      || [
        "art-lojban", "cel-gaulish", "en-gb-oed", "no-bok", "no-nyn", "zh-guoyu", "zh-hakka", "zh-min",
        "zh-min-nan", "zh-xiang",
      ].contains(lower)
  }

  /// Whether subtags are a language, extensions of it, a script, a region, variants and extensions, in this order.
  private static func areValid(_ subtags: [String]) -> Bool {
    guard let first = subtags.first, isLanguage(first),
      subtags.allSatisfy({ isAlphanumeric($0) && $0.count <= 8 })
    else { return false }
    var rest = subtags.dropFirst()
    while rest.first?.count == 3, rest.first?.allSatisfy(\.isLetter) == true, !isRegion(rest.first ?? "") {
      rest = rest.dropFirst()
    }
    if let script = rest.first, script.count == 4, script.allSatisfy(\.isLetter) { rest = rest.dropFirst() }
    if let region = rest.first, isRegion(region) { rest = rest.dropFirst() }
    while let variant = rest.first,
      variant.count >= 5 || (variant.count == 4 && variant.first?.isNumber == true)
    { rest = rest.dropFirst() }
    guard let singleton = rest.first else { return true }
    return singleton.count == 1 && rest.count > 1
  }

  private static func isAlphanumeric(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Two-letter codes are looked up; of the thousands of three-letter codes the form is enough.
  private static func isLanguage(_ text: String) -> Bool {
    let code = text.lowercased()
    guard code.allSatisfy({ $0.isASCII && $0.isLetter }) else { return false }
    return code.count == 2 ? languages.contains(code) : code.count == 3
  }

  private static func isRegion(_ text: String) -> Bool {
    if text.count == 3 { return text.allSatisfy(\.isNumber) }
    return text.count == 2 && regions.contains(text.uppercased())
  }

  /// Subtags in the usual case.
  private static func spelled(_ subtags: [String]) -> String {
    subtags.enumerated().map { index, subtag in
      index == 0
        ? subtag.lowercased()
        : subtag.count == 2
          ? subtag.uppercased()
          : subtag.count == 4 ? subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased() : subtag
    }.joined(separator: "-")
  }

  /// ISO 639-1 codes.
  private static let languages = Set(
    "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu"
      .split(separator: " ").map(String.init))

  /// ISO 3166-1 codes of two letters, and those of CLDR.
  private static let regions = Set(
    "AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET EU FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW"
      .split(separator: " ").map(String.init))

  /// What languages are called in English, German and themselves.
  private static let names = [
    "english": "en", "englisch": "en", "german": "de", "deutsch": "de", "french": "fr", "franzosisch": "fr",
    "français": "fr",
    "spanish": "es", "spanisch": "es", "español": "es", "italian": "it", "italienisch": "it",
    "italiano": "it", "dutch": "nl",
    "portuguese": "pt", "russian": "ru", "russisch": "ru", "chinese": "zh", "japanese": "ja", "korean": "ko",
    "arabic": "ar",
    "hebrew": "he", "polish": "pl", "turkish": "tr",
  ]
}

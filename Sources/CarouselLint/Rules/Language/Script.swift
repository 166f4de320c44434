/// A writing system, as far as telling languages apart needs it.
enum Script: String, Hashable, Sendable, CaseIterable {
  case latin = "Latin"
  case cyrillic = "Cyrillic"
  case greek = "Greek"
  case hebrew = "Hebrew"
  case arabic = "Arabic"
  case devanagari = "Devanagari"
  case bengali = "Bengali"
  case thai = "Thai"
  case georgian = "Georgian"
  case armenian = "Armenian"
  case tamil = "Tamil"
  case hangul = "Korean"
  case kana = "Japanese"
  case han = "Chinese"

  /// The script of a letter by its Unicode block; nil where it tells nothing.
  static func of(_ letter: Unicode.Scalar) -> Script? {
    switch letter.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: .greek
    case 0x400...0x52F: .cyrillic
    case 0x531...0x587: .armenian
    case 0x5D0...0x5F2: .hebrew
    case 0x620...0x6FF, 0x750...0x77F, 0x8A0...0x8FF: .arabic
    case 0x900...0x97F: .devanagari
    case 0x980...0x9FF: .bengali
    case 0xB80...0xBFF: .tamil
    case 0xE00...0xE7F: .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: .georgian
    case 0x1100...0x11FF, 0xAC00...0xD7A3: .hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF: .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x2FA1F: .han
    default: nil
    }
  }

  /// The scripts that a language is written in (Unicode CLDR, likely subtags and languages of two scripts); nil where
  /// that is not certain.
  static func scripts(of tag: String) -> Set<Script>? {
    let subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    guard let language = subtags.first else { return nil }
    if let stated = subtags.dropFirst().first(where: { $0.count == 4 }) { return byCode[stated] }
    return byLanguage[language]
  }

  private static let byCode: [String: Set<Script>] = [
    "latn": [.latin], "cyrl": [.cyrillic], "grek": [.greek], "hebr": [.hebrew], "arab": [.arabic],
    "deva": [.devanagari], "beng": [.bengali], "thai": [.thai], "geor": [.georgian], "armn": [.armenian],
    "taml": [.tamil], "hang": [.hangul], "kore": [.hangul, .han], "jpan": [.kana, .han], "hans": [.han],
    "hant": [.han], "hani": [.han],
  ]

  private static let byLanguage: [String: Set<Script>] = {
    var result: [String: Set<Script>] = [
      "el": [.greek], "he": [.hebrew], "yi": [.hebrew], "hi": [.devanagari], "mr": [.devanagari],
      "ne": [.devanagari], "bn": [.bengali], "as": [.bengali], "th": [.thai], "ka": [.georgian],
      "hy": [.armenian], "ta": [.tamil], "ko": [.hangul, .han], "ja": [.kana, .han], "zh": [.han],
      "sr": [.cyrillic, .latin],
    ]
    for language in ["ru", "uk", "be", "bg", "mk", "kk", "ky"] { result[language] = [.cyrillic] }
    for language in ["ar", "fa", "ur", "ps", "ckb"] { result[language] = [.arabic] }
    let latin = """
      en de fr es it pt nl sv da nb nn no fi is et lv lt pl cs sk sl hr hu ro sq tr vi id ms ca eu gl ga cy mt af sw fil \
      lb eo
      """
    for language in latin.split(separator: " ") { result[String(language)] = [.latin] }
    return result
  }()

  /// A language that is written in this script alone, to be named as an example of a tag.
  var exampleTag: String {
    switch self {
    case .latin: "en"
    case .cyrillic: "ru"
    case .greek: "el"
    case .hebrew: "he"
    case .arabic: "ar"
    case .devanagari: "hi"
    case .bengali: "bn"
    case .thai: "th"
    case .georgian: "ka"
    case .armenian: "hy"
    case .tamil: "ta"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: "zh"
    }
  }
}

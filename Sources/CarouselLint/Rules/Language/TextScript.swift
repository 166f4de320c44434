/// A script, and the languages that are written in it.
enum TextScript: String {
  case latin = "Latin", cyrillic = "Cyrillic", greek = "Greek", arabic = "Arabic", hebrew = "Hebrew"
  case devanagari = "Devanagari", thai = "Thai", hangul = "Korean", kana = "Japanese", han = "Chinese"

  /// The scripts that a language is written in; Latin, where nothing else is known.
  static func scripts(of language: String) -> Set<TextScript> {
    let subtags = language.split(separator: "-").map { $0.lowercased() }
    if subtags.contains("latn") { return [.latin] }
    if subtags.contains("cyrl") { return [.cyrillic] }
    if subtags.contains("arab") { return [.arabic] }
    switch subtags.first ?? "" {
    case "ru", "uk", "be", "bg", "mk", "ky", "tg": return [.cyrillic]
    case "sr", "kk", "mn", "uz", "az", "bs": return [.cyrillic, .latin]
    case "el": return [.greek]
    case "ar", "fa", "ur", "ps", "sd", "ug", "ckb": return [.arabic]
    case "he", "yi", "iw": return [.hebrew]
    case "hi", "mr", "ne", "sa": return [.devanagari]
    case "th": return [.thai]
    case "ko": return [.hangul, .han]
    case "ja": return [.kana, .han]
    case "zh", "yue": return [.han]
    case "ka", "hy", "ta", "te", "kn", "ml", "bn", "gu", "pa", "si", "my", "km", "lo", "am": return []
    default: return [.latin]
    }
  }

  /// The script of a letter; nil for those that are not told apart here.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0xE00...0xE7F: self = .thai
    case 0x1100...0x11FF, 0xAC00...0xD7A3, 0x3130...0x318F: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x9FFF, 0xF900...0xFAFF: self = .han
    default: return nil
    }
  }

  /// The script of at least four fifths of a text's letters; nil where there is none.
  static func main(of text: String) -> TextScript? {
    var counts: [TextScript: Int] = [:]
    var total = 0
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      total += 1
      if let script = TextScript(scalar) { counts[script, default: 0] += 1 }
    }
    // Japanese mixes kana and han.
    if let kana = counts[.kana], kana > 0 { counts[.kana] = kana + (counts.removeValue(forKey: .han) ?? 0) }
    return counts.max { $0.value < $1.value }.flatMap { $0.value * 5 >= total * 4 ? $0.key : nil }
  }

  /// Small words that are frequent in one language and rare in the others.
  private static let smallWords: [String: Set<String>] = [
    "en": ["the", "and", "of", "with", "for", "is", "to", "your", "from", "this", "that", "you", "are"],
    "de": [
      "der", "die", "das", "und", "mit", "ist", "fur", "ein", "eine", "nicht", "auf", "von", "zu", "im",
      "den",
    ],
    "fr": ["le", "la", "les", "et", "des", "une", "est", "pour", "dans", "avec", "sur", "du", "vous"],
    "es": ["el", "los", "las", "y", "una", "con", "para", "por", "del", "es", "que", "su"],
    "it": ["il", "gli", "e", "una", "con", "per", "di", "che", "nel", "della", "sono"],
    "nl": ["het", "een", "en", "van", "met", "voor", "is", "niet", "op", "zijn", "uw"],
    "pt": ["o", "os", "as", "e", "uma", "com", "para", "por", "do", "da", "em", "nao"],
  ]

  /// The language that a text of several words is most likely in; nil where its small words do not tell.
  static func likelyLanguage(of text: String) -> String? {
    let words = SpokenWords.words(text)
    guard words.count >= 4 else { return nil }
    let hits = smallWords.mapValues { set in words.filter { set.contains($0) }.count }.sorted {
      ($0.value, $1.key) > ($1.value, $0.key)
    }
    guard let first = hits.first, first.value >= 2, first.value * 4 >= words.count,
      hits.count < 2 || first.value >= hits[1].value + 2
    else {
      return nil
    }
    return first.key
  }
}

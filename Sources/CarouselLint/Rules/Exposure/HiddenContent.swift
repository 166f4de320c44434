import CarouselModel
import CarouselSemantics

/// Tells whether words that can be seen are said.
enum HiddenContent {
  static func spokenWords(of card: CardSubject) -> [String] {
    card.elements.flatMap { element -> [String] in
      let node = element.node
      let texts =
        [node.label, node.value, node.hint].compactMap(\.self)
        + node.customContent.flatMap { [$0.label, $0.value] }
      let names = node.actions.compactMap { action -> TextValue? in
        if case .named(let name) = action.kind { name } else { nil }
      }
      return (texts + names).flatMap { SpokenWords.words($0.rendered) }
    }
  }

  /// The texts that can be seen on a card and are not said, folded.
  static func unsaidTexts(on card: CardSubject) -> [String] {
    let hidden = card.texts.filter { $0.isHidden && !$0.surroundings.isDecoration }.compactMap(
      \.text?.knownText)
    guard !hidden.isEmpty else { return [] }
    let spoken = spokenWords(of: card)
    return hidden.filter { level(of: $0, missingIn: spoken) != nil }.map { SpokenWords.normalised($0) }
  }

  private static let small: Set<String> = [
    "a", "an", "the", "of", "from", "to", "in", "on", "at", "and", "by", "with", "for", "ab", "von", "der",
    "die", "das", "und", "de", "la", "le", "el",
  ]

  /// How grave it is that a text is not said; nil if it is, info where numbers may be said in words.
  static func level(of text: String, missingIn spoken: [String]) -> Level? {
    let all = SpokenWords.words(text).filter { !small.contains($0) }
    guard all.joined().count > 1 else { return nil }
    // Units and initials ("5 km", "2 h") are said in full, in words that are not theirs.
    let longer = all.filter { $0.allSatisfy(\.isNumber) || $0.count > 2 }
    let words = longer.isEmpty ? all : longer
    let missing = words.filter { !isSaid($0, in: spoken) && !(text.contains(":") && isHour($0, in: spoken)) }
    guard !missing.isEmpty else { return nil }
    if missing.allSatisfy({ $0.contains(where: \.isNumber) }), NumberWords.areAny(in: spoken) { return .info }
    // "12/05" may be the twelfth of May.
    if isDate(text), missing.count < words.count, missing.allSatisfy({ $0.allSatisfy(\.isNumber) }) {
      return .info
    }
    // "2x" may be a quantity of 2, and "5min" five minutes.
    if missing.allSatisfy({ isAmount($0, saidIn: spoken) }) { return .info }
    let isNumberMissing = missing.contains { $0.allSatisfy(\.isNumber) }
    return missing.count * 2 > words.count || (isNumberMissing && missing.count * 2 >= words.count)
      ? .error : .warning
  }

  /// Whether numbers are set as those of a date are: "12/05", "12.5.", "2025-05-12"; "4.5" is none.
  private static func isDate(_ text: String) -> Bool {
    text.contains("/") || text.contains(/\b\d{1,2}\.(0?[1-9]|1[0-2])\./)
      || text.contains(/\b\d{4}-\d\d-\d\d\b/)
  }

  /// Whether a word is a number that is said, with a short sign for what it counts.
  private static func isAmount(_ word: String, saidIn spoken: [String]) -> Bool {
    let digits = word.prefix(while: \.isNumber)
    let sign = word.dropFirst(digits.count)
    return !digits.isEmpty && !sign.isEmpty && sign.count <= 3 && sign.allSatisfy(\.isLetter)
      && isSaid(String(digits), in: spoken)
  }

  private static func isSaid(_ word: String, in spoken: [String]) -> Bool {
    guard word.allSatisfy(\.isNumber) else {
      return spoken.contains { isSame($0, word) } || isAcronym(word, of: spoken)
        || NumberWords.isRoman(word, saidIn: spoken)
        // "A12" is said as "A 12".
        || (word.contains(where: \.isNumber) && spoken.joined().contains(word))
    }
    if spoken.contains(word) || spoken.joined().contains(word) { return true }
    // "12.00" is twelve, and "1:05" one minute and five seconds.
    guard let number = Int(word), number != 0 || word.count < 2 else { return word.count < 4 }
    return spoken.contains("\(number)") || NumberWords.words(for: number).contains { spoken.contains($0) }
  }

  /// Whether a number is an hour of the afternoon, and said as one: "20:00" as "8 PM".
  private static func isHour(_ word: String, in spoken: [String]) -> Bool {
    guard let hour = Int(word), (13...24).contains(hour) else { return false }
    return spoken.contains("\(hour - 12)")
      || NumberWords.words(for: hour - 12).contains { spoken.contains($0) }
  }

  /// "EUR" and "euros" are the same to the ear.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    return short.count >= 3 && long.hasPrefix(short)
  }

  /// Whether a word is made of the first letters of words that follow each other: "NYC".
  private static func isAcronym(_ word: String, of spoken: [String]) -> Bool {
    guard (2...5).contains(word.count), spoken.count >= word.count else { return false }
    let initials = spoken.compactMap(\.first)
    return (0...(initials.count - word.count)).contains { String(initials[$0..<($0 + word.count)]) == word }
  }
}

/// Small numbers as words, folded, in the languages of the tool's word lists.
enum NumberWords {
  /// The words for a number; none above twelve.
  static func words(for number: Int) -> [String] { table.indices.contains(number) ? table[number] : [] }

  /// Whether a word is a Roman number, and said as a number: "IV" as "4".
  static func isRoman(_ word: String, saidIn spoken: [String]) -> Bool {
    let numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"]
    guard let index = numerals.firstIndex(of: word) else { return false }
    return spoken.contains("\(index + 1)") || words(for: index + 1).contains { spoken.contains($0) }
  }

  /// Whether some words may stand for numbers, such as "half past eight" for 8:30.
  static func areAny(in words: [String]) -> Bool {
    words.contains { word in
      further.contains(word)
        || (word.count > 2 && !articles.contains(word) && table.contains { $0.contains(word) })
    }
  }

  private static let further: Set<String> = [
    "half", "quarter", "third", "dozen", "hundred", "thousand", "million", "noon", "midnight", "twenty",
    "thirty",
    "forty", "fifty", "halb", "halbe", "halber", "viertel", "hundert", "tausend", "mittag", "zwanzig", "demi",
    "moitie", "mille", "midi", "mitad", "cien", "mezzo", "helft", "today", "yesterday", "tomorrow", "now",
    "heute",
    "gestern", "morgen", "hier", "demain", "hoy", "ayer",
  ]

  private static let articles: Set<String> = ["ein", "eine", "einen", "une", "una", "uno", "een", "uma"]

  private static let table: [[String]] = [
    ["zero", "no", "null", "cero", "nul"],
    ["one", "a", "ein", "eine", "einen", "eins", "un", "une", "uno", "una", "een", "um", "uma"],
    ["two", "zwei", "deux", "dos", "due", "twee", "dois", "duas"],
    ["three", "drei", "trois", "tres", "tre", "drie"],
    ["four", "vier", "quatre", "cuatro", "quattro", "quatro"],
    ["five", "funf", "cinq", "cinco", "cinque", "vijf"],
    ["six", "sechs", "seis", "sei", "zes"], ["seven", "sieben", "sept", "siete", "sette", "zeven", "sete"],
    ["eight", "acht", "huit", "ocho", "otto", "oito"], ["nine", "neun", "neuf", "nueve", "nove", "negen"],
    ["ten", "zehn", "dix", "diez", "dieci", "tien", "dez"], ["eleven", "elf", "onze", "once", "undici"],
    ["twelve", "zwolf", "douze", "doce", "dodici", "twaalf", "doze"],
  ]
}

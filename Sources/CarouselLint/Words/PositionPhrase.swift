package import CarouselModel

/// "3 of 5": a place and a total that a text tells.
package struct PositionPhrase: Hashable {
  /// The place as it is told; nil where it is only known at run time.
  package var index: Int?
  /// The total as it is told; nil where it is not known or no whole number.
  package var total: Int?
  /// Whether the total is told as something that is no count, such as NaN.
  var hasAbsurdTotal = false
  /// The place of the phrase in the text, with the words around it that belong to it.
  var text: String
  /// What is left of the text without the phrase.
  var rest: String
  /// Whether it numbers the parts of a title, as in "Dune, Part 1 of 2".
  var isNumberedTitle = false
  /// The word directly before the numbers that may be what they count: "Week 2 of 3".
  var subject: String?
  /// Whether something that may be what they count stands directly behind them: "2 of 3 lessons".
  var isCounted = false
  /// Whether nothing at all is behind the numbers but marks and other sentences.
  var endsPlainly = true

  /// Whether the words around the numbers leave nothing but a position.
  var isPlain: Bool { subject == nil && !isCounted }

  /// Words between a place and a total, by language (WCAG techniques and APG give the English one; the others are its
  /// translations in the system languages of iOS).
  private static let joints: Set<String> = [
    "of", "out of", "/", "von", "sur", "de", "di", "da", "van", "av", "af", "из", "z", "ze", "od", "din",
    "ud af",
    "的", "من", "מתוך", "／", "se", "da un totale di", "/ ", "van de", "von insgesamt",
  ]

  /// Words between a total and a place, where the language puts the total first: "5件中3件目", "5개 중 3번째", "共5张，第3张".
  private static let reversedJoints: Set<String> = [
    "中の", "中", "件中", "件中の", "個中", "個中の", "枚中", "枚中の", "ページ中", "개 중", "장 중", "중", "페이지 중", "张第", "个第",
    "项第", "页第", "張第", "個第", "項第", "頁第", "öğeden", "sayfadan", "karttan", "slayttan", "resimden",
  ]

  /// Words between a place and a total of Chinese: "第3张，共5张".
  private static let chineseJoints: Set<String> = [
    "张共", "个共", "项共", "页共", "共", "張共", "個共", "項共", "頁共",
  ]

  /// Words that a title is numbered with.
  private static let titleWords: Set<String> = [
    "part", "step", "schritt", "etape", "paso", "passo", "stap", "chapter", "episode", "volume", "vol",
    "season", "book", "act", "teil", "kapitel", "folge",
    "staffel", "band",
    "partie", "chapitre", "saison", "tome", "parte", "capitulo", "capitolo", "temporada", "deel",
  ]

  /// The last phrase of a text, if there is one.
  package static func last(in text: TextValue) -> PositionPhrase? {
    let pieces = Piece.pieces(of: text)
    for index in pieces.indices.reversed() {
      guard index >= 2, pieces[index].isAmount, pieces[index - 2].isAmount,
        let order = order(of: pieces[index - 1].joint), !isPartOfNumber(pieces, index - 2, index),
        !isQuantity(pieces, index - 2, index)
      else { continue }
      return phrase(pieces, from: index - 2, to: index, order)
    }
    return nil
  }

  /// Which of two numbers is the place.
  private enum Order { case placeFirst, totalFirst }

  private static func order(of joint: String) -> Order? {
    if joints.contains(joint) { return .placeFirst }
    let plain = joint.filter { !$0.isWhitespace && !"，、,".contains($0) }
    if chineseJoints.contains(plain) { return .placeFirst }
    return reversedJoints.contains(joint) || reversedJoints.contains(plain) ? .totalFirst : nil
  }

  /// Whether the numbers belong to others: "4.5 of 5", "12/05/2024".
  private static func isPartOfNumber(_ pieces: [Piece], _ first: Int, _ last: Int) -> Bool {
    let signs: Set<String> = [".", ",", "/", ":"]
    let isContinued = first >= 2 && pieces[first - 2].isAmount && signs.contains(pieces[first - 1].joint)
    return isContinued
      || (last + 2 < pieces.count && pieces[last + 2].isAmount && signs.contains(pieces[last + 1].joint))
  }

  /// Whether a rating, a score or progress is told: "4 of 5 stars", "rated 4 out of 5", "3 of 5 done".
  private static func isQuantity(_ pieces: [Piece], _ first: Int, _ last: Int) -> Bool {
    let before = first > 0 ? SpokenWords.words(pieces[first - 1].text) : []
    let after = last + 1 < pieces.count ? SpokenWords.words(pieces[last + 1].text) : []
    return before.suffix(2).contains { QuantityWords.before.contains($0) }
      || after.prefix(2).contains { QuantityWords.behind.contains($0) }
  }

  private static func phrase(
    _ pieces: [Piece], from first: Int, to last: Int, _ order: Order
  ) -> PositionPhrase {
    var start = first
    if first > 0, let head = pieces[first - 1].lastWord,
      PositionWords.heads.contains(SpokenWords.folded(head))
    {
      start = first - 1
    }
    let head = start < first ? pieces[start].withoutLastWord : ""
    let before = pieces[..<start].map(\.text).joined() + head
    let after = pieces[(last + 1)...].map(\.text).joined()
    let rest =
      trimmed(before) + (trimmed(after).isEmpty ? "" : (trimmed(before).isEmpty ? "" : ", ") + trimmed(after))
    let (place, total) = order == .placeFirst ? (first, last) : (last, first)
    return PositionPhrase(
      index: pieces[place].number, total: pieces[total].number, hasAbsurdTotal: pieces[total].isAbsurd,
      text: pieces[first...last].map(\.text).joined(), rest: rest,
      isNumberedTitle: SpokenWords.words(before).last.map { titleWords.contains($0) } ?? false,
      subject: subject(pieces[..<first]), isCounted: isCounted(pieces[(last + 1)...]),
      endsPlainly: last + 1 == pieces.count || !SpokenWords.hasLetterOrNumber(pieces[last + 1].firstWord))
  }

  /// What the numbers may count, from the words before them.
  private static func subject(_ pieces: ArraySlice<Piece>) -> String? {
    guard let last = pieces.last else { return nil }
    guard !last.isAmount else { return last.text }
    if pieces.count > 1, trimmedSpace(last.text).isEmpty { return pieces[pieces.endIndex - 2].text }
    return PositionWords.subject(before: last.text)
  }

  /// Whether what is behind the numbers may be what they count.
  private static func isCounted(_ pieces: ArraySlice<Piece>) -> Bool {
    guard let first = pieces.first else { return false }
    return first.isAmount || PositionWords.isCounted(behind: first.text, isLast: pieces.count == 1)
  }

  /// A text without the punctuation and white space at its ends.
  static func trimmed(_ text: String) -> String {
    let isEdge: (Character) -> Bool = { $0.isWhitespace || ",;:-–—·|()".contains($0) }
    var part = text[...].drop(while: isEdge)
    while let last = part.last, isEdge(last) { part.removeLast() }
    return String(part)
  }

  /// A run of digits, an unknown amount, or the text between them.
  private enum Piece {
    case number(Int, String)
    case absurd(String)
    case unknown(String)
    case words(String)

    static func pieces(of text: TextValue) -> [Piece] {
      text.parts.flatMap { part -> [Piece] in
        switch part {
        case .unknown(let expression): [.unknown("‹\(expression)›")]
        case .known(let words): split(words)
        }
      }
    }

    private static func split(_ text: String) -> [Piece] {
      var pieces: [Piece] = []
      var rest = text[...]
      while let first = rest.first {
        if first.isWholeNumber {
          let digits = rest.prefix { $0.isWholeNumber }
          rest = rest.dropFirst(digits.count)
          let values = digits.compactMap(\.wholeNumberValue)
          let number = values.count > 15 ? nil : values.reduce(0) { $0 * 10 + $1 }
          pieces.append(number.map { .number($0, String(digits)) } ?? .absurd(String(digits)))
        } else {
          let words = rest.prefix { !$0.isWholeNumber }
          rest = rest.dropFirst(words.count)
          pieces += splitAbsurd(String(words))
        }
      }
      return pieces
    }

    /// "3 of NaN" ends with a word that is an amount gone wrong.
    private static func splitAbsurd(_ words: String) -> [Piece] {
      let parts = words.split(separator: " ", omittingEmptySubsequences: true)
      guard let last = parts.last, ["nan", "infinity", "undefined", "null", "∞"].contains(last.lowercased())
      else {
        return [.words(words)]
      }
      return [.words(String(words.dropLast(last.count))), .absurd(String(last))]
    }

    var isAmount: Bool { if case .words = self { false } else { true } }
    var isAbsurd: Bool { if case .absurd = self { true } else { false } }
    var number: Int? { if case .number(let number, _) = self { number } else { nil } }
    var text: String {
      switch self {
      case .number(_, let text), .absurd(let text), .unknown(let text), .words(let text): text
      }
    }
    var joint: String { PositionPhrase.trimmedSpace(text).lowercased() }
    var lastWord: String? {
      let word = PositionPhrase.trimmedSpace(text).split(separator: " ").last.map(String.init)
      return word.map { $0.filter { $0.isLetter } }
    }
    var firstWord: String { text.split(separator: " ").first.map(String.init) ?? "" }
    var withoutLastWord: String {
      text.split(separator: " ").dropLast().joined(separator: " ")
    }
  }

  private static func trimmedSpace(_ text: String) -> String {
    var part = text[...].drop(while: \.isWhitespace)
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}

/// Tells by the words around "3 of 5" whether it can be but a position.
///
/// Nothing, punctuation or a word such as "slide" may stand there. Any other word may be what is counted: "Week 2 of 3",
/// "Difficulty: 3 of 3", "2 of 3 lessons".
enum PositionWords {
  /// What stands directly before a number and may be what it counts; nil where nothing does.
  static func subject(before text: String) -> String? {
    var part = text[...]
    // "-2 of 3" is less than nothing, "Alps - 2 of 3" a position.
    if let sign = part.last, "-−+±".contains(sign), part.dropLast().last?.isWhitespace ?? true {
      return part.dropLast().isEmpty || sign != "-" ? String(sign) : nil
    }
    while let last = part.last, last.isWhitespace || ":：".contains(last) { part.removeLast() }
    guard let last = part.last, !isMark(last) else { return nil }
    guard last.isLetter || last.isNumber else { return String(last) }
    let word = String(part.reversed().prefix { $0.isLetter || $0.isNumber || "'’".contains($0) }.reversed())
    let isKnown = heads.contains(SpokenWords.folded(word)) || ordinalMarks.contains(last)
    return isKnown ? nil : word
  }

  /// Whether something that may be what is counted stands directly behind the numbers; `isLast` is false where further
  /// numbers follow.
  static func isCounted(behind text: String, isLast: Bool) -> Bool {
    let part = text.drop(while: \.isWhitespace)
    guard let first = part.first else { return !isLast }
    if "-–".contains(first), part.startIndex == text.startIndex, part.dropFirst().first?.isLetter ?? false {
      return true
    }
    guard !isMark(first) else { return false }
    guard first.isLetter else { return true }
    let run = part.prefix { !isMark($0) }
    guard isLast || run.endIndex != part.endIndex else { return true }
    return run.split(whereSeparator: \.isWhitespace).contains {
      !tails.contains(SpokenWords.folded(String($0)))
    }
  }

  /// Punctuation that sets a number apart from the words around it.
  private static func isMark(_ character: Character) -> Bool {
    character.isPunctuation && !"%‰&@*†‡§".contains(character) || "|•·".contains(character)
  }

  /// "第3张" is the third, and "共5张" five in all.
  private static let ordinalMarks: Set<Character> = ["第", "共"]

  /// Words before a position, in the languages whose phrases are known, folded.
  static let heads = folded([
    "slide", "page", "card", "item", "image", "photo", "picture", "tile", "panel", "element", "entry", "tab",
    "screen", "position", "number", "no", "nr", "showing", "viewing", "current", "currently",
    "seite", "folie", "karte", "bild", "foto", "eintrag", "nummer",
    "diapositive", "carte", "élément", "numéro", "diapositiva", "página", "tarjeta", "imagen", "elemento",
    "posición", "número", "pagina", "immagine", "posizione", "numero", "kaart", "afbeelding", "positie",
    "cartão", "imagem", "posição", "sida", "kort", "billede", "bilde", "sivu", "kuva", "kortti",
    "слайд", "страница", "карточка", "изображение", "фото", "элемент", "номер",
    "slajd", "strona", "karta", "obraz", "zdjęcie", "pozycja", "snímek", "stránka", "položka",
    "slayt", "sayfa", "kart", "resim", "öğe", "スライド", "ページ", "カード", "画像", "写真", "項目",
    "幻灯片", "卡片", "图片", "照片", "슬라이드", "페이지", "카드", "사진", "이미지", "항목",
  ])

  /// Words behind a position; those for things that people collect ("2 of 3 photos") are none.
  private static let tails = folded([
    "slides", "pages", "folien", "seiten", "diapositives", "diapositivas", "páginas", "diapositive", "pagine",
    "pagina's", "sidor", "слайдов", "страниц", "slajdów", "stron", "件目", "枚目", "番目", "個目", "つ目", "ページ目",
    "张", "張", "个", "個", "项", "項", "页", "頁", "번째", "페이지",
  ])

  private static func folded(_ words: Set<String>) -> Set<String> {
    Set(words.map { SpokenWords.folded($0) })
  }
}

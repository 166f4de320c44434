/// Words for the card after and the card before, in several languages, folded.
enum DirectionWords {
  /// Words that lead to the card after.
  static let forward = folded([
    "next", "forward", "forwards", "weiter", "nachste", "nachster", "nachstes", "nachsten", "vor", "suivant",
    "suivante", "siguiente", "prossimo", "prossima", "successivo", "successiva", "volgende", "proximo",
    "proxima", "vorwarts", "adelante", "avanti", "vooruit", "nästa", "næste", "neste", "далее", "вперёд",
    "следующий", "следующая", "следующее", "następny", "następna", "następne", "dalej", "sonraki", "ileri",
    "次", "次へ", "次の", "下一个", "下一個", "下一张", "下一張", "下一页", "下一頁", "下一项", "다음",
  ])

  /// Words that lead to the card before.
  static let backward = folded([
    "previous", "prev", "back", "backward", "backwards", "zuruck", "vorherige", "vorheriger", "vorheriges",
    "vorherigen", "vorige", "voriges", "voriger", "precedent", "precedente", "anterior", "vorig", "ruckwarts",
    "atras", "indietro", "terug", "föregående", "forrige", "назад", "предыдущий", "предыдущая", "предыдущее",
    "poprzedni", "poprzednia", "poprzednie", "wstecz", "önceki", "geri", "前", "前へ", "前の", "戻る", "上一个",
    "上一個", "上一张", "上一張", "上一页", "上一頁", "上一项", "이전",
  ])

  private static func folded(_ words: Set<String>) -> Set<String> {
    Set(words.map { SpokenWords.folded($0) })
  }

  /// Those that have hardly another meaning.
  static let certain = forward.union(backward).subtracting(["back", "vor", "forward", "forwards"])

  /// Whether the words of a language are among these.
  static func isKnown(_ language: String) -> Bool {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    return ["en", "de", "fr", "es", "it", "nl", "pt"].contains(primary)
  }
}

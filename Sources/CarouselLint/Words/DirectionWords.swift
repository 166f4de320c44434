/// Words for the card after and the card before, in several languages, folded.
enum DirectionWords {
  /// Words that lead to the card after.
  static let forward: Set<String> = [
    "next", "forward", "forwards", "weiter", "nachste", "nachster", "nachstes", "nachsten", "vor", "suivant",
    "suivante", "siguiente", "prossimo", "prossima", "successivo", "successiva", "volgende", "proximo",
    "proxima", "vorwarts", "adelante", "avanti", "vooruit",
  ]

  /// Words that lead to the card before.
  static let backward: Set<String> = [
    "previous", "prev", "back", "backward", "backwards", "zuruck", "vorherige", "vorheriger", "vorheriges",
    "vorherigen", "vorige", "voriges", "voriger", "precedent", "precedente", "anterior", "vorig", "ruckwarts",
    "atras", "indietro", "terug",
  ]

  /// Those that have hardly another meaning.
  static let certain = forward.union(backward).subtracting(["back", "vor", "forward", "forwards"])

  /// Whether the words of a language are among these.
  static func isKnown(_ language: String) -> Bool {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    return ["en", "de", "fr", "es", "it", "nl", "pt"].contains(primary)
  }
}

/// Words beside two numbers that make them a rating, a score or progress rather than a place, folded.
enum QuantityWords {
  /// Words behind the numbers: "4 of 5 stars".
  static let behind: Set<String> = [
    "star", "stars", "point", "points", "done", "complete", "completed", "finished", "read", "watched",
    "left",
    "remaining", "available", "sold", "booked", "likes", "votes", "correct", "right", "full", "empty", "free",
    "taken",
    "steps", "tasks", "goals", "pieces", "players", "seats", "teile", "stuck", "plaetze", "platze", "hearts",
    "percent", "stern", "sterne", "sternen", "punkt", "punkte",
    "punkten",
    "erledigt", "fertig", "gelesen", "frei", "verfugbar", "richtig", "aufgaben", "schritten", "etoile",
    "etoiles",
    "termine", "termines", "terminee", "terminees", "lus", "estrella", "estrellas", "puntos", "completado",
    "completados", "stella", "stelle", "punti", "completati", "ster", "sterren", "punten", "estrela",
    "estrelas",
    "pontos", "lives", "rounds", "sets", "laps", "goals", "wins", "coins", "unread", "downloaded", "leben",
    "vies",
    "vidas",
  ]

  /// Words before the numbers: "rated 4 out of 5".
  static let before: Set<String> = [
    "unread", "rating", "rated", "rate", "score", "scored", "progress", "battery", "bewertung", "bewertet",
    "note",
    "wertung", "fortschritt", "stufe", "avis", "progres", "puntuacion", "valoracion", "progreso", "voto",
    "level", "lives", "hp", "vies", "vidas",
    "valutazione", "punteggio", "beoordeling", "avaliacao", "nota",
  ]
}

/// Words that do not belong into hints, by language.
struct HintWords {
  private let gestures: [String]
  private let isEnglish: Bool
  private let isUnspaced: Bool

  init(language: String) {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    isEnglish = primary == "en"
    isUnspaced = ["ja", "zh", "ko"].contains(primary)
    gestures = Self.table[primary] ?? []
  }

  private static let table: [String: [String]] = [
    "en": [
      "double tap", "double click", "tap twice", "tap to", "tap here", "tap on", "tap the", "tap for",
      "tap and",
      "click to", "click here", "click on", "click for",
      "swipe", "press to", "press and hold", "long press", "touch to", "touch and hold", "flick", "pinch",
      "drag to",
    ],
    "de": [
      "doppeltippen", "doppelt tippen", "tippen", "antippen", "tippe", "wischen", "wische", "klicken",
      "drucken sie",
    ],
    "fr": ["touchez", "toucher deux fois", "appuyez", "appuyer", "balayez", "glissez", "cliquez", "tapotez"],
    "es": ["toca", "toque", "pulsa", "pulse", "desliza", "deslice", "haz clic", "haga clic"],
    "it": ["tocca", "tocca due volte", "scorri", "fai clic", "premi"],
    "nl": ["tik", "dubbeltik", "veeg", "klik", "druk op"],
    "pt": ["toque", "toca", "deslize", "clique", "pressione"], "sv": ["dubbeltryck", "tryck", "svep"],
    "ru": ["дважды коснитесь", "коснитесь", "нажмите", "смахните"], "pl": ["stuknij", "dotknij dwukrotnie"],
    "ja": ["ダブルタップ", "タップ", "スワイプ", "フリック"], "zh": ["双击", "點兩下", "轻点", "轻扫"], "ko": ["두 번 탭", "이중 탭", "쓸어"],
  ]

  /// The gesture that a hint names, folded.
  func gesture(in text: String) -> String? {
    if isUnspaced { return gestures.first { text.contains($0) } }
    let words = " " + SpokenWords.normalised(text) + " "
    return gestures.first { words.contains(" " + SpokenWords.folded($0) + " ") }
  }

  /// What buttons and links are called, folded.
  private static let roles: Set<String> = [
    "button", "schaltflache", "taste", "bouton", "boton", "pulsante", "knop", "botao", "slider", "link",
  ]
  private static let articles: Set<String> = [
    "a", "the", "this", "eine", "die", "diese", "un", "le", "ce", "este", "el", "il", "een", "deze", "um",
    "o",
  ]

  /// The kind of control with which a hint begins: "Button that opens ...".
  func leadingRole(in text: String) -> String? {
    SpokenWords.words(text).prefix(2).drop { Self.articles.contains($0) }.first.flatMap {
      Self.roles.contains($0) ? $0 : nil
    }
  }

  /// English verbs that hints begin with, and their third person.
  private static let verbs: [String: String] = [
    "open": "Opens", "show": "Shows", "play": "Plays", "go": "Goes", "view": "Shows", "select": "Selects",
    "choose": "Chooses",
    "add": "Adds", "delete": "Deletes", "remove": "Removes", "navigate": "Navigates", "activate": "Activates",
    "start": "Starts",
    "stop": "Stops", "pause": "Pauses", "close": "Closes", "change": "Changes", "move": "Moves",
    "see": "Shows", "read": "Reads",
    "save": "Saves", "share": "Shares", "edit": "Edits", "buy": "Buys", "book": "Books", "search": "Searches",
    "switch": "Switches",
    "toggle": "Toggles", "expand": "Expands", "collapse": "Collapses", "download": "Downloads",
    "learn": "Shows", "like": "Likes",
  ]

  /// The verb with which a hint orders something, as it is written.
  func order(in text: String) -> String? {
    guard isEnglish, let first = text.split(separator: " ").first, Self.verbs[first.lowercased()] != nil
    else { return nil }
    return String(first)
  }

  /// The hint in the third person.
  func thirdPerson(_ text: String) -> String? {
    guard isEnglish, let first = text.split(separator: " ").first, let verb = Self.verbs[first.lowercased()]
    else { return nil }
    return verb + text.dropFirst(first.count)
  }

  /// "Double tap to open the album" as "Opens the album".
  func withoutGesture(_ text: String) -> String? {
    guard isEnglish else { return nil }
    let words = text.split(separator: " ")
    guard let to = words.firstIndex(where: { $0.lowercased() == "to" }), to + 1 < words.count, to <= 4 else {
      return nil
    }
    return thirdPerson(words[(to + 1)...].joined(separator: " "))
  }
}

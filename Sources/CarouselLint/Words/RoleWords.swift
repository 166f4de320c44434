import CarouselModel

/// The words that a screen reader adds by itself for traits, by language.
///
/// English as in Apple's VoiceOver guide; the other languages as VoiceOver speaks them (see the narration's tables).
enum RoleWords {
  /// The words for a trait in a language.
  static func words(for trait: Traits, language: String) -> [String] {
    let primary = language.split(separator: "-").first.map { $0.lowercased() } ?? "en"
    return (table[primary] ?? []).first { $0.trait == trait }?.words ?? []
  }

  /// The traits that have words.
  static let traits: [Traits] = [
    .button, .link, .image, .header, .adjustable, .selected, .notEnabled, .switchButton,
  ]

  private typealias Row = (trait: Traits, words: [String])

  private static let table: [String: [Row]] = [
    "en": [
      (.button, ["button"]), (.link, ["link"]), (.image, ["image", "picture", "photo", "graphic", "icon"]),
      (.header, ["heading", "header"]), (.adjustable, ["slider", "adjustable"]), (.selected, ["selected"]),
      (.notEnabled, ["disabled", "dimmed"]), (.switchButton, ["switch", "toggle", "checked"]),
    ],
    "de": [
      (.button, ["taste", "button", "schaltflache", "knopf"]), (.link, ["link"]),
      (.image, ["bild", "foto", "symbol"]),
      (.header, ["uberschrift"]), (.adjustable, ["regler", "schieberegler"]), (.selected, ["ausgewahlt"]),
      (.notEnabled, ["deaktiviert", "grau"]),
    ],
    "fr": [
      (.button, ["bouton"]), (.link, ["lien"]), (.image, ["image", "photo", "icone"]), (.header, ["titre"]),
      (.selected, ["selectionne", "selectionnee"]), (.notEnabled, ["desactive", "estompe"]),
    ],
    "es": [
      (.button, ["boton"]), (.link, ["enlace"]), (.image, ["imagen", "foto", "icono"]),
      (.header, ["encabezado"]),
      (.selected, ["seleccionado", "seleccionada"]), (.notEnabled, ["desactivado", "atenuado"]),
    ],
    "it": [
      (.button, ["pulsante", "bottone"]), (.link, ["link", "collegamento"]),
      (.image, ["immagine", "foto", "icona"]),
      (.selected, ["selezionato", "selezionata"]),
    ],
    "nl": [
      (.button, ["knop"]), (.link, ["link", "koppeling"]), (.image, ["afbeelding", "foto", "pictogram"]),
      (.selected, ["geselecteerd"]),
    ],
    "pt": [
      (.button, ["botao"]), (.link, ["link"]), (.image, ["imagem", "foto", "icone"]),
      (.selected, ["selecionado", "selecionada"]),
    ],
    "sv": [(.button, ["knapp"]), (.image, ["bild"])], "pl": [(.button, ["przycisk"])],
    "ru": [(.button, ["кнопка"]), (.link, ["ссылка"])],
    "ja": [(.button, ["ボタン"]), (.link, ["リンク"]), (.image, ["画像"])],
    "zh": [(.button, ["按钮", "按鈕"]), (.link, ["链接"]), (.image, ["图像"])],
    "ko": [(.button, ["버튼"]), (.link, ["링크"]), (.image, ["이미지"])],
  ]

  /// English phrases that tell how to activate, which the reader says by itself.
  static let gesturePhrases = [
    "double tap to", "double-tap to", "tap to", "click to", "swipe to", "press to", "double tap", "tap here",
    "click here",
  ]
}

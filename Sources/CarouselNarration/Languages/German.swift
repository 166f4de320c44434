import CarouselModel

extension Lexicon {
  /// German; the words that differ from AccessibilitySnapshot's are listed in `Documentation/Decisions`.
  static let german = Lexicon(
    language: "de", plurals: .oneOther,
    words: [
      .selected: Word("Auswahl", .accessibilitySnapshot),
      .dimmed: Word("Grau dargestellt", .accessibilitySnapshot),
      .button: Word("Taste", .accessibilitySnapshot),
      .backButton: Word("Zurück Taste", .accessibilitySnapshot),
      .back: Word("Zurück", .accessibilitySnapshot),
      .switchButton: Word("Umschalttaste", .accessibilitySnapshot),
      .on: Word("Ein", .accessibilitySnapshot),
      .off: Word("Aus", .accessibilitySnapshot),
      .mixed: Word("Gemischt", .accessibilitySnapshot),
      .tab: Word("Tab", .chromium("IDS_AX_ROLE_TAB")),
      .textField: Word("Textfeld", .accessibilitySnapshot),
      .secureTextField: Word("Sicheres Textfeld", .accessibilitySnapshot),
      .isEditing: Word("Bearbeiten", .accessibilitySnapshot),
      .heading: Word("Überschrift", .accessibilitySnapshot),
      .headingLevel: Word("Überschrift Ebene {number}", .orca("%(role)s level %(level)d")),
      .link: Word("Hyperlink", .accessibilitySnapshot),
      .adjustable: Word("Einstellbar", .accessibilitySnapshot),
      .image: Word("Bild", .accessibilitySnapshot),
      .searchField: Word("Suchfeld", .accessibilitySnapshot),
      .position: Word("{index} von {count}", .accessibilitySnapshot),
      .page: Word("Seite {index} von {count}", .gedit),
      .listStart: Word("Anfang der Liste", .accessibilitySnapshot),
      .listEnd: Word("Ende der Liste", .accessibilitySnapshot),
      .landmarkStart: Word("Orientierungspunkt", .accessibilitySnapshot),
      .landmarkEnd: Word("Ende", .accessibilitySnapshot),
      .row: Word("Zeile {number}", .accessibilitySnapshot),
      .column: Word("Spalte {number}", .accessibilitySnapshot),
      .rowSpan: Word(
        [.one: "Umfasst {count} Zeile", .other: "Umfasst {count} Zeilen"], .accessibilitySnapshot),
      .columnSpan: Word(
        [.one: "Umfasst {count} Spalte", .other: "Umfasst {count} Spalten"], .accessibilitySnapshot),
      .actionsAvailable: Word("Aktionen verfügbar", .accessibilitySnapshot),
      .moreContentAvailable: Word(
        "Weitere Inhalte verfügbar", .corrected("AccessibilitySnapshot's words are not German")),
      .switchHint: Word("Zum Umschalten Doppeltippen.", .accessibilitySnapshot),
      .editHint: Word("Zum Bearbeiten doppeltippen.", .accessibilitySnapshot),
      .misspelledWordsHint: Word(
        "Verwende den Rotor für den Zugriff auf falsch geschriebene Wörter",
        .corrected("AccessibilitySnapshot's words have a misspelling and an unbalanced quote")),
      .adjustableHint: Word(
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.", .accessibilitySnapshot),
    ])
}

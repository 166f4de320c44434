import CarouselModel

extension Lexicon {
  /// Polish; words that stand with any noun are in a form that fits all genders.
  static let polish = Lexicon(
    language: "pl", plurals: .polish,
    words: [
      .selected: Word("Zaznaczono", .orca("selected")),
      .dimmed: Word("Wyszarzone"),
      .button: Word("Przycisk", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Przycisk Wstecz"),
      .back: Word("Wstecz", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("Przełącznik", .orca("switch")),
      .on: Word("Włączone", .chromium("IDS_EXTENSIONS_ITEM_ON")),
      .off: Word("Wyłączone", .chromium("IDS_EXTENSIONS_ITEM_OFF")),
      .mixed: Word("Mieszane"),
      .tab: Word("Karta", .chromium("IDS_AX_ROLE_TAB_LIST")),
      .textField: Word("Pole tekstowe", .chromium("IDS_AX_ROLE_SEARCH_BOX")),
      .secureTextField: Word("Bezpieczne pole tekstowe"),
      .isEditing: Word("Trwa edycja"),
      .heading: Word("Nagłówek", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("Nagłówek {number}. poziomu", .orca("%(role)s level %(level)d")),
      .link: Word("Odnośnik", .orca("link")),
      .adjustable: Word("Regulowane"),
      .image: Word("Obraz", .atSPI("image")),
      .searchField: Word("Pole wyszukiwania"),
      .position: Word("{index} z {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Strona {index} z {count}"),
      .listStart: Word("Początek listy"),
      .listEnd: Word("Koniec listy"),
      .landmarkStart: Word("Punkt orientacyjny", .atSPI("landmark")),
      .landmarkEnd: Word("Koniec"),
      .row: Word("Wiersz {number}", .orca("row %d")),
      .column: Word("Kolumna {number}", .orca("column %d")),
      .rowSpan: Word(
        [
          .one: "Obejmuje {count} wiersz", .few: "Obejmuje {count} wiersze",
          .other: "Obejmuje {count} wierszy",
        ], .orca("Cell spans %d row")),
      .columnSpan: Word(
        [
          .one: "Obejmuje {count} kolumnę", .few: "Obejmuje {count} kolumny",
          .other: "Obejmuje {count} kolumn",
        ], .orca("Cell spans %d column")),
      .actionsAvailable: Word("Dostępne czynności"),
      .moreContentAvailable: Word("Dostępna dodatkowa zawartość"),
      .switchHint: Word("Stuknij dwukrotnie, aby przełączyć ustawienie."),
      .editHint: Word("Stuknij dwukrotnie, aby edytować."),
      .misspelledWordsHint: Word("Użyj pokrętła, aby przejść do błędnie zapisanych słów"),
      .adjustableHint: Word("Przesuń jednym palcem w górę lub w dół, aby zmienić wartość."),
    ])
}

import CarouselModel

extension Lexicon {
  /// Swedish.
  static let swedish = Lexicon(
    language: "sv", plurals: .oneOther,
    words: [
      .selected: Word("Markerad", .orca("selected")),
      .dimmed: Word("Gråad", .orca("grayed")),
      .button: Word("Knapp", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Knappen Bakåt"),
      .back: Word("Bakåt", .gtk("_Back")),
      .switchButton: Word("Växlingsknapp", .atSPI("toggle button")),
      .on: Word("På", .orca("on")),
      .off: Word("Av", .orca("off")),
      .mixed: Word("Blandad"),
      .tab: Word("Flik", .atSPI("page tab")),
      .textField: Word("Textfält"),
      .secureTextField: Word("Säkert textfält"),
      .isEditing: Word("Redigeras"),
      .heading: Word("Rubrik", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("Rubrik nivå {number}", .orca("%(role)s level %(level)d")),
      .link: Word("Länk", .orca("link")),
      .adjustable: Word("Justerbar"),
      .image: Word("Bild", .atSPI("image")),
      .searchField: Word("Sökfält"),
      .position: Word("{index} av {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Sida {index} av {count}", .gedit),
      .listStart: Word("Listans början"),
      .listEnd: Word("Listans slut"),
      .landmarkStart: Word("Landmärke", .atSPI("landmark")),
      .landmarkEnd: Word("Slut"),
      .row: Word("Rad {number}", .orca("row %d")),
      .column: Word("Kolumn {number}", .orca("column %d")),
      .rowSpan: Word(
        [.one: "Spänner över {count} rad", .other: "Spänner över {count} rader"], .orca("Cell spans %d row")),
      .columnSpan: Word(
        [.one: "Spänner över {count} kolumn", .other: "Spänner över {count} kolumner"],
        .orca("Cell spans %d column")),
      .actionsAvailable: Word("Åtgärder tillgängliga"),
      .moreContentAvailable: Word("Mer innehåll tillgängligt"),
      .switchHint: Word("Dubbeltryck för att ändra inställningen."),
      .editHint: Word("Dubbeltryck för att redigera."),
      .misspelledWordsHint: Word("Använd rotorn för att komma åt felstavade ord"),
      .adjustableHint: Word("Svep uppåt eller nedåt med ett finger för att justera värdet."),
    ])
}

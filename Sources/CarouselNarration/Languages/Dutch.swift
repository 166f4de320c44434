import CarouselModel

extension Lexicon {
  /// Dutch.
  static let dutch = Lexicon(
    language: "nl", plurals: .oneOther,
    words: [
      .selected: Word("Geselecteerd", .orca("selected")),
      .dimmed: Word("Grijs", .orca("grayed")),
      .button: Word("Knop", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Knop Terug"),
      .back: Word("Terug", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("Schakelknop", .atSPI("toggle button")),
      .on: Word("Aan", .orca("on")),
      .off: Word("Uit", .orca("off")),
      .mixed: Word("Gemengd"),
      .tab: Word("Tabblad", .atSPI("page tab")),
      .textField: Word("Tekstveld"),
      .secureTextField: Word("Beveiligd tekstveld"),
      .isEditing: Word("Wordt bewerkt"),
      .heading: Word("Kop", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("Kop niveau {number}", .orca("%(role)s level %(level)d")),
      .link: Word("Link", .orca("link")),
      .adjustable: Word("Aanpasbaar"),
      .image: Word("Afbeelding", .atSPI("image")),
      .searchField: Word("Zoekveld"),
      .position: Word("{index} van {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Pagina {index} van {count}", .gedit),
      .listStart: Word("Begin van de lijst"),
      .listEnd: Word("Einde van de lijst"),
      .landmarkStart: Word("Oriëntatiepunt"),
      .landmarkEnd: Word("Einde"),
      .row: Word("Rij {number}", .orca("row %d")),
      .column: Word("Kolom {number}", .orca("column %d")),
      .rowSpan: Word(
        [.one: "Beslaat {count} rij", .other: "Beslaat {count} rijen"], .orca("Cell spans %d row")),
      .columnSpan: Word(
        [.one: "Beslaat {count} kolom", .other: "Beslaat {count} kolommen"], .orca("Cell spans %d column")),
      .actionsAvailable: Word("Acties beschikbaar"),
      .moreContentAvailable: Word("Meer inhoud beschikbaar"),
      .switchHint: Word("Tik dubbel om de instelling te wijzigen."),
      .editHint: Word("Tik dubbel om te bewerken."),
      .misspelledWordsHint: Word("Gebruik de rotor om naar verkeerd gespelde woorden te gaan"),
      .adjustableHint: Word("Veeg met één vinger omhoog of omlaag om de waarde aan te passen."),
    ])
}

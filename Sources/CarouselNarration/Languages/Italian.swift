import CarouselModel

extension Lexicon {
  /// Italian.
  static let italian = Lexicon(
    language: "it", plurals: .oneMillions,
    words: [
      .selected: Word("Selezionato", .orca("selected")),
      .dimmed: Word("Non disponibile", .orca("grayed")),
      .button: Word("Pulsante", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Pulsante Indietro"),
      .back: Word("Indietro", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("Interruttore"),
      .on: Word("Attivo", .orca("on")),
      .off: Word("Non attivo", .orca("off")),
      .mixed: Word("Misto"),
      .tab: Word("Scheda", .atSPI("page tab")),
      .textField: Word("Campo di testo", .chromium("IDS_AX_ROLE_SEARCH_BOX")),
      .secureTextField: Word("Campo di testo protetto"),
      .isEditing: Word("In modifica"),
      .heading: Word("Intestazione", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("Intestazione di livello {number}", .orca("No more headings at level %d.")),
      .link: Word("Link", .chromium("IDS_AX_ROLE_LINK")),
      .adjustable: Word("Regolabile"),
      .image: Word("Immagine", .atSPI("image")),
      .searchField: Word("Campo di ricerca"),
      .position: Word("{index} di {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Pagina {index} di {count}", .gedit),
      .listStart: Word("Inizio dell’elenco"),
      .listEnd: Word("Fine dell’elenco"),
      .landmarkStart: Word("Punto di riferimento", .atSPI("landmark")),
      .landmarkEnd: Word("Fine"),
      .row: Word("Riga {number}", .orca("row %d")),
      .column: Word("Colonna {number}", .orca("column %d")),
      .rowSpan: Word(
        [.one: "Occupa {count} riga", .many: "Occupa {count} di righe", .other: "Occupa {count} righe"],
        .orca("Cell spans %d row")),
      .columnSpan: Word(
        [
          .one: "Occupa {count} colonna", .many: "Occupa {count} di colonne",
          .other: "Occupa {count} colonne",
        ], .orca("Cell spans %d column")),
      .actionsAvailable: Word("Azioni disponibili"),
      .moreContentAvailable: Word("Altri contenuti disponibili"),
      .switchHint: Word("Tocca due volte per cambiare l’impostazione."),
      .editHint: Word("Tocca due volte per modificare."),
      .misspelledWordsHint: Word("Usa il rotore per accedere alle parole con errori di ortografia"),
      .adjustableHint: Word("Scorri verso l’alto o verso il basso con un dito per regolare il valore."),
    ])
}

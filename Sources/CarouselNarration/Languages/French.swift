import CarouselModel

extension Lexicon {
  /// French.
  static let french = Lexicon(
    language: "fr", plurals: .zeroOneMillions,
    words: [
      .selected: Word("Sélectionné", .orca("selected")),
      .dimmed: Word("Grisé", .orca("grayed")),
      .button: Word("Bouton", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Bouton Retour"),
      .back: Word("Retour", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("Bouton bascule", .orca("switch")),
      .on: Word("Activé", .orca("on")),
      .off: Word("Désactivé", .orca("off")),
      .mixed: Word("Mixte"),
      .tab: Word("Onglet", .atSPI("page tab")),
      .textField: Word("Champ de texte"),
      .secureTextField: Word("Champ de texte sécurisé"),
      .isEditing: Word("En cours de modification"),
      .heading: Word("En-tête", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("En-tête de niveau {number}", .orca("Go to next heading at level %d")),
      .link: Word("Lien", .orca("link")),
      .adjustable: Word("Ajustable"),
      .image: Word("Image", .atSPI("image")),
      .searchField: Word("Champ de recherche", .chromium("IDS_AX_ROLE_SEARCH_BOX")),
      .position: Word("{index} sur {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Page {index} sur {count}", .gedit),
      .listStart: Word("Début de la liste"),
      .listEnd: Word("Fin de la liste"),
      .landmarkStart: Word("Point de repère", .atSPI("landmark")),
      .landmarkEnd: Word("Fin"),
      .row: Word("Ligne {number}", .orca("row %d")),
      .column: Word("Colonne {number}", .orca("column %d")),
      .rowSpan: Word(
        [
          .one: "S’étend sur {count} ligne", .many: "S’étend sur {count} de lignes",
          .other: "S’étend sur {count} lignes",
        ], .orca("Cell spans %d row")),
      .columnSpan: Word(
        [
          .one: "S’étend sur {count} colonne", .many: "S’étend sur {count} de colonnes",
          .other: "S’étend sur {count} colonnes",
        ], .orca("Cell spans %d column")),
      .actionsAvailable: Word("Actions disponibles"),
      .moreContentAvailable: Word("Plus de contenu disponible"),
      .switchHint: Word("Touchez deux fois pour modifier le réglage."),
      .editHint: Word("Touchez deux fois pour modifier."),
      .misspelledWordsHint: Word("Utilisez le rotor pour accéder aux mots mal orthographiés"),
      .adjustableHint: Word("Balayez vers le haut ou vers le bas avec un doigt pour ajuster la valeur."),
    ])
}

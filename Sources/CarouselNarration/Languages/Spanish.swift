import CarouselModel

extension Lexicon {
  /// Spanish.
  static let spanish = Lexicon(
    language: "es", plurals: .oneMillions,
    words: [
      .selected: Word("Seleccionado", .orca("selected")),
      .dimmed: Word("Atenuado"),
      .button: Word("Botón", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Botón Atrás"),
      .back: Word("Atrás", .gtk("_Back")),
      .switchButton: Word("Interruptor", .orca("switch")),
      .on: Word("Activado", .orca("on")),
      .off: Word("Desactivado", .orca("off")),
      .mixed: Word("Mixto"),
      .tab: Word("Pestaña", .atSPI("page tab")),
      .textField: Word("Campo de texto"),
      .secureTextField: Word("Campo de texto seguro"),
      .isEditing: Word("Editando"),
      .heading: Word("Encabezado", .chromium("IDS_AX_ROLE_HEADING")),
      .headingLevel: Word("Encabezado de nivel {number}", .orca("No more headings at level %d.")),
      .link: Word("Enlace", .orca("link")),
      .adjustable: Word("Ajustable"),
      .image: Word("Imagen", .atSPI("image")),
      .searchField: Word("Campo de búsqueda"),
      .position: Word("{index} de {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Página {index} de {count}", .gedit),
      .listStart: Word("Inicio de la lista"),
      .listEnd: Word("Fin de la lista"),
      .landmarkStart: Word("Punto de referencia", .orca("Landmarks")),
      .landmarkEnd: Word("Fin"),
      .row: Word("Fila {number}", .orca("row %d")),
      .column: Word("Columna {number}", .orca("column %d")),
      .rowSpan: Word(
        [.one: "Abarca {count} fila", .many: "Abarca {count} de filas", .other: "Abarca {count} filas"],
        .orca("Cell spans %d row")),
      .columnSpan: Word(
        [
          .one: "Abarca {count} columna", .many: "Abarca {count} de columnas",
          .other: "Abarca {count} columnas",
        ], .orca("Cell spans %d column")),
      .actionsAvailable: Word("Acciones disponibles"),
      .moreContentAvailable: Word("Más contenido disponible"),
      .switchHint: Word("Pulsa dos veces para cambiar el ajuste."),
      .editHint: Word("Pulsa dos veces para editar."),
      .misspelledWordsHint: Word("Usa el rotor para acceder a las palabras mal escritas"),
      .adjustableHint: Word("Desliza un dedo hacia arriba o hacia abajo para ajustar el valor."),
    ])
}

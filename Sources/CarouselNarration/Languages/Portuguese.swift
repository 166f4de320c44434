import CarouselModel

extension Lexicon {
  /// Portuguese, as spoken in Brazil (Unicode CLDR takes `pt` for that).
  static let portuguese = Lexicon(
    language: "pt", plurals: .zeroOneMillions,
    words: [
      .selected: Word("Selecionado", .orca("selected")),
      .dimmed: Word("Escurecido", .orca("grayed")),
      .button: Word("Botão", .chromium("IDS_AX_ROLE_BUTTON")),
      .backButton: Word("Botão Voltar"),
      .back: Word("Voltar", .chromium("IDS_ACCNAME_BACK")),
      .switchButton: Word("Botão de alternância", .atSPI("toggle button")),
      .on: Word("Ativado", .chromium("IDS_EXTENSIONS_ITEM_ON")),
      .off: Word("Desativado", .chromium("IDS_EXTENSIONS_ITEM_OFF")),
      .mixed: Word("Misto"),
      .tab: Word("Aba", .atSPI("page tab")),
      .textField: Word("Campo de texto", .chromium("IDS_AX_ROLE_SEARCH_BOX")),
      .secureTextField: Word("Campo de texto seguro"),
      .isEditing: Word("Em edição"),
      .heading: Word("Título", .orca("%d heading")),
      .headingLevel: Word("Título nível {number}", .orca("%(role)s level %(level)d")),
      .link: Word("Link", .chromium("IDS_AX_ROLE_LINK")),
      .adjustable: Word("Ajustável"),
      .image: Word("Imagem", .atSPI("image")),
      .searchField: Word("Campo de pesquisa"),
      .position: Word("{index} de {count}", .orca("%(index)d of %(total)d")),
      .page: Word("Página {index} de {count}", .gedit),
      .listStart: Word("Início da lista"),
      .listEnd: Word("Fim da lista"),
      .landmarkStart: Word("Marco", .atSPI("landmark")),
      .landmarkEnd: Word("Fim"),
      .row: Word("Linha {number}", .orca("row %d")),
      .column: Word("Coluna {number}", .orca("column %d")),
      .rowSpan: Word(
        [.one: "Ocupa {count} linha", .many: "Ocupa {count} de linhas", .other: "Ocupa {count} linhas"],
        .orca("Cell spans %d row")),
      .columnSpan: Word(
        [.one: "Ocupa {count} coluna", .many: "Ocupa {count} de colunas", .other: "Ocupa {count} colunas"],
        .orca("Cell spans %d column")),
      .actionsAvailable: Word("Ações disponíveis"),
      .moreContentAvailable: Word("Mais conteúdo disponível"),
      .switchHint: Word("Toque duas vezes para alterar o ajuste."),
      .editHint: Word("Toque duas vezes para editar."),
      .misspelledWordsHint: Word("Use o rotor para acessar as palavras com erros de ortografia"),
      .adjustableHint: Word("Deslize para cima ou para baixo com um dedo para ajustar o valor."),
    ])
}

import CarouselModel

extension Lexicon {
  /// Russian; the words that differ from AccessibilitySnapshot's are listed in `Documentation/Decisions`.
  static let russian = Lexicon(
    language: "ru", plurals: .russian,
    words: [
      .selected: Word("Выбрано", .accessibilitySnapshot),
      .dimmed: Word("Недоступно", .accessibilitySnapshot),
      .button: Word("Кнопка", .accessibilitySnapshot),
      .backButton: Word("Кнопка назад", .accessibilitySnapshot),
      .back: Word("назад", .accessibilitySnapshot),
      .switchButton: Word("Кнопка-переключатель", .accessibilitySnapshot),
      .on: Word("Вкл.", .accessibilitySnapshot),
      .off: Word("Выкл.", .accessibilitySnapshot),
      .mixed: Word("Смешанно", .accessibilitySnapshot),
      .tab: Word("Вкладка", .accessibilitySnapshot),
      .textField: Word("текстовое поле", .accessibilitySnapshot),
      .secureTextField: Word("Защищённое текстовое поле", .accessibilitySnapshot),
      .isEditing: Word("Идет правка", .accessibilitySnapshot),
      .heading: Word("Заголовок", .accessibilitySnapshot),
      .headingLevel: Word("Заголовок уровня {number}", .orca("No more headings at level %d.")),
      .link: Word("Ссылка", .accessibilitySnapshot),
      .adjustable: Word("Элемент регулировки", .accessibilitySnapshot),
      .image: Word("Изображение", .accessibilitySnapshot),
      .searchField: Word("Поле поиска", .accessibilitySnapshot),
      .position: Word("{index} из {count}", .accessibilitySnapshot),
      .page: Word("Страница {index} из {count}", .gedit),
      .listStart: Word("Начало списка", .accessibilitySnapshot),
      .listEnd: Word("Конец списка", .accessibilitySnapshot),
      .landmarkStart: Word("Ориентир", .accessibilitySnapshot),
      .landmarkEnd: Word(
        "Конец ориентира", .corrected("AccessibilitySnapshot's words say the end of a line")),
      .row: Word("Ряд {number}", .accessibilitySnapshot),
      .column: Word("Столбец {number}", .accessibilitySnapshot),
      .rowSpan: Word(
        [.one: "Занимает {count} ряд", .few: "Занимает {count} ряда", .other: "Занимает {count} рядов"],
        .corrected("AccessibilitySnapshot has the words for rows and columns the wrong way round")),
      .columnSpan: Word(
        [
          .one: "Занимает {count} столбец", .few: "Занимает {count} столбца",
          .other: "Занимает {count} столбцов",
        ], .corrected("AccessibilitySnapshot has the words for rows and columns the wrong way round")),
      .actionsAvailable: Word("Доступны действия", .accessibilitySnapshot),
      .moreContentAvailable: Word("Доступно больше контента", .accessibilitySnapshot),
      .switchHint: Word("Коснитесь дважды, чтобы переключить настройку.", .accessibilitySnapshot),
      .editHint: Word(
        "Коснитесь дважды, чтобы редактировать.",
        .corrected("AccessibilitySnapshot's words lack the capital letter and the full stop")),
      .misspelledWordsHint: Word("Используйте ротор для доступа к словам с ошибками"),
      .adjustableHint: Word(
        "Смахните вверх или вниз одним пальцем, чтобы настроить значение.", .accessibilitySnapshot),
    ])
}

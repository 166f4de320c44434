import CarouselModel

extension Lexicon {
  /// English.
  static let english = Lexicon(
    language: "en", plurals: .oneOther,
    words: [
      .selected: Word("Selected", .accessibilitySnapshot),
      .dimmed: Word("Dimmed", .accessibilitySnapshot),
      .button: Word("Button", .accessibilitySnapshot),
      .backButton: Word("Back Button", .accessibilitySnapshot),
      .back: Word("Back", .accessibilitySnapshot),
      .switchButton: Word("Switch Button", .accessibilitySnapshot),
      .on: Word("On", .accessibilitySnapshot),
      .off: Word("Off", .accessibilitySnapshot),
      .mixed: Word("Mixed", .accessibilitySnapshot),
      .tab: Word("Tab", .accessibilitySnapshot),
      .textField: Word("Text Field", .accessibilitySnapshot),
      .secureTextField: Word("Secure Text Field", .accessibilitySnapshot),
      .isEditing: Word("Is editing", .accessibilitySnapshot),
      .heading: Word("Heading", .accessibilitySnapshot),
      .headingLevel: Word("Heading level {number}", .orca("%(role)s level %(level)d")),
      .link: Word("Link", .accessibilitySnapshot),
      .adjustable: Word("Adjustable", .accessibilitySnapshot),
      .image: Word("Image", .accessibilitySnapshot),
      .searchField: Word("Search Field", .accessibilitySnapshot),
      .position: Word("{index} of {count}", .accessibilitySnapshot),
      .page: Word("Page {index} of {count}", .gedit),
      .listStart: Word("List Start", .accessibilitySnapshot),
      .listEnd: Word("List End", .accessibilitySnapshot),
      .landmarkStart: Word("Landmark", .accessibilitySnapshot),
      .landmarkEnd: Word("End", .accessibilitySnapshot),
      .row: Word("Row {number}", .accessibilitySnapshot),
      .column: Word("Column {number}", .accessibilitySnapshot),
      .rowSpan: Word([.one: "Spans {count} row", .other: "Spans {count} rows"], .accessibilitySnapshot),
      .columnSpan: Word(
        [.one: "Spans {count} column", .other: "Spans {count} columns"], .accessibilitySnapshot),
      .actionsAvailable: Word("Actions Available", .accessibilitySnapshot),
      .moreContentAvailable: Word("More Content Available", .accessibilitySnapshot),
      .switchHint: Word("Double tap to toggle setting.", .accessibilitySnapshot),
      .editHint: Word("Double tap to edit.", .accessibilitySnapshot),
      .misspelledWordsHint: Word("Use the rotor to access Misspelled Words", .accessibilitySnapshot),
      .adjustableHint: Word("Swipe up or down with one finger to adjust the value.", .accessibilitySnapshot),
    ])
}

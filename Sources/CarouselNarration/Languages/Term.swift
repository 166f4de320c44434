/// A word or phrase that a screen reader adds to the author's words.
public enum Term: String, Hashable, Sendable, CaseIterable {
  /// The chosen one of several, said before the label.
  case selected
  /// Disabled.
  case dimmed
  /// A control that does something when activated.
  case button
  /// The button that leads back.
  case backButton
  /// What the button that leads back is usually called; a label of this word is not repeated.
  case back
  /// A switch.
  case switchButton
  /// A switch that is on.
  case on
  /// A switch that is off.
  case off
  /// A switch that stands for several, of which some are on.
  case mixed
  /// One of a bar of tabs.
  case tab
  /// A field that text is typed into.
  case textField
  /// A text field that hides what is typed.
  case secureTextField
  /// The text field that is being typed into.
  case isEditing
  /// A heading.
  case heading
  /// A heading with its level: `{number}`.
  case headingLevel
  /// A link to another place.
  case link
  /// A value that swiping up or down changes.
  case adjustable
  /// A picture.
  case image
  /// A search field.
  case searchField
  /// A place among several: `{index}` and `{count}`.
  case position
  /// A page among several, said after a scroll: `{index}` and `{count}`.
  case page
  /// The first element of a list.
  case listStart
  /// The last element of a list.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A table's row: `{number}`.
  case row
  /// A table's column: `{number}`.
  case column
  /// How many rows a cell spans: `{count}`.
  case rowSpan
  /// How many columns a cell spans: `{count}`.
  case columnSpan
  /// There are actions to choose from by name.
  case actionsAvailable
  /// There are facts that are told on request.
  case moreContentAvailable
  /// How to change a switch.
  case switchHint
  /// How to begin to type.
  case editHint
  /// How to find what is spelt wrong, while typing.
  case misspelledWordsHint
  /// How to change an adjustable value.
  case adjustableHint
}

import CarouselModel
import LocatedValues

/// The current card of a carousel: an identifier, and the state variable that holds it.
struct SelectionForm: Sendable {
  var id: String?
  var state: String?
  /// Where the identifier is written.
  var place: Place?

  /// The variable of a carousel that names none.
  static let standardState = "selection"

  static let type = ValueType<SelectionForm>.forms(
    scalar: ValueType.word("the id of a card").flatMap { id, value, _ in
      SelectionForm(id: id, place: value.place)
    },
    mapping: record.type)

  static let record = RecordType<SelectionForm>(
    "selection-form", "a selection", start: { SelectionForm() },
    keys: [
      Key("id", .word("the id of a card"), example: "Midnight", "The id of the current card.") {
        id, value, form, _ in
        form.id = id
        form.place = value.place
      },
      Key(
        "state", \.state, .word("the name of a state variable"), example: "album",
        "The state variable that holds it; without it, one that only this carousel has."),
      Key(
        "unknown", .word("an expression"), example: "model.current",
        "What only the running app can give as the id."
      ) { _, _ in },
    ])
}

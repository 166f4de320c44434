import CarouselModel
import LocatedValues

/// One accessibility element in braces.
///
/// Null is as if the key were not there.
struct ElementForm: Sendable {
  var content = ElementContent()
  var identifier: String?
  var isModal = false
  var group: ChildOrder?
  var children: [ViewNode]?
  var containerLabel: TextValue?
  var containerKind: ContainerKind?

  static let type = ValueType<ViewNode>(.record(record.shape)) { value, session in
    record.type.read(value, &session)?.element(session.source(value))
  }

  static let record = RecordType<ElementForm>(
    "element", "an element", acceptsNull: true, start: { ElementForm() }, keys: keys)

  static let keys: [Key<ElementForm>] = [
    Key("label", \.content.label, .verbatimText, example: "Midnight", "The name."),
    Key("value", \.content.value, .verbatimText, example: "50%", "The value."),
    Key("traits", \.content.traits, .traits, example: "[button, selected]", "The traits."),
    Key("hint", \.content.hint, .verbatimText, example: "Opens the album", "What activating it does."),
    Key(
      "container", \.content.context, ContainerContextForm.record.type.flatMap(ContainerContextForm.context),
      example: "{kind: series, index: 3, count: 5}",
      "The place in a series, tab bar, list, landmark or table."),
    Key(
      "language", \.content.language, .language, example: "ru", "The language of the words, as a BCP 47 tag."),
    Key(
      "customActions", \.content.customActions, .oneOrMore(of: .verbatimText), aliases: ["custom-actions"],
      example: "[Delete, Archive]", "Further actions by name."),
    Key(
      "customContent", \.content.customContent, .oneOrMore(of: CustomContentForm.record.type.map(\.content)),
      aliases: ["custom-content"], example: "[{label: Price, value: 89 EUR, important: true}]",
      "Further facts that are told on request."),
    Key(
      "frame", \.content.frame, .rect, example: "[8, 8, 100, 20]", "The frame in points: x, y, width, height."
    ),
    Key("hidden", \.content.isHidden, .bool, standard: "false", example: "true", "Whether it is hidden."),
    Key("modal", \.isModal, .bool, standard: "false", example: "true", "Whether it hides its siblings."),
    Key(
      "identifier", \.identifier, .identifier, example: "album",
      "The identifier for UI tests, which is never spoken."),
  ]

  /// The element, as a view.
  func element(_ source: CarouselModel.SourceRange?) -> ViewNode {
    var content = content
    if isModal { content.traits.insert(.modal) }
    var node = ViewNode(.element(content), children: ViewList(children ?? []), source: source)
    if let identifier {
      node.modifiers.append(Modifier(.accessibility(.identifier(identifier)), source: source))
    }
    return node
  }
}

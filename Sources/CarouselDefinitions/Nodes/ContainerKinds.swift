import CarouselModel
import LocatedValues

/// Stacks, groups and scroll views.
enum ContainerKinds {
  static let all: [Kind] = [
    Kind(
      "vstack", StackForm.type(.vertical, of: StackForm.column),
      example: "{spacing: 18, content: [{text: Albums}]}",
      "A column of views: their list, or a mapping."),
    Kind(
      "hstack", StackForm.type(.horizontal, of: StackForm.row),
      example: "[{text: Alps}, {text: from 89}]",
      "A row of views: their list, or a mapping."),
    Kind(
      "zstack", ZStackForm.type, example: "[{color: black}, {text: Alps}]",
      "Views on top of each other, from back to front."),
    Kind(
      "group", ValueType.nodes.map { ViewNode(.group, children: $0) },
      example: "[{text: Alps}, {text: from 89}]",
      "Views without an arrangement of their own (SwiftUI's `Group`)."),
    Kind(
      "scroll", ScrollForm.type, example: "{axis: horizontal, content: {hstack: [{text: Alps}]}}",
      "A view that scrolls: its views, or a mapping."),
    Kind(
      "empty",
      ValueType(.empty) { value, session in
        value.isNull ? ViewNode(.empty) : session.wrongType(value, wants: "nothing")
      }, example: "null", "No view at all (SwiftUI's `EmptyView`)."),
    Kind(
      "opaque", OpaqueForm.type, example: "{type: MapView, note: drawn by another module}",
      "A view of which only the type's name is known: what it says is unknown."),
  ]
}

/// A column or row in braces.
struct StackForm: Sendable {
  var stack = Stack(.vertical)
  var across: Alignment.Place?
  var spacing: Double?
  var isLazy = false
  var content: ViewList = []

  static func type(_ direction: Stack.Direction, of record: RecordType<StackForm>) -> ValueType<ViewNode> {
    .forms(
      list: ValueType.nodes.map { StackForm(content: $0).node(direction) },
      mapping: record.type.map { $0.node(direction) })
  }

  static let column = record("column", "a column", .acrossColumn, example: "leading")
  static let row = record("row", "a row", .acrossRow, example: "top")

  private static func record(
    _ name: String, _ words: String, _ place: ValueType<Alignment.Place>, example: String
  ) -> RecordType<StackForm> {
    RecordType(
      name, words, start: { StackForm() },
      keys: [
        Key(
          "spacing", \.spacing, .length, example: "8",
          "Points between the views; without it, the system's, taken as 8."),
        Key(
          "alignment", \.across, place, standard: "center", example: example, "Where the views sit across it."
        ),
        Key(
          "lazy", \.isLazy, .bool, standard: "false", example: "true",
          "Whether views are only made when they come near the screen."),
        Key("content", \.content, .nodeOrNodes, example: "[{text: Alps}]", "The views, in order."),
      ])
  }

  func node(_ direction: Stack.Direction) -> ViewNode {
    let alignment =
      direction == .vertical
      ? Alignment(horizontal: across ?? .center) : Alignment(vertical: across ?? .center)
    return ViewNode(
      .stack(Stack(direction, alignment: alignment, spacing: spacing, isLazy: isLazy)), children: content)
  }
}

/// A pile in braces.
struct ZStackForm: Sendable {
  var alignment = Alignment.center
  var content: ViewList = []

  static let type = ValueType<ViewNode>.forms(
    list: ValueType.nodes.map { ZStackForm(content: $0).node }, mapping: record.type.map(\.node))

  static let record = RecordType<ZStackForm>(
    "pile", "a zstack", start: { ZStackForm() },
    keys: [
      Key(
        "alignment", \.alignment, .alignment, standard: "center", example: "bottomLeading",
        "Where the views sit on each other."),
      Key(
        "content", \.content, .nodeOrNodes, example: "[{color: black}, {text: Alps}]",
        "The views, from back to front."),
    ])

  var node: ViewNode {
    ViewNode(.stack(Stack(.depth, alignment: alignment)), children: content)
  }
}

/// A scroll view in braces.
struct ScrollForm: Sendable {
  var axes: Set<Axis> = [.vertical]
  var content: ViewList = []

  static let type = ValueType<ViewNode>.forms(
    list: ValueType.nodes.map { ScrollForm(content: $0).node }, mapping: record.type.map(\.node))

  static let record = RecordType<ScrollForm>(
    "scroll-form", "a scroll view", start: { ScrollForm() },
    keys: [
      Key(
        "axis", \.axes, axes, standard: "vertical", example: "horizontal",
        "The way in which it scrolls: vertical, horizontal or both."),
      Key("content", \.content, .nodeOrNodes, example: "{hstack: [{text: Alps}]}", "The views inside."),
    ])

  static let axes = ValueType<Set<Axis>>.choice(
    "an axis",
    [("vertical", [.vertical]), ("horizontal", [.horizontal]), ("both", [.vertical, .horizontal])])

  var node: ViewNode { ViewNode(.scroll(axes), children: content) }
}

/// A view of which only the type is known, in braces.
struct OpaqueForm: Sendable {
  var type: String?
  var note: String?

  static let type = ValueType<ViewNode>.forms(
    scalar: ValueType.word("the name of a type").map { ViewNode(.opaque(type: $0, note: nil)) },
    mapping: record.type.map { ViewNode(.opaque(type: $0.type ?? "", note: $0.note)) })

  static let record = RecordType<OpaqueForm>(
    "opaque-form", "an opaque view", start: { OpaqueForm() },
    keys: [
      Key(
        "type", \.type, .word("the name of a type"), required: true, example: "MapView",
        "The name of the view's type."),
      Key("note", \.note, .word("a remark"), example: "drawn by another module", "Why no more is known."),
    ])
}

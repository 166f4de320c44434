import CarouselModel
import LocatedValues

/// Buttons, links and controls with a value.
enum ControlKinds {
  static let all: [Kind] = [
    Kind(
      "button", ButtonForm.type, example: "{title: Play, action: {set: {isPlaying: true}}}",
      "A button: its title, or a mapping."),
    Kind(
      "link", LinkForm.type, example: "{title: Read more, destination: https://example.org}",
      "A link to another place: its title, or a mapping."),
    Kind(
      "toggle", ToggleForm.record.type.map(\.node), example: "{title: Comments, is: on}", "A switch."),
    Kind(
      "slider", ValueControlForm.record.type.map { $0.node { .slider(value: $0 ?? .unknown("value")) } },
      example: "{title: Volume, value: 50%}", "A slider."),
    Kind(
      "stepper", ValueControlForm.record.type.map { $0.node { .stepper(value: $0) } },
      example: "{title: Guests, value: 2}", "A stepper."),
    Kind(
      "progress", ValueControlForm.record.type.map { $0.node { .progress(value: $0) } },
      example: "{title: Loading, value: 30%}",
      "Progress; without a value, how much is done is not known."),
    Kind(
      "picker",
      ValueControlForm.record.type.map { $0.node { .picker(selection: $0 ?? .unknown("selection")) } },
      example: "{title: Order, value: Newest}", "A picker that opens a menu."),
    Kind(
      "text-field", TextFieldForm.record.type.map(\.node),
      example: "{prompt: Search, text: alps}",
      "A field that text is typed into."),
    Kind(
      "page-control", PageControlForm.record.type.map(\.node), example: "{page: 1, count: 4}",
      "The system's page dots: one adjustable element that says \"page 1 of 4\"."),
  ]

  /// The title of a control as its label views.
  static func title(_ title: TextValue?) -> ViewList { title.map { [Text($0).node] } ?? [] }
}

/// A button in braces.
struct ButtonForm: Sendable {
  var title: TextValue?
  var role: ButtonRole?
  var action: Action?
  var content: ViewList?

  static let type = ValueType<ViewNode>.forms(
    scalar: ValueType.text.map { ButtonForm(title: $0).node },
    list: ValueType.nodes.map { ButtonForm(content: $0).node },
    mapping: record.type.map(\.node))

  static let record = RecordType<ButtonForm>(
    "button-form", "a button", start: { ButtonForm() },
    keys: [
      Key("title", \.title, .text, example: "Play", "The words on the button."),
      Key("role", \.role, .choice("a role"), example: "destructive", "What the button is for."),
      Key("action", \.action, .action, example: "{set: {selection: Ocean}}", "What activating it does."),
      Key(
        "content", \.content, .nodeOrNodes, example: "[{image: {symbol: play.fill, label: Play}}]",
        "The views on the button, in place of a title."),
    ])

  var node: ViewNode {
    ViewNode(.button(role, action ?? Action(.activate)), children: content ?? ControlKinds.title(title))
  }
}

/// A link in braces.
struct LinkForm: Sendable {
  var title: TextValue?
  var destination: String?
  var content: ViewList?

  static let type = ValueType<ViewNode>.forms(
    scalar: ValueType.text.map { LinkForm(title: $0).node }, mapping: record.type.map(\.node))

  static let record = RecordType<LinkForm>(
    "link-form", "a link", start: { LinkForm() },
    keys: [
      Key("title", \.title, .text, example: "Read more", "The words of the link."),
      Key(
        "destination", \.destination, .word("an address"), example: "https://example.org",
        "Where the link leads."),
      Key(
        "content", \.content, .nodeOrNodes, example: "[{image: {symbol: globe, label: Site}}]",
        "The views of the link, in place of a title."),
    ])

  var node: ViewNode {
    ViewNode(.link(destination: destination), children: content ?? ControlKinds.title(title))
  }
}

/// A switch in braces.
struct ToggleForm: Sendable {
  var title: TextValue?
  var position: Control.SwitchState?

  static let record = RecordType<ToggleForm>(
    "toggle-form", "a switch", start: { ToggleForm() },
    keys: [
      Key("title", \.title, .text, example: "Comments", "The words beside the switch."),
      Key(
        "is", \.position, .choice("a position of a switch"), example: "on",
        "Its position: on, off or mixed; unknown when it is left out."),
    ])

  var node: ViewNode {
    ViewNode(.control(.toggle(position)), children: ControlKinds.title(title))
  }
}

/// A control with a value in braces.
struct ValueControlForm: Sendable {
  var title: TextValue?
  var value: TextValue?

  static let record = RecordType<ValueControlForm>(
    "value-control-form", "a control", start: { ValueControlForm() },
    keys: [
      Key("title", \.title, .text, example: "Volume", "The words beside the control."),
      Key("value", \.value, .text, example: "50%", "What it says as its value."),
    ])

  func node(_ control: (TextValue?) -> Control) -> ViewNode {
    ViewNode(.control(control(value)), children: ControlKinds.title(title))
  }
}

/// A text field in braces.
struct TextFieldForm: Sendable {
  var prompt: TextValue?
  var text: TextValue = ""
  var isSecure = false
  var isMultiline = false

  static let record = RecordType<TextFieldForm>(
    "text-field-form", "a text field", start: { TextFieldForm() },
    keys: [
      Key("prompt", \.prompt, .text, example: "Search", "What is shown while it is empty."),
      Key("text", \.text, .text, example: "alps", "What has been typed; empty when it is left out."),
      Key(
        "secure", \.isSecure, .bool, standard: "false", example: "true", "Whether what is typed is hidden."),
      Key(
        "multiline", \.isMultiline, .bool, standard: "false", example: "true",
        "Whether it has several lines (SwiftUI's `TextEditor`)."),
    ])

  var node: ViewNode {
    ViewNode(
      .control(
        isMultiline ? .textEditor(text: text) : .textField(prompt: prompt, text: text, isSecure: isSecure)))
  }
}

/// The system's page dots in braces.
struct PageControlForm: Sendable {
  var page: Int?
  var count: Int?

  static let record = RecordType<PageControlForm>(
    "page-control-form", "a page control", start: { PageControlForm() },
    keys: [
      Key(
        "page", \.page, .integer("a page from 1", from: 1), required: true, example: "1",
        "The current page, from 1."),
      Key(
        "count", \.count, .integer("a number of pages from 1", from: 1), required: true, example: "4",
        "How many pages there are."),
    ])

  var node: ViewNode { ViewNode(.control(.pageControl(page: page ?? 1, count: count ?? 1))) }
}

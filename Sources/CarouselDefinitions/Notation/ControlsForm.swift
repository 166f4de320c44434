import CarouselModel
import LocatedValues

/// The controls of a carousel: those that are named, or that there are some.
struct ControlsForm: Sendable {
  var controls: [(role: ControlRole, form: ControlForm)] = []

  static let type = ValueType<Stated<ControlsForm>>.forms(
    scalar: ValueType.bool.map { $0 ? .given(.unnamed) : .absent }, mapping: record.type.map { .given($0) })

  /// Controls of which nothing is known but that there are some.
  static let unnamed = ControlsForm(controls: [(.previous, ControlForm()), (.next, ControlForm())])

  static let record = RecordType<ControlsForm>(
    "controls", "controls", acceptsNull: true, start: { ControlsForm() },
    keys: [
      control(.previous, "The control that goes to the card before."),
      control(.next, "The control that goes to the card after."),
      control(.pause, "The control that stops and restarts autoplay."),
    ])

  private static func control(_ role: ControlRole, _ doc: String) -> Key<ControlsForm> {
    Key(
      role.rawValue, .orNone(ControlForm.type),
      example: "{label: \(role == .pause ? "Pause" : role == .next ? "Next" : "Previous")}", doc
    ) {
      if let form = $0.value { $1.controls.append((role, form)) }
    }
  }
}

/// One control in braces.
struct ControlForm: Sendable {
  var label: Stated<TextValue>?
  var text: TextValue?
  var icon: String?
  var image: ViewNode?
  var value: TextValue?
  var hint: TextValue?
  var traits: Traits = []
  var atStart: ControlStatements.EndBehavior?
  var atEnd: ControlStatements.EndBehavior?
  var size: Size?
  var hit: Size?
  var action: Action?
  var isHidden: Bool?
  var isDisabled: Bool?
  var source: CarouselModel.SourceRange?

  /// The words on the control, a mapping, or that it is there.
  static let type = ValueType<ControlForm>.forms(
    scalar: ValueType(.anyOf([.text, .bool])) { value, session in
      if session.truth(of: value, where: { $0 }) == true || value.isEllipsis {
        return ControlForm(source: session.source(value))
      }
      return ValueType.text.read(value, &session).map { ControlForm(text: $0, source: session.source(value)) }
    },
    mapping: ValueType(.record(record.shape)) { value, session in
      var form = record.type.read(value, &session)
      form?.source = session.source(value)
      return form
    })

  static let record = RecordType<ControlForm>(
    "control", "a control", acceptsNull: true, start: { ControlForm() },
    keys: [
      Key(
        "label", \.label, .orNone(.text), example: "Next", "What it says; `none` states that it has no label."
      ),
      Key("text", \.text, .text, aliases: ["title"], example: "Read more", "The words that are seen on it."),
      Key(
        "icon", \.icon, .word("the name of a symbol"), aliases: ["symbol"], example: "chevron.forward",
        "The SF Symbol that is seen on it."),
      Key(
        "image", \.image, ImageForm.type, example: "{symbol: play.fill}", "The picture that is seen on it."),
      Key("value", \.value, .text, example: "3 of 5", "Its value."),
      Key("hint", \.hint, .text, example: "Goes to the next album", "What activating it does."),
      Key("traits", \.traits, .traits, example: "[selected]", "Traits that are added."),
      Key(
        "atStart", \.atStart, .choice("what becomes of it"), aliases: ["at-start"], example: "disabled",
        "What becomes of it at the first card."),
      Key(
        "atEnd", \.atEnd, .choice("what becomes of it"), aliases: ["at-end"], example: "disabled",
        "What becomes of it at the last card."),
      Key("size", \.size, .size, example: "44", "What is seen of it, in points."),
      Key("hit", \.hit, .size, example: "44", "The area that takes touches, in points."),
      Key("action", \.action, .action, aliases: ["tap"], example: "open", "What activating it does."),
      Key("hidden", \.isHidden, .bool, example: "true", "Whether it is hidden from assistive technology."),
      Key("exposed", .bool, example: "false", "Whether assistive technology is given it.") {
        $1.isHidden = !$0
      },
      Key("disabled", \.isDisabled, .bool, example: "true", "Whether it is disabled."),
    ])

  /// What is stated about the control.
  var statements: ControlStatements {
    var result = ControlStatements()
    result.label = label?.value
    result.text = text
    result.icon = icon
    result.atStart = atStart
    result.atEnd = atEnd
    result.size = size
    result.hitSize = hit
    result.source = source
    return result
  }

  /// The control as a button; `isAtEnd` is what becomes of it at the end where the current card is.
  func node(
    _ role: ControlRole, change: StateChange?, isAtEnd: ControlStatements.EndBehavior? = nil
  ) -> ViewNode {
    var action = action ?? Action(.activate)
    if action.change == nil { action.change = change }
    var node = ViewNode(.button(nil, action), children: content(role), source: source, part: .control(role))
    func add(_ kind: Modifier.Kind?) {
      if let kind { node.modifiers.append(Modifier(kind, source: source)) }
    }
    add((label?.value).map { .accessibility(.label($0)) })
    add(value.map { .accessibility(.value($0)) })
    add(hint.map { .accessibility(.hint($0)) })
    if !traits.isEmpty { add(.accessibility(.addTraits(traits))) }
    add(size.map { .layout(.frame(width: $0.width, height: $0.height, alignment: .center)) })
    add(hit.map { .interaction(.hitArea($0)) })
    if isDisabled == true || isAtEnd == .disabled { add(.interaction(.disabled(true))) }
    add(isHidden.map { .accessibility(.hidden($0)) })
    return node
  }

  private func content(_ role: ControlRole) -> ViewList {
    var views: [ViewNode] = []
    if let icon { views.append(ViewNode(.image(ImageContent(.symbol(icon))), source: source)) }
    if let image { views.append(image) }
    if let text { views.append(ViewNode(.text(text), source: source)) }
    if views.isEmpty, label == nil { views.append(ViewNode(.text(.unknown(role.rawValue)), source: source)) }
    return ViewList(views)
  }
}

internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a control.
  func control(_ call: ViewCall) -> ViewValue? {
    switch call.name {
    case "Button": button(call)
    case "NavigationLink", "Menu", "ShareLink", "PhotosPicker", "EditButton", "DisclosureGroup": opener(call)
    case "Link": link(call)
    case "Label": label(call)
    case "Toggle": toggle(call)
    case "Slider": slider(call)
    case "Stepper": valued(call, .stepper(value: boundWords(call)))
    case "TextField", "SecureField": textField(call)
    case "TextEditor": valued(call, .textEditor(text: boundWords(call) ?? TextValue("")))
    case "ProgressView", "Gauge": progress(call)
    case "Picker", "DatePicker", "ColorPicker": picker(call)
    case "ContentUnavailableView": unavailable(call)
    case "LabeledContent": labeled(call)
    default: nil
    }
  }

  /// The views of a control's label: a closure under `label`, or a title.
  private func labelViews(_ call: ViewCall, trailing: Bool = false) -> [ViewValue] {
    if let closure = call.closure("label") { return content(closure) }
    if let title = call.arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
      if case .function = title.value { return [] }
      let words = ViewValue(ViewNode(.text(text(title)), source: range(call.expression.span)))
      guard let symbol = call.argument("systemImage") else { return [words] }
      return [labelView([words], symbol: describe(symbol.value).rendered)]
    }
    return trailing ? content(call.closure(nil)) : []
  }

  private func labelView(_ title: [ViewValue], symbol: String) -> ViewValue {
    ViewValue(
      ViewNode(.label(icon: [ViewNode(.image(ImageContent(.symbol(symbol))))]), children: list(title)))
  }

  private func button(_ call: ViewCall) -> ViewValue {
    var role: ButtonRole?
    if case .symbol(let symbol)? = call.argument("role")?.value { role = ButtonRole(rawValue: symbol.name) }
    let hasTitle = call.arguments.contains { $0.label == nil && !$0.isTrailing }
    let hasAction = call.arguments.contains { $0.label == "action" || $0.label == "intent" }
    // `Button(action:) { label }`, `Button { action } label: { label }` and `Button("title") { action }`.
    let action = hasAction ? call.closure("action") : call.closure(nil)
    let label =
      hasAction && !hasTitle && call.closure("label") == nil ? content(call.closure(nil)) : labelViews(call)
    let change = action.map { self.change($0, as: .button) }
    let views = styled(label, role)
    return ViewValue(ViewNode(.button(role, Action(.activate, change: change)), children: list(views)))
  }

  /// What a button style of the project makes of a label.
  private func styled(_ label: [ViewValue], _ role: ButtonRole?) -> [ViewValue] {
    guard case .instance(let style)? = environment.values["buttonStyle"],
      case .function(let make)? = ownMember(
        of: .instance(style), "makeBody", receiver: Box(.instance(connected(style))))
    else { return label }
    let configuration = Value.tuple([
      Value.Element(label: "label", value: .view(label.count == 1 ? label[0] : group(label))),
      Value.Element(label: "isPressed", value: .bool(false)),
      Value.Element(label: "role", value: .none),
    ])
    var argument = ValueArgument("configuration", configuration)
    argument.expression = nil
    let outer = environment
    environment.values["buttonStyle"] = nil
    defer { environment = outer }
    return views(of: invoke(make, [argument]))
  }

  private func opener(_ call: ViewCall) -> ViewValue {
    let label: [ViewValue]
    if call.name == "NavigationLink" {
      noteDestination(call)
      let hasDestination = call.arguments.contains { $0.label == "destination" || $0.label == "value" }
      label =
        hasDestination && call.closure("label") == nil && call.argument(nil) == nil
        ? content(call.closure(nil)) : labelViews(call)
    } else if call.name == "EditButton" {
      label = [ViewValue(ViewNode(.text(TextValue("Edit"))))]
    } else {
      label = labelViews(call, trailing: call.name == "PhotosPicker")
    }
    return ViewValue(ViewNode(.button(nil, Action(.activate, name: "open")), children: list(label)))
  }

  private func link(_ call: ViewCall) -> ViewValue {
    let destination = call.argument("destination").map { $0.expression?.text ?? describe($0.value).rendered }
    let label = labelViews(call, trailing: true)
    return ViewValue(ViewNode(.link(destination: destination), children: list(label)))
  }

  private func label(_ call: ViewCall) -> ViewValue {
    if let title = call.argument(nil) {
      let words = ViewValue(ViewNode(.text(text(title)), source: range(call.expression.span)))
      let icon =
        call.argument("systemImage").map { ImageContent(.symbol(describe($0.value).rendered)) }
        ?? call.argument("image").map { ImageContent(.asset(describe($0.value).rendered)) }
      let icons: ViewList = icon.map { [ViewNode(.image($0))] } ?? []
      return ViewValue(ViewNode(.label(icon: icons), children: list([words])))
    }
    let title = content(call.closure("title") ?? call.closure(nil))
    return ViewValue(ViewNode(.label(icon: list(content(call.closure("icon")))), children: list(title)))
  }

  private func bound(_ call: ViewCall) -> BindingValue? {
    for argument in call.arguments {
      if case .binding(let binding) = argument.value { return binding }
      if case .symbol(let symbol) = argument.value, symbol.name == "constant",
        let value = symbol.argument(at: 0)
      {
        return BindingValue(get: { value }, set: { _ in })
      }
    }
    return nil
  }

  private func boundWords(_ call: ViewCall) -> TextValue? { bound(call).map { describe($0.get()) } }

  private func toggle(_ call: ViewCall) -> ViewValue {
    let value = bound(call)
    let isOn = value.flatMap { truth($0.get()) }
    let label = labelViews(call, trailing: true)
    var node = ViewNode(.control(.toggle(isOn.map { $0 ? .on : .off })), children: list(label))
    if let value {
      let flip = FunctionValue(
        .builtin { [unowned self] _ in
          value.set(truth(value.get()).map { .bool(!$0) } ?? .unknown("toggle"))
          return .void
        }, scope: call.scope)
      let action = Action(.activate, change: change(flip, as: .button))
      node = node.modifier(.accessibility(.action(action)))
    }
    return ViewValue(node)
  }

  private func slider(_ call: ViewCall) -> ViewValue {
    let value = bound(call)?.get().number
    var low = 0.0
    var high = 1.0
    switch call.argument("in")?.value {
    case .range(let first, let end)?: (low, high) = (Double(first), Double(end - 1))
    case .tuple(let bounds)? where bounds.count == 2:
      (low, high) = (bounds[0].value.number ?? 0, bounds[1].value.number ?? 1)
    default: break
    }
    let words = value.map { SliderWords.value($0, low, high) } ?? boundWords(call) ?? .unknown("value")
    return valued(call, .slider(value: words))
  }

  private func valued(_ call: ViewCall, _ control: Control) -> ViewValue {
    let label = call.name == "TextEditor" ? [] : labelViews(call, trailing: call.closure("label") == nil)
    return ViewValue(ViewNode(.control(control), children: list(label)))
  }

  private func textField(_ call: ViewCall) -> ViewValue {
    let prompt = call.argument("prompt").map { text($0) } ?? call.argument(nil).map { text($0) }
    return ViewValue(
      ViewNode(
        .control(
          .textField(
            prompt: prompt, text: boundWords(call) ?? .unknown("text"), isSecure: call.name == "SecureField"))
      ))
  }

  private func progress(_ call: ViewCall) -> ViewValue {
    var value: TextValue?
    if let argument = call.argument("value") {
      let total = call.argument("total")?.value.number ?? 1
      value =
        argument.value.read.number.map { SliderWords.percent(total > 0 ? $0 / total : 0) }
        ?? .unknown(argument.expression?.text ?? "value")
    }
    return ViewValue(
      ViewNode(.control(.progress(value: value)), children: list(labelViews(call, trailing: true))))
  }

  private func picker(_ call: ViewCall) -> ViewValue {
    guard let selection = bound(call) else { return valued(call, .picker(selection: .unknown("selection"))) }
    let options = content(call.closure("content") ?? call.closure(nil)).flatMap { option -> [ViewValue] in
      option.tagged.isEmpty ? [option] : option.tagged
    }
    let chosen = options.first { option in option.tag.map { equal($0, selection.get()) == true } ?? false }
    var words = describe(selection.get())
    if case .text(let text)? = chosen?.node.kind { words = text }
    let label = labelViews(call)
    return ViewValue(ViewNode(.control(.picker(selection: words)), children: list(label)))
  }

  private func unavailable(_ call: ViewCall) -> ViewValue {
    var views: [ViewValue] = []
    if let title = call.argument(nil) {
      let words = ViewValue(ViewNode(.text(text(title))))
      views = [
        call.argument("systemImage").map { labelView([words], symbol: describe($0.value).rendered) } ?? words
      ]
    } else {
      views = content(call.closure("label") ?? call.closure(nil))
    }
    if let description = call.argument("description") { views += self.views(of: description.value) }
    return group(views + content(call.closure("description")) + content(call.closure("actions")))
  }

  private func labeled(_ call: ViewCall) -> ViewValue {
    var views = labelViews(call)
    if let value = call.argument("value") { views.append(ViewValue(ViewNode(.text(text(value))))) }
    return group(views + content(call.closure("content") ?? call.closure(nil)))
  }
}

/// What sliders and progress say as their value.
enum SliderWords {
  /// A percentage if the range spans 1 or 100, else the number (OpenSwiftUI, audited for iOS 18.5).
  static func value(_ value: Double, _ low: Double, _ high: Double) -> TextValue {
    let span = high - low
    guard span == 1 || span == 100 else {
      return TextValue(value == value.rounded() ? "\(Int(value.rounded()))" : "\(value)")
    }
    return percent((value - low) / span)
  }

  static func percent(_ share: Double) -> TextValue {
    guard share.isFinite, abs(share) < 1e9 else { return .unknown("value") }
    return TextValue("\(Int((share * 100).rounded()))%")
  }
}

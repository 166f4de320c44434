internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes a control.
  func control(_ call: ViewCall) -> ViewValue? {
    let call = call.expanded
    return switch call.name {
    case "Button": button(call)
    case "NavigationLink", "Menu", "ShareLink", "PhotosPicker", "EditButton": opener(call)
    case "DisclosureGroup": disclosure(call)
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
  func labelViews(_ call: ViewCall, trailing: Bool = false) -> [ViewValue] {
    if let closure = call.closure("label") { return content(closure) }
    if let label = call.argument("label")?.value, let view = viewIfAny(label) { return [view] }
    if let title = call.arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
      if case .function = title.value { return [] }
      let words = ViewValue(ViewNode(.text(text(title)), source: range(call.expression.span)))
      guard let symbol = call.argument("systemImage") else { return [words] }
      return [labelView([words], symbol: describe(symbol.value).rendered)]
    }
    return trailing ? content(call.closure(nil)) : []
  }

  func labelView(_ title: [ViewValue], symbol: String) -> ViewValue {
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
    let views = styled(label.isEmpty && !hasTitle ? roleLabel(call) : label, role)
    return ViewValue(ViewNode(.button(role, Action(.activate, change: change)), children: list(views)))
  }

  /// What the system calls a button that has a role and no label, from iOS 26 on.
  private func roleLabel(_ call: ViewCall) -> [ViewValue] {
    guard let role = call.argument("role"), call.closure("label") == nil else { return [] }
    let name = if case .symbol(let symbol) = role.value { symbol.name } else { "role" }
    return [ViewValue(ViewNode(.text(.unknown("the system's words for the role \(name)"))))]
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
      label = labelViews(call, trailing: call.name == "PhotosPicker" || call.name == "ShareLink")
    }
    if label.isEmpty, call.name == "ShareLink" {
      let words = ViewValue(ViewNode(.text(.unknown("the system's words for ShareLink"))))
      return ViewValue(ViewNode(.button(nil, Action(.activate, name: "open")), children: list([words])))
    }
    return ViewValue(ViewNode(.button(nil, Action(.activate, name: "open")), children: list(label)))
  }

  /// A group that opens: its header is a button, and its views are there while it is open.
  private func disclosure(_ call: ViewCall) -> ViewValue {
    let header = ViewNode(
      .button(nil, Action(.activate, name: "open")), children: list(labelViews(call)),
      source: range(call.expression.span))
    guard let isOpen = call.argument("isExpanded").map({ _ in bound(call).flatMap { truth($0.get()) } }),
      isOpen != false
    else { return ViewValue(header) }
    let views = content(call.closure("content") ?? call.closure(nil))
    let inside = isOpen == true ? views : [conditional(views, call.expression)]
    return ViewValue(
      ViewNode(.stack(Stack(.vertical, alignment: .leading)), children: list([ViewValue(header)] + inside)))
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
      return label([words], icon.map { [ViewValue(ViewNode(.image($0)))] } ?? [])
    }
    return label(content(call.closure("title") ?? call.closure(nil)), content(call.closure("icon")))
  }

  private func label(_ title: [ViewValue], _ icon: [ViewValue]) -> ViewValue {
    styled(["title": title, "icon": icon], by: "labelStyle")
      ?? ViewValue(ViewNode(.label(icon: list(icon)), children: list(title)))
  }

  private func bound(_ call: ViewCall) -> BindingValue? {
    for argument in call.arguments {
      if case .binding(let binding) = argument.value { return binding }
      if let binding = binding(argument.value) { return binding }
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
    if let views = styled(label, isOn: value) { return views.count == 1 ? views[0] : group(views) }
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
    guard let bounds = bounds(call) else {
      return valued(call, .slider(value: .unknown(call.argument("in")?.expression?.text ?? "bounds")))
    }
    let words = value.map { SliderWords.value($0, bounds.low, bounds.high) } ?? boundWords(call)
    return valued(call, .slider(value: words ?? .unknown("value")))
  }

  /// The ends of a control's range, which is 0 to 1 unless another is given; nil where that is not known.
  private func bounds(_ call: ViewCall) -> (low: Double, high: Double)? {
    switch call.argument("in")?.value.read {
    case nil: (0, 1)
    case .range(let first, let end)?: (Double(first), Double(end &- 1))
    case .tuple(let bounds)? where bounds.count == 2:
      bounds[0].value.number.flatMap { low in bounds[1].value.number.map { (low, $0) } }
    default: nil
    }
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
      value = share(argument, call) ?? .unknown(argument.expression?.text ?? "value")
    }
    let label = labelViews(call, trailing: true)
    let words = content(call.closure("currentValueLabel"))
    let parts = [
      "label": label, "currentValueLabel": words,
      "minimumValueLabel": content(call.closure("minimumValueLabel")),
      "maximumValueLabel": content(call.closure("maximumValueLabel")),
    ]
    let isGauge = call.name == "Gauge"
    let share = call.argument("value").map { argument -> Value in
      fraction(argument, call).map { .double($0) } ?? argument.value
    }
    let other = Value.Element(label: isGauge ? "value" : "fractionCompleted", value: share ?? .none)
    if let view = styled(parts, by: isGauge ? "gaugeStyle" : "progressViewStyle", [other]) { return view }
    if !words.isEmpty {
      value = words.map { self.words(of: $0.node) }.joined(separator: ", ")
      memory.assume("what the label of a \(call.name)'s current value says is taken to be its value")
    }
    return ViewValue(ViewNode(.control(.progress(value: value)), children: list(label)))
  }

  /// What a progress or gauge has come to; nil where that is not known.
  private func share(_ argument: ValueArgument, _ call: ViewCall) -> TextValue? {
    fraction(argument, call).map { SliderWords.percent($0) }
  }

  private func fraction(_ argument: ValueArgument, _ call: ViewCall) -> Double? {
    let total = call.argument("total").map { $0.value.read.number } ?? 1
    guard let number = argument.value.read.number, let total, let bounds = bounds(call) else { return nil }
    let span = (bounds.high - bounds.low) * total
    return span > 0 ? (number - bounds.low) / span : 0
  }

  private func picker(_ call: ViewCall) -> ViewValue {
    guard let selection = bound(call) else { return valued(call, .picker(selection: .unknown("selection"))) }
    let offered = content(call.closure("content") ?? call.closure(nil)).flatMap { Self.options($0) }
    let options = offered.map(\.view)
    let chosen = offered.map { isChosen($0.view, $0.id, selection.get()) }
    if case .symbol(let style)? = environment.values["pickerStyle"],
      ["segmented", "palette", "inline", "SegmentedPickerStyle"].contains(
        style.name == "init" ? style.type ?? "" : style.name)
    {
      return segments(options, chosen, call.argument("selection")?.expression?.text ?? "selection")
    }
    var words: TextValue = .unknown(call.argument("selection")?.expression?.text ?? "selection")
    if call.name != "Picker" { words = describe(selection.get()) }
    if let place = chosen.firstIndex(of: true) { words = Self.words(of: options[place].node) ?? words }
    let label = labelViews(call)
    if case .symbol(let style)? = environment.values["pickerStyle"],
      ["wheel", "WheelPickerStyle"].contains(style.name == "init" ? style.type ?? "" : style.name)
    {
      // A wheel is adjusted in its place, and opens nothing.
      memory.assume("a wheel to pick from is taken to be one adjustable element")
      return ViewValue(ViewNode(.control(.slider(value: words)), children: list(label)))
    }
    return ViewValue(ViewNode(.control(.picker(selection: words)), children: list(label)))
  }

  /// The options of a `ForEach` with the identifiers of their elements, or else the view itself.
  private static func options(_ view: ViewValue) -> [(view: ViewValue, id: String?)] {
    guard !view.tagged.isEmpty else { return [(view, nil)] }
    guard let ids = view.row?.ids, ids.count == view.tagged.count else {
      return view.tagged.map { ($0, nil) }
    }
    return zip(view.tagged, ids).map { ($0, $1) }
  }

  /// Whether an option is the chosen one, by its tag or else by its identifier (Apple, `tag(_:includeOptional:)`); nil
  /// where that is not known.
  private func isChosen(_ option: ViewValue, _ id: String?, _ selection: Value) -> Bool? {
    if let tag = option.tag { return equal(tag, selection) }
    let chosen = describe(selection)
    return chosen.isKnown ? id.map { $0 == chosen.rendered } : nil
  }

  private static func words(of node: ViewNode) -> TextValue? {
    if case .text(let text) = node.kind { return text }
    return node.children.lazy.compactMap { words(of: $0) }.first
  }

  /// The segments of a picker are elements of their own, one of them selected; the picker's own label is not
  /// heard (CVS Health, iOS SwiftUI Accessibility Techniques, Segmented Controls).
  private func segments(_ options: [ViewValue], _ chosen: [Bool?], _ expression: String) -> ViewValue {
    let buttons = zip(options, chosen).map { option, isChosen in
      var node = ViewNode(.button(nil, Action(.activate)), children: [option.node])
      if isChosen == true { node = node.modifier(.accessibility(.addTraits(.selected))) }
      if isChosen == nil {
        node = node.modifier(.unknown(UnknownModifier("selected", expression: expression)))
      }
      return node
    }
    return ViewValue(ViewNode(.stack(Stack(.horizontal, spacing: 0)), children: ViewList(buttons)))
  }

  private func labeled(_ call: ViewCall) -> ViewValue {
    let label = labelViews(call)
    var inside = content(call.closure("content") ?? call.closure(nil))
    if let value = call.argument("value") {
      inside.insert(ViewValue(ViewNode(.text(words(value, call)))), at: 0)
    }
    return styled(["label": label, "content": inside], by: "labeledContentStyle") ?? group(label + inside)
  }

  private func words(_ value: ValueArgument, _ call: ViewCall) -> TextValue {
    let options = call.arguments.filter { ["format", "formatter"].contains($0.label) }
    return options.isEmpty ? text(value) : formatted(value, options[...])
  }
}

/// What sliders and progress say as their value.
enum SliderWords {
  /// A percentage if the range spans 1 or 100, else the number (OpenSwiftUI, audited for iOS 18.5).
  static func value(_ value: Double, _ low: Double, _ high: Double) -> TextValue {
    let span = high - low
    guard span == 1 || span == 100 else {
      guard let whole = Int(exactly: value) else { return TextValue("\(value)") }
      return TextValue("\(whole)")
    }
    return percent((value - low) / span)
  }

  static func percent(_ share: Double) -> TextValue {
    guard share.isFinite, abs(share) < 1e9 else { return .unknown("value") }
    return TextValue("\(Int((share * 100).rounded()))%")
  }
}

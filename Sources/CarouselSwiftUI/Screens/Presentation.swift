internal import CarouselModel
internal import SwiftSourceReader

/// Something that a view puts before or over its screen: a screen of its own.
struct Presentation {
  /// How it is put there.
  enum Kind: String {
    case sheet
    case fullScreenCover = "full-screen cover"
    case popover
    case inspector
    case alert
    case confirmationDialog = "confirmation dialog"
    case destination
  }

  let kind: Kind
  /// The modifier, or the link to a destination.
  let span: SourceSpan
  /// Makes the views.
  let views: (Interpreter) -> [ViewValue]
  /// The view of the project that is all of it, where nothing is said about it.
  let bareView: String?
  /// What was around the view that presents it.
  let environment: ViewEnvironment
  let placement: MountPlacement
  /// The modifier that presents it; nil for a link.
  var call: ModifierCall?
}

/// What is known about a presentation after its screen was evaluated.
struct PresentedScreen: Sendable {
  let kind: Presentation.Kind
  let span: SourceSpan
  let bareView: String?
}

extension Interpreter {
  private static let presenting: [String: Presentation.Kind] = [
    "sheet": .sheet, "fullScreenCover": .fullScreenCover, "popover": .popover, "inspector": .inspector,
    "alert": .alert, "actionSheet": .confirmationDialog, "confirmationDialog": .confirmationDialog,
    "navigationDestination": .destination,
  ]

  /// Remembers what a modifier presents; the view itself stays as it is.
  func notePresentation(_ call: ModifierCall) {
    guard let kind = Self.presenting[call.name] else { return }
    let span = project.modifierSpan(of: call.expression)
    switch kind {
    case .alert, .confirmationDialog:
      keep(kind, span, bareView: nil, call) { $0.dialog(kind, call) }
    default:
      guard let content = call.closure("content") ?? call.closure() else { return }
      let item = presentedItem(call)
      keep(kind, span, bareView: bareView(content), call) { $0.content(content, of: item) }
    }
  }

  /// Remembers where a link leads.
  func noteDestination(_ call: ViewCall) {
    let span = call.expression.span
    if let destination = call.argument("destination"), destination.value.closure == nil {
      let bare = destination.expression.flatMap { ScreenLister.onlyView($0.expression) }
      keep(.destination, span, bareView: bare.flatMap { $0.isBare ? $0.name : nil }) {
        $0.views(of: destination.value)
      }
    } else if let content = call.closure("destination") ?? call.trailingDestination {
      keep(.destination, span, bareView: bareView(content)) { $0.content(content) }
    }
  }

  private func keep(
    _ kind: Presentation.Kind, _ span: SourceSpan, bareView: String?, _ call: ModifierCall? = nil,
    _ views: @escaping (Interpreter) -> [ViewValue]
  ) {
    guard memory.presentations.count < 100, !memory.presentations.contains(where: { $0.span == span }) else {
      return
    }
    memory.presentations.append(
      Presentation(
        kind: kind, span: span, views: views, bareView: bareView, environment: environment,
        placement: placement, call: call))
  }

  /// The views of a presentation, evaluated where it was asked for.
  func views(of presentation: Presentation) -> [ViewValue] {
    let outer = (environment, placement)
    environment = presentation.environment
    placement = presentation.placement
    defer { (environment, placement) = outer }
    placement.enter(presentation.kind.rawValue)
    defer { placement.leave() }
    return presentation.views(self)
  }

  private func bareView(_ content: FunctionValue) -> String? {
    guard case .closure(let closure) = content.body, let shown = ScreenLister.onlyView(closure.body),
      shown.isBare
    else { return nil }
    return shown.name
  }

  /// The value that the content is made from: what is presented now, or else what is not known yet.
  private func presentedItem(_ call: ModifierCall) -> Value {
    if call.name == "navigationDestination", let type = call.argument("for")?.expression?.text {
      return .unknown(
        type.split(separator: ".").first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? type)
    }
    guard let item = call.argument("item") ?? call.argument("presenting") ?? call.argument("error") else {
      return .none
    }
    var value = item.value.read
    if case .binding(let binding) = value { value = binding.get() }
    guard value.isNone || value.isUnknown else { return value }
    let text = item.expression?.text ?? "item"
    return .unknown(text.hasPrefix("$") ? String(text.dropFirst()) : text)
  }

  /// The views that a closure builds of an item, where there is one.
  private func content(_ function: FunctionValue?, of item: Value) -> [ViewValue] {
    item.isNone ? content(function) : content(function, item)
  }

  // MARK: - Dialogs

  /// The title, the message and the buttons of an alert or a confirmation dialog.
  private func dialog(_ kind: Presentation.Kind, _ call: ModifierCall) -> [ViewValue] {
    let item = presentedItem(call)
    if let old = oldDialog(call, item) { return old }
    var views: [ViewValue] = []
    // A confirmation dialog shows its title only where that is asked for (Apple, titleVisibility on iOS).
    let showsTitle = kind == .alert || isVisible(call.value("titleVisibility"))
    if showsTitle, let title = call.arguments.first(where: { $0.label == nil && !$0.isTrailing }) {
      views.append(words(text(title), call))
    } else if call.argument("error") != nil {
      // The error's own description is the title (Apple, alert(isPresented:error:actions:)).
      views.append(words(describe(member(of: item, named: "errorDescription")), call))
    }
    views += content(call.closure("message"), of: item)
    let actions = content(call.closure("actions") ?? firstClosure(call), of: item)
    views += actions + [systemButton(kind, actions)].compactMap(\.self)
    return views
  }

  private func member(of value: Value, named name: String) -> Value {
    if case .unknown(let text) = value { return .unknown(text + "." + name) }
    return ownMember(of: value, name, receiver: Box(value)) ?? .unknown(name)
  }

  private func firstClosure(_ call: ModifierCall) -> FunctionValue? {
    call.arguments.first { $0.isTrailing && $0.label != "message" }?.value.closure
  }

  private func isVisible(_ value: Value?) -> Bool {
    if case .symbol(let symbol)? = value { symbol.name == "visible" } else { false }
  }

  private func words(_ text: TextValue, _ call: ModifierCall) -> ViewValue {
    ViewValue(ViewNode(.text(text), source: range(project.modifierSpan(of: call.expression))))
  }

  /// The button that the system adds: to an alert without any, and to a dialog without one that cancels.
  private func systemButton(_ kind: Presentation.Kind, _ actions: [ViewValue]) -> ViewValue? {
    if kind == .alert { return actions.isEmpty ? button("OK", nil) : nil }
    let cancels = actions.contains { if case .button(.cancel, _) = $0.node.kind { true } else { false } }
    return cancels ? nil : button("Cancel", .cancel)
  }

  private func button(_ title: TextValue, _ role: ButtonRole?) -> ViewValue {
    ViewValue(ViewNode(.button(role, Action(.activate)), children: [ViewNode(.text(title))]))
  }

  /// `Alert(title:message:primaryButton:secondaryButton:)` and `ActionSheet(title:message:buttons:)`, of iOS 13.
  private func oldDialog(_ call: ModifierCall, _ item: Value) -> [ViewValue]? {
    guard let make = call.closure("content") ?? call.closure() else { return nil }
    let made = invoke(make, item.isNone ? [] : [ValueArgument(nil, item)])
    guard case .symbol(let symbol) = made, ["Alert", "ActionSheet"].contains(symbol.rootType ?? "") else {
      return nil
    }
    let texts = ["title", "message"].compactMap { symbol.argument($0) }.flatMap { views(of: $0) }
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { symbol.argument($0) }
    if case .array(let listed)? = symbol.argument("buttons") { buttons += listed }
    let shown = buttons.compactMap(oldButton)
    return texts + (shown.isEmpty ? [button("OK", nil)] : shown)
  }

  private func oldButton(_ value: Value) -> ViewValue? {
    guard case .symbol(let symbol) = value else { return nil }
    let title = symbol.argument(at: 0).map { describe($0) }
    switch symbol.name {
    case "cancel": return button(title ?? "Cancel", .cancel)
    case "destructive": return button(title ?? .unknown("button"), .destructive)
    default: return button(title ?? .unknown("button"), nil)
    }
  }
}

extension Value {
  /// The closure, where it is one.
  fileprivate var closure: FunctionValue? { if case .function(let function) = self { function } else { nil } }
}

extension ViewCall {
  /// The destination of `NavigationLink("title") { }`, and of `NavigationLink { } label: { }`.
  fileprivate var trailingDestination: FunctionValue? {
    let hasTitle = argument(nil) != nil
    guard argument("value") == nil, hasTitle || closure("label") != nil else { return nil }
    return arguments.first { $0.isTrailing && $0.label == nil }?.value.closure
  }
}

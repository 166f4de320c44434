internal import CarouselModel
internal import SwiftSourceReader

/// A call that says something about a view.
struct ModifierCall {
  let name: String
  let arguments: [ValueArgument]
  let expression: SwiftSourceReader.Expression
  let scope: Scope

  /// The value of a label; nil is the first argument without one that is no trailing closure.
  func value(_ label: String?) -> Value? { argument(label)?.value.read }

  func argument(_ label: String?) -> ValueArgument? {
    arguments.first { $0.label == label && !$0.isTrailing }
  }

  func number(_ label: String?) -> Double? { value(label)?.number }

  /// The last closure, or that of a label.
  func closure(_ label: String? = nil) -> FunctionValue? {
    let found = label.map { label in arguments.last { $0.label == label } } ?? arguments.last
    if case .function(let function)? = found?.value { return function }
    return nil
  }

  /// The modifier with an argument that is not known.
  func unknown(_ label: String? = nil, named name: String? = nil) -> Modifier.Kind {
    let argument = argument(label) ?? arguments.first { !$0.isTrailing }
    let text = argument?.expression?.text ?? argument.map { _ in "value" } ?? self.name
    return .unknown(UnknownModifier(name ?? self.name, expression: text))
  }

  var symbol: Symbol? { if case .symbol(let symbol)? = value(nil) { symbol } else { nil } }
}

extension Interpreter {
  /// Returns a view with something said about it: by the project's own modifiers first, then by SwiftUI's.
  func modify(
    _ view: ViewValue, _ name: String, _ arguments: [ValueArgument],
    _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> ViewValue {
    let call = ModifierCall(name: name, arguments: arguments, expression: expression, scope: scope)
    probe(view, call)
    if let own = declaredModifier(view, call) { return own }
    if let inside = insideBars(view, call) { return inside }
    if let special = special(view, call) { return special }
    notePresentation(call)
    let source = range(project.modifierSpan(of: expression))
    var isEnabled = true
    if let enabled = call.argument("isEnabled")?.value {
      guard let known = truth(enabled) else { return said(view, [call.unknown("isEnabled")], source) }
      isEnabled = known
    }
    let kinds =
      accessibility(call) ?? layout(call) ?? appearance(call) ?? scrolling(call) ?? motion(call)
      ?? interaction(call)
    var view = view
    if name == "resizable" {
      view.node.modifiers.removeAll {
        if case .layout(.fixedSize) = $0.kind { $0.source == nil } else { false }
      }
    }
    var result = said(view, kinds ?? [.other(name)], source, isEnabled: isEnabled)
    keepFacts(&result, call)
    if let scheme = fixedScheme(call) { result = said(result, [scheme], source) }
    return result
  }

  /// Colours under a fixed colour scheme are not those of the device's appearance, for which they would be judged.
  private func fixedScheme(_ call: ModifierCall) -> Modifier.Kind? {
    let scheme: Value?
    switch call.name {
    case "preferredColorScheme", "colorScheme": scheme = call.value(nil)
    case "environment":
      guard case .keyPath(["colorScheme"])? = call.value(nil) else { return nil }
      scheme = call.arguments.last?.value
    default: return nil
    }
    guard let scheme, !scheme.isNone else { return nil }
    return .unknown(
      UnknownModifier("appearance", expression: project.text(of: project.modifierSpan(of: call.expression))))
  }

  func said(
    _ view: ViewValue, _ kinds: [Modifier.Kind], _ source: CarouselModel.SourceRange, isEnabled: Bool = true
  ) -> ViewValue {
    var view = view
    for kind in kinds { view.node = view.node.modifier(kind, isEnabled: isEnabled, source: source) }
    return view
  }

  /// A modifier that the project adds to `View`.
  private func declaredModifier(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    for type in SymbolViews.typeNames(of: view) + ["View"] {
      guard let members = project.systemExtensions[type], let methods = members.methods[call.name] else {
        continue
      }
      let fitting = methods.filter {
        ParameterMatching($0.function.parameters, call.arguments, isByName: false).isComplete
      }
      guard let first = fitting.first else { continue }
      let scope = Scope(file: first.file, receiver: Box(.view(view)))
      let value = invoke(FunctionValue(.overloads(fitting), scope: scope, span: first.span), call.arguments)
      guard case .view(var result) = value else { return viewIfAny(value) ?? group(views(of: value)) }
      result.row = result.row ?? view.row
      return result
    }
    return nil
  }

  /// Modifiers that put other views in a view's place, or that only the evaluation needs.
  private func special(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    switch call.name {
    case "accessibilityLabel" where call.argument(nil) == nil: return labelled(view, call)
    case "badge": return badged(view, call)
    case "modifier": return applying(call.value(nil) ?? .none, to: view)
    case "tag":
      var tagged = view
      tagged.tag = call.value(nil)
      return tagged
    case "tabItem":
      var tab = view
      tab.row = nil
      tab.tabTitle = tabTitle(content(call.closure()))
      return tab
    case "fill", "foregroundFill", "stroke", "strokeBorder": return filled(view, call)
    case "safeAreaInset", "safeAreaBar": return placed(view, content(call.closure()), call.value("edge"))
    case "onChange" where truth(call.value("initial") ?? .bool(false)) != false:
      calledAtFirst(call)
      return started(view, call)
    case "onAppear", "task", "onReceive", "onChange", "onPreferenceChange", "onGeometryChange":
      return started(view, call)
    case "onScrollVisibilityChange", "onScrollTargetVisibilityChange":
      calledWithUnknown(call)
      return nil
    case "onDelete": return deletable(view, call)
    case "tabViewBottomAccessory": return accompanied(view, content(call.closure()))
    default: return bar(view, call)
    }
  }

  private func applying(_ modifier: Value, to view: ViewValue) -> ViewValue {
    guard case .instance(let instance) = modifier, hasRoom(instance.type.span), enter(instance.type.span)
    else { return view }
    defer { depth -= 1 }
    placement.enter(instance.type.name)
    defer { placement.leave() }
    let receiver = Box(.instance(connected(instance)))
    guard case .function(let body)? = ownMember(of: receiver.value, "body", receiver: receiver) else {
      return view
    }
    let value = invoke(body, [ValueArgument("content", .view(view))])
    if case .view(let result) = value { return result }
    return viewIfAny(value) ?? group(views(of: value))
  }

  private func filled(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard case .shape(var shape) = view.node.kind else { return nil }
    var filled = view
    if let value = call.arguments.first?.value, call.name == "fill" { shape.fill = paint(value) }
    filled.node.kind = .shape(shape)
    return filled
  }

  /// What stands in a safe area stands before or behind the view.
  private func placed(_ view: ViewValue, _ views: [ViewValue], _ edge: Value?) -> ViewValue {
    guard !views.isEmpty else { return view }
    guard case .symbol(let edge)? = edge, ["top", "leading"].contains(edge.name) else {
      return group([place(view)] + views)
    }
    return group(views + [place(view)])
  }

  /// Keeps what tells a carousel: rows, snapping and positions.
  private func keepFacts(_ view: inout ViewValue, _ call: ModifierCall) {
    switch call.name {
    case "scrollTargetLayout": view.row?.isTarget = true
    case "scrollTargetBehavior": view.scroll?.snaps = true
    case "scrollPosition":
      if case .binding(let binding)? = call.argument("id")?.value, let key = binding.key {
        let axis = view.scroll?.axis
        view.scroll?.position = key
        view.scroll?.anchor = call.value("anchor").flatMap { alignment($0) }.map {
          axis == .vertical ? $0.vertical : $0.horizontal
        }
      }
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      if let row = view.row, row.ids.count > 1 { view.dragged = draggedPosition(call) ?? view.dragged }
    default: break
    }
  }
}

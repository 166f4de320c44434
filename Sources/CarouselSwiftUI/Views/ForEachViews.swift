internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes the views of data, one after the other; data that is not known gives one pass with unknown elements.
  func forEach(_ call: ViewCall) -> ViewValue {
    guard let data = call.arguments.first(where: { !$0.isTrailing }), let body = template(call) else {
      return opaque("ForEach", note: "what it makes of each element is not known")
    }
    if data.label == "subviews" { return subviews(data.value, body) }
    let unordered = unorderedElements(of: data.value)
    guard let elements = elements(of: data.value) ?? unordered else { return symbolic(data, body, call) }
    let path: [String]?
    if case .keyPath(let names)? = call.argument("id")?.value { path = names } else { path = nil }
    if elements.count > budget.rounds {
      note(
        call.expression.span, "only the first \(budget.rounds) of \(elements.count) elements are read",
        advice: "see whether there must be so many")
    }
    var row = CardRow(ids: [])
    var views: [ViewValue] = []
    for (index, element) in elements.prefix(budget.rounds).enumerated() {
      let id = identifier(of: element, path, index)
      row.ids.append(id)
      views.append(lazily(index) { card(body, element, id) })
      if isStopped { break }
    }
    if unordered != nil, views.count > 1 {
      noteOrder()
      let doubt = UnknownModifier("order of", expression: data.expression?.text ?? "items")
      for index in views.indices {
        views[index].node = views[index].node.modifier(.unknown(doubt), source: range(call.expression.span))
      }
    }
    return list(views, row)
  }

  /// Makes a row of a lazy stack: those beyond the screen's end are there, but nothing of theirs has appeared.
  private func lazily(_ index: Int, _ make: () -> ViewValue) -> ViewValue {
    guard let count = environment.lazyCount else { return make() }
    let outer = environment
    defer { environment = outer }
    environment.lazyCount = nil
    environment.isFarAlong = outer.isFarAlong || index >= count
    return make()
  }

  /// What makes a view of each element: a closure, or a view's initialiser, such as `content: Text.init`.
  private func template(_ call: ViewCall) -> FunctionValue? {
    if let content = call.content { return content }
    guard let argument = call.argument("content") ?? call.arguments.last else { return nil }
    switch argument.value {
    case .symbol, .type:
      let make = { [unowned self] (values: [ValueArgument]) in
        apply(argument.value, values, call.expression, call.scope)
      }
      return FunctionValue(.builtin(make), scope: call.scope)
    default: return nil
    }
  }

  private func list(_ views: [ViewValue], _ row: CardRow) -> ViewValue {
    // Computed, so that the stages behind take the cards one by one.
    let nodes = views.map { place($0).node }
    var view = ViewValue(ViewNode(.group, children: ViewList(count: nodes.count) { nodes[$0] }))
    view.row = row
    view.tagged = views
    return view
  }

  /// `onDelete` on the rows of a list: they can be swiped away, which the system offers as an action.
  func deletable(_ view: ViewValue, _ call: ModifierCall) -> ViewValue? {
    guard environment.isInList, let row = view.row, let delete = call.arguments.first?.value.read,
      !delete.isNone
    else { return nil }
    let source = range(project.modifierSpan(of: call.expression))
    guard case .function(let body) = delete else {
      return said(view, [call.unknown(named: "accessibilityActions")], source)
    }
    let rows = view.tagged.enumerated().map { index, item in
      let place = Value.array([.int(index)])
      let action = Action(.named("Delete"), change: change(body, as: .other, place))
      return said(item, [.accessibility(.action(action))], source)
    }
    var result = list(rows, row)
    result.node.modifiers = view.node.modifiers
    return result
  }

  private func card(_ body: FunctionValue, _ element: Value, _ id: String) -> ViewValue {
    placement.ids.append(id)
    placement.enter("[\(id)]")
    defer {
      placement.leave()
      placement.ids.removeLast()
    }
    let value = invoke(body, element)
    var tag: Value?
    if case .view(let view) = value { tag = view.tag }
    let views = views(of: value)
    var view = views.count == 1 ? views[0] : group(views)
    view.tag = tag ?? view.tag
    return view
  }

  /// The identifier of an element, as text.
  private func identifier(of element: Value, _ path: [String]?, _ index: Int) -> String {
    if let path { return describe(path.reduce(element) { follow($0, $1) }).rendered }
    switch element.read {
    case .int(let number): return String(number)
    case .string(let text): return text
    case .binding(let binding): return identifier(of: binding.get(), path, index)
    default: break
    }
    guard let id = ownMember(of: element, "id", receiver: Box(element)) else { return String(index) }
    if case .enumCase(let value) = id, value.payload.isEmpty { return value.name }
    return describe(id).rendered
  }

  /// A container from outside the project that is called with data and a closure of one parameter: it is taken
  /// to show its data one by one, and says so.
  func assumedForEach(
    _ type: String, _ arguments: [ValueArgument], _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> ViewValue? {
    guard SymbolViews.mayBeView(type), let data = arguments.first, !data.isTrailing,
      elements(of: data.value) ?? unorderedElements(of: data.value) != nil,
      case .function(let body)? = arguments.last?.value,
      case .closure(let closure) = body.body, closure.parameters.count == 1 || closure.shorthandCount > 0
    else { return nil }
    var view = forEach(ViewCall(name: type, arguments: arguments, expression: expression, scope: scope))
    let source = range(expression.span)
    note(
      expression.span, "'\(type)' is taken to show its data one by one, like ForEach",
      advice: "read its own source together with this file")
    view = ViewValue(ViewNode(.stack(Stack(.horizontal)), children: [view.node]))
    view.node = view.node.modifier(.other("assumed: '\(type)' shows its data like ForEach"), source: source)
    view.node.source = source
    return view
  }

  private func symbolic(_ data: ValueArgument, _ body: FunctionValue, _ call: ViewCall) -> ViewValue {
    let text = data.expression?.text ?? "items"
    var name = "item"
    if case .closure(let closure) = body.body, let last = closure.parameters.last?.name, last != "_" {
      name = last.hasPrefix("$") ? String(last.dropFirst()) : last
    }
    var view = card(body, .unknown(name), "‹\(name)›")
    view.node = view.node.modifier(
      .unknown(UnknownModifier("for each of", expression: text)), source: range(call.expression.span))
    return list([view], CardRow(ids: ["‹\(name)›"]))
  }

  private func subviews(_ value: Value, _ body: FunctionValue) -> ViewValue {
    guard let children = subviews(of: value) else {
      return opaque("ForEach", note: "which views it makes others of is not known")
    }
    let views = children.flatMap { self.views(of: invoke(body, .view($0))) }
    return list(views, viewIfAny(value)?.row ?? CardRow(ids: children.indices.map(String.init)))
  }

  /// The views that a view lists, one by one; nil where it is none.
  func subviews(of value: Value) -> [ViewValue]? {
    if case .array(let values) = value.read {
      let all = values.map { viewIfAny($0) }
      return all.contains { $0 == nil } ? nil : all.compactMap(\.self)
    }
    guard let whole = viewIfAny(value) else { return nil }
    guard case .group = whole.node.kind, whole.node.modifiers.isEmpty else { return [whole] }
    guard whole.tagged.count == whole.node.children.count else {
      return whole.node.children.map { ViewValue($0) }
    }
    return whole.tagged.flatMap { subviews(of: .view($0)) ?? [] }
  }
}

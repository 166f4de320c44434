internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Makes the views of data, one after the other; data that is not known gives one pass with unknown elements.
  func forEach(_ call: ViewCall) -> ViewValue {
    guard let data = call.arguments.first(where: { !$0.isTrailing }), let body = call.content else {
      return .empty
    }
    if data.label == "subviews" { return subviews(data.value, body) }
    guard let elements = elements(of: data.value) else { return symbolic(data, body, call) }
    let path: [String]?
    if case .keyPath(let names)? = call.argument("id")?.value { path = names } else { path = nil }
    var row = CardRow(ids: [])
    var views: [ViewValue] = []
    for (index, element) in elements.prefix(budget.rounds).enumerated() {
      let id = identifier(of: element, path, index)
      row.ids.append(id)
      views.append(card(body, element, id))
      if isStopped { break }
    }
    return list(views, row)
  }

  private func list(_ views: [ViewValue], _ row: CardRow) -> ViewValue {
    // Computed, so that the stages behind take the cards one by one.
    let nodes = views.map { place($0).node }
    var view = ViewValue(ViewNode(.group, children: ViewList(count: nodes.count) { nodes[$0] }))
    view.row = row
    view.tagged = views
    return view
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

  private func symbolic(_ data: ValueArgument, _ body: FunctionValue, _ call: ViewCall) -> ViewValue {
    let text = data.expression?.text ?? "items"
    var name = "item"
    if case .closure(let closure) = body.body, let last = closure.parameters.last?.name, last != "_" {
      name = last.hasPrefix("$") ? String(last.dropFirst()) : last
    }
    var view = card(body, .unknown(name), "‹\(name)›")
    view.node = view.node.modifier(
      .other("for each of ‹\(text)›"), source: range(call.expression.span))
    return list([view], CardRow(ids: ["‹\(name)›"]))
  }

  private func subviews(_ value: Value, _ body: FunctionValue) -> ViewValue {
    guard let whole = viewIfAny(value) else { return .empty }
    let children: [ViewValue]
    if case .group = whole.node.kind {
      children = whole.node.children.map { ViewValue($0) }
    } else {
      children = [whole]
    }
    let views = children.flatMap { self.views(of: invoke(body, .view($0))) }
    return list(views, whole.row ?? CardRow(ids: children.indices.map(String.init)))
  }
}

internal import CarouselModel
internal import SwiftSourceReader

/// What lies above the root of a navigation stack, and the way back from there.
extension Interpreter {
  /// What a stack shows whose path does not begin empty; nil where its root is shown.
  func pushed(_ call: ViewCall, over root: ViewValue) -> ViewValue? {
    guard call.name == "NavigationStack", let argument = call.argument("path"),
      let path = binding(argument.value)?.get().read
    else { return nil }
    let text = argument.expression?.text ?? "path"
    guard let steps = steps(of: path) else {
      memory.assume("what '\(text)' begins with is not known; the root of the stack is told")
      return nil
    }
    guard let last = steps.last else { return nil }
    let destination = memory.presentations.last { $0.leads(to: typeName(of: last)) }
    guard let content = destination?.call?.closure() else {
      memory.assume("'\(text)' begins with something that is pushed; the root of the stack is told")
      return nil
    }
    memory.assume("'\(text)' begins with what is pushed; the root of the stack is not told")
    let views = self.content(content, last)
    let shown = withWayBack(views, from: steps.count == 1 ? [root] : [])
    // Its bars are not those of the root, which destinations lead back to.
    return ViewValue(ViewNode(.group, children: list(shown)))
  }

  /// The values of a path; nil where they are not known.
  private func steps(of path: Value) -> [Value]? {
    if let steps = elements(of: path) { return steps }
    guard case .symbol(let symbol) = path, symbol.rootType == "NavigationPath", symbol.name == "init" else {
      return nil
    }
    guard let first = symbol.arguments?.first else { return [] }
    return elements(of: first.value)
  }

  private func typeName(of value: Value) -> String? {
    switch value {
    case .string, .text: "String"
    case .int: "Int"
    case .double: "Double"
    case .bool: "Bool"
    default: declaredType(of: value)?.name
    }
  }

  /// The views of a destination below the button that leads back.
  ///
  /// It is called like the screen before, or "Back" where that has no title or too long a one.
  func withWayBack(_ views: [ViewValue], from before: [ViewValue]) -> [ViewValue] {
    guard !views.contains(where: { Self.hidesWayBack($0.node, 8) }) else { return views }
    let titles = before.compactMap { $0.bar?.title.first }.map { words(of: $0) }
    let title = ViewNode(.text(titles.first ?? .unknown("title of the screen before")))
    memory.assume("the button that leads back is taken to be called like the title of the screen before")
    let node = ViewNode(.button(nil, Action(.activate)), children: [title])
      .modifier(.accessibility(.addTraits(.backButton)))
    guard views.count == 1, let view = views.first, view.bar != nil else { return [ViewValue(node)] + views }
    return [changing(view) { $0.leading.insert(node, at: 0) }]
  }

  private static func hidesWayBack(_ node: ViewNode, _ depth: Int) -> Bool {
    let hides = node.modifiers.contains { modifier in
      if case .other("navigationBarBackButtonHidden") = modifier.kind { true } else { false }
    }
    return hides || depth > 0 && node.children.prefix(20).contains { hidesWayBack($0, depth - 1) }
  }
}

extension Presentation {
  /// Whether it is the destination of values of a type.
  fileprivate func leads(to type: String?) -> Bool {
    guard kind == .destination, let type, let value = call?.argument("for")?.expression?.text else {
      return false
    }
    return value == type + ".self" || value.hasSuffix("." + type + ".self")
  }
}

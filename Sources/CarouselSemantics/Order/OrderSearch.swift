import CarouselModel

/// Looks for what makes the first of many views not the first stop: sort priorities and modal views.
///
/// It looks at the views alone and makes no nodes.
struct OrderSearch: Sendable {
  private let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  func finds(in layout: StackLayout) -> Bool {
    layout.items.contains { item in
      item.run.map { finds(in: $0, areSiblings: true) } ?? finds(in: item.measured.view, isSibling: true)
    }
  }

  /// Priorities count among siblings; what is modal in a container may come out of it, where it is combined.
  private func finds(in views: ViewList, areSiblings: Bool) -> Bool {
    !views.promises.contains(.inOrder) && views.contains { finds(in: $0, isSibling: areSiblings) }
  }

  private func finds(in view: ViewNode, isSibling: Bool) -> Bool {
    if view.modifiers.contains(where: { finds(in: $0, isSibling) }) { return true }
    switch view.kind {
    case .reader(let content): return finds(in: content(environment.context), areSiblings: isSibling)
    // Which views a reader shows may depend on the size, but hardly their order.
    case .geometryReader(let content):
      return finds(in: content(environment.container), areSiblings: isSibling)
    case .element(let content):
      return content.traits.contains(.modal) || finds(in: view.children, areSiblings: isSibling)
    case .scroll: return finds(in: view.children, areSiblings: false)
    case .stack(let stack): return finds(in: view.children, areSiblings: isSibling && !stack.isLazy)
    default: return finds(in: view.children, areSiblings: isSibling)
    }
  }

  private func finds(in modifier: Modifier, _ isSibling: Bool) -> Bool {
    guard modifier.isEnabled else { return false }
    switch modifier.kind {
    case .accessibility(.sortPriority): return isSibling
    case .accessibility(.addTraits(let traits)): return traits.contains(.modal)
    case .accessibility(.children(let views)): return finds(in: views, areSiblings: false)
    case .accessibility(.representation(let views)), .layout(.overlay(let views, _)),
      .layout(.background(let views, _)):
      return finds(in: views, areSiblings: isSibling)
    default: return false
    }
  }
}

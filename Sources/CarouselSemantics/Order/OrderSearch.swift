import CarouselModel

/// Looks for what makes the first of many views not the first stop: sort priorities and modal views.
///
/// It looks at the views alone and makes no nodes.
struct OrderSearch: Sendable {
  private let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  func finds(in views: ViewList) -> Bool { views.contains { finds(in: $0) } }

  private func finds(in view: ViewNode) -> Bool {
    if view.modifiers.contains(where: finds(in:)) { return true }
    switch view.kind {
    case .reader(let content): return finds(in: content(environment.context))
    // Which views a reader shows may depend on the size, but hardly their order.
    case .geometryReader(let content): return finds(in: content(environment.container))
    case .element(let content): return content.traits.contains(.modal) || finds(in: view.children)
    // The nodes of a scroll view or of a lazy stack are siblings only among themselves.
    case .scroll: return false
    case .stack(let stack): return !stack.isLazy && finds(in: view.children)
    default: return finds(in: view.children)
    }
  }

  private func finds(in modifier: Modifier) -> Bool {
    guard modifier.isEnabled else { return false }
    switch modifier.kind {
    case .accessibility(.sortPriority): return true
    case .accessibility(.addTraits(let traits)): return traits.contains(.modal)
    case .accessibility(.representation(let views)), .layout(.overlay(let views, _)),
      .layout(.background(let views, _)):
      return finds(in: views)
    default: return false
    }
  }
}

import CarouselModel

/// Looks for sort priorities in views, without making their nodes.
struct SortPrioritySearch: Sendable {
  let environment: LayoutEnvironment

  func finds(in views: ViewList) -> Bool { views.contains { finds(in: $0) } }

  private func finds(in view: ViewNode) -> Bool {
    view.modifiers.contains(where: finds(in:)) || finds(in: content(of: view))
  }

  private func finds(in modifier: Modifier) -> Bool {
    guard modifier.isEnabled else { return false }
    switch modifier.kind {
    case .accessibility(.sortPriority): return true
    case .accessibility(.representation(let views)), .accessibility(.children(let views)),
      .layout(.overlay(let views, _)), .layout(.background(let views, _)):
      return finds(in: views)
    default: return false
    }
  }

  private func content(of view: ViewNode) -> ViewList {
    switch view.kind {
    case .reader(let content): content(environment.context)
    // Which views a reader shows may depend on the size, but hardly their priorities.
    case .geometryReader(let content): content(environment.container)
    default: view.children
    }
  }
}

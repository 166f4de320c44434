import CarouselModel

/// Looks for what scrolls, and so may be a carousel, inside the cards of a lazy stack.
///
/// It looks at the views alone and makes no nodes; of cards that are made alike it looks at the first one.
struct ScrollSearch: Sendable {
  private let environment: LayoutEnvironment

  init(_ environment: LayoutEnvironment) { self.environment = environment }

  func finds(in layout: StackLayout) -> Bool {
    layout.items.contains { item in finds(in: item.run?.first ?? item.measured.view) }
  }

  private func finds(in view: ViewNode) -> Bool {
    switch view.kind {
    case .carousel, .scroll: true
    case .reader(let content): content(environment.context).contains { finds(in: $0) }
    case .geometryReader(let content): content(environment.container).contains { finds(in: $0) }
    default: view.children.contains { finds(in: $0) } || view.modifiers.contains { finds(in: $0) }
    }
  }

  private func finds(in modifier: Modifier) -> Bool {
    guard modifier.isEnabled else { return false }
    return switch modifier.kind {
    case .layout(.overlay(let views, _)), .layout(.background(let views, _)): views.contains { finds(in: $0) }
    default: false
    }
  }
}

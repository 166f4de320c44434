internal import CarouselModel

/// Recognises page dots: a row of as many equal shapes as there are cards, one of which looks different.
enum PageDotsReading {
  struct Dots {
    var look: PageDots
    var animations: [AnimatedChange]
  }

  static func dots(_ node: ViewNode, _ facts: Carousel, _ memory: ViewMemory) -> Dots? {
    guard case .stack(let stack) = node.kind, stack.direction == .horizontal else { return nil }
    var shapes = Array(node.children)
    if shapes.count == 1, case .group = shapes[0].kind { shapes = Array(shapes[0].children) }
    guard shapes.count == facts.cards.count, shapes.count > 1 else { return nil }
    let looks = shapes.compactMap(look)
    guard looks.count == shapes.count, let size = looks.map(\.size).min() else { return nil }
    let common = looks.map(\.look).filter { one in looks.count { $0.look == one } > 1 }.first
    guard let inactive = common ?? looks.last?.look else { return nil }
    let active = looks.first { $0.look != inactive }?.look ?? inactive
    let dots = PageDots(
      size: size, spacing: stack.spacing ?? 8, active: active, inactive: inactive, isExposed: !isHidden(node))
    return Dots(look: dots, animations: animations(node))
  }

  private static func look(_ node: ViewNode) -> (look: PageDots.Look, size: Double)? {
    guard case .shape(let shape) = node.kind else { return nil }
    var scale = 1.0
    var size = 8.0
    var fill = shape.fill ?? .hierarchical(.primary)
    for modifier in node.modifiers {
      switch modifier.kind {
      case .layout(.frame(let width, let height, _)): size = min(width ?? size, height ?? size)
      case .appearance(.transform(let effect)): scale *= effect.scale ?? 1
      case .appearance(.foregroundStyle(let paint)): if shape.fill == nil { fill = paint }
      default: break
      }
    }
    return (PageDots.Look(scale: scale, fill: fill), size)
  }

  private static func isHidden(_ node: ViewNode) -> Bool {
    node.modifiers.contains { modifier in
      if case .accessibility(.hidden(true)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }

  private static func animations(_ node: ViewNode) -> [AnimatedChange] {
    node.modifiers.compactMap { modifier in
      guard case .motion(.animation(let animation)) = modifier.kind else { return nil }
      return AnimatedChange("page dots", animation)
    }
  }
}

public import CarouselModel

/// A container that adds the place in it to its children's words (AccessibilitySnapshot 0.12.1).
///
/// The outermost one wins; one inside it adds nothing.
enum ContextProvider: Sendable {
  /// Every stop inside is a tab with its number.
  case tabBar
  /// Every child is one of a series with its number.
  case series
  /// The first and the last child say so.
  case list
  case landmark

  init?(_ node: SemanticNode) {
    if node.traits.contains(.tabBar) || node.containerKind == .tabBar {
      self = .tabBar
    } else if node.containerKind == .series {
      self = .series
    } else if node.containerKind == .list, node.order == .explicit {
      self = .list
    } else if node.containerKind == .landmark, node.order == .explicit {
      self = .landmark
    } else {
      return nil
    }
  }

  /// The stops inside, each with its place.
  func stops(
    of node: SemanticNode, path: [Int], inside containers: [SemanticNode], order: ReadingOrder
  ) -> [Stop] {
    let inner = containers + [node.withoutChildren]
    var stops = Self.stops(in: node.children, order: node.order, path: path, inside: inner, reading: order)
    let children = stops.indices.filter { stops[$0].path.count == path.count + 1 }
    switch self {
    case .tabBar:
      for index in stops.indices { stops[index].context = .tab(index: index + 1, count: stops.count) }
    case .series:
      for (number, index) in children.enumerated() {
        stops[index].context = .series(index: number + 1, count: children.count)
      }
    case .list, .landmark:
      for (number, index) in children.enumerated() {
        let edge: ContainerContext.Edge =
          number == 0 ? .start : number == children.count - 1 ? .end : .middle
        stops[index].context = self.context(edge)
      }
    }
    return stops
  }

  private func context(_ edge: ContainerContext.Edge) -> ContainerContext {
    if case .landmark = self { .landmark(edge) } else { .list(edge) }
  }

  private static func stops(
    in list: NodeList, order: ChildOrder, path: [Int], inside containers: [SemanticNode],
    reading: ReadingOrder
  ) -> [Stop] {
    var stops: [Stop] = []
    for (index, node) in reading.nodes(of: list, order: order).enumerated() {
      let place = path + [index]
      if node.role == .container {
        stops += Self.stops(
          in: node.children, order: node.order, path: place, inside: containers + [node.withoutChildren],
          reading: reading)
      } else {
        stops.append(Stop(node: node, containers: containers, path: place, context: node.context))
      }
    }
    return stops
  }
}

extension ReadingOrder {
  /// All nodes of a container that are not hidden, in reading order; makes those that are not made yet.
  public func nodes(of list: NodeList, order: ChildOrder = .sorted) -> [SemanticNode] {
    runs(of: list, order: order).flatMap { run -> [SemanticNode] in
      switch run {
      case .node(let node): [node]
      case .lazy(let nodes): (0..<nodes.count).flatMap { self.nodes(of: nodes.list($0)) }
      }
    }
  }
}

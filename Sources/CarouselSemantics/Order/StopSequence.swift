import CarouselModel

/// The stops of a tree in reading order, made one by one.
public struct StopSequence: Sequence, Sendable {
  let tree: SemanticTree

  /// Starts at the first stop.
  public func makeIterator() -> StopIterator { StopIterator(tree) }
}

/// Walks through a tree's stops.
public struct StopIterator: IteratorProtocol, Sendable {
  /// What is left to read at one level of the tree.
  private struct Level: Sendable {
    var runs: [ReadingOrder.Run]
    var next = 0
    /// The place within a run that is made as it is read.
    var lazyIndex = 0
    var containers: [SemanticNode]
    var path: [Int]
    var read = 0
  }

  private let order: ReadingOrder
  private var levels: [Level]
  private var numbered: [Stop] = []

  init(_ tree: SemanticTree) {
    order = ReadingOrder(tree.context.settings)
    levels = [Level(runs: order.runs(of: tree.root), containers: [], path: [])]
  }

  /// The next stop; nil behind the last one.
  public mutating func next() -> Stop? {
    while numbered.isEmpty {
      guard let node = advance() else { return nil }
      let level = levels[levels.count - 1]
      let path = level.path + [level.read - 1]
      guard node.role == .container else {
        return Stop(node: node, containers: level.containers, path: path, context: node.context)
      }
      enter(node, path: path, inside: level.containers)
    }
    return numbered.removeFirst()
  }

  private mutating func enter(_ node: SemanticNode, path: [Int], inside containers: [SemanticNode]) {
    if let provider = ContextProvider(node) {
      numbered = provider.stops(of: node, path: path, inside: containers, order: order)
      return
    }
    levels.append(
      Level(
        runs: order.runs(of: node.children, order: node.order),
        containers: containers + [node.withoutChildren], path: path))
  }

  /// The next node of the innermost level that has one.
  private mutating func advance() -> SemanticNode? {
    while !levels.isEmpty {
      if let node = take() {
        levels[levels.count - 1].read += 1
        return node
      }
      levels.removeLast()
    }
    return nil
  }

  private mutating func take() -> SemanticNode? {
    let top = levels.count - 1
    while levels[top].next < levels[top].runs.count {
      switch levels[top].runs[levels[top].next] {
      case .node(let node):
        levels[top].next += 1
        return node
      case .lazy(let nodes):
        guard levels[top].lazyIndex < nodes.count else {
          levels[top].next += 1
          levels[top].lazyIndex = 0
          continue
        }
        let made = order.runs(of: nodes.list(levels[top].lazyIndex))
        levels[top].lazyIndex += 1
        guard let first = made.first else { continue }
        if made.count == 1, case .node(let node) = first { return node }
        // A card of several nodes is read before the rest of the row.
        levels[top].runs.replaceSubrange(
          levels[top].next...levels[top].next, with: made + [.lazy(nodes.dropping(levels[top].lazyIndex))])
        levels[top].lazyIndex = 0
      }
    }
    return nil
  }
}

extension NodeList.LazyNodes {
  func dropping(_ number: Int) -> Self {
    var copy = self
    copy.count = count - number
    copy.list = { [list] in list($0 + number) }
    return copy
  }
}

import CarouselModel

/// The stops of a tree in reading order, made one by one.
public struct StopSequence: Sequence, Sendable {
  let tree: SemanticTree

  /// Starts at the first stop.
  public func makeIterator() -> StopIterator { StopIterator(tree) }
}

/// Walks through a tree's stops, one card of a lazy row at a time.
public struct StopIterator: IteratorProtocol, Sendable {
  private let order: ReadingOrder
  private var levels: [ReadingLevel]
  /// The container that tells its stops their place, with the number of levels around it.
  private var numbering: (context: ContextNumbering, depth: Int)?

  init(_ tree: SemanticTree) {
    let order = ReadingOrder(tree.context.settings)
    self.order = order
    levels = [ReadingLevel(order.placed(tree.root, order: .sorted, inTabBar: false))]
  }

  /// Starts inside a container, whose stops are only counted.
  private init(inside node: SemanticNode, _ order: ReadingOrder, isInTabBar: Bool) {
    self.order = order
    levels = []
    enter(node, path: [], around: nil, isInTabBar: isInTabBar)
    numbering = nil
  }

  /// Starts inside a container at a place of its tree, whose stops get the places that it tells them.
  init(of node: SemanticNode, path: [Int], inside containers: [SemanticNode], _ order: ReadingOrder) {
    self.order = order
    levels = []
    var around = ReadingLevel([])
    around.containers = containers
    enter(node, path: path, around: around, isInTabBar: false)
  }

  /// The next stop; nil behind the last one.
  public mutating func next() -> Stop? {
    while let run = advance(), case .node(let node) = run.run {
      let level = levels[levels.count - 1]
      let path = level.path + [level.read - 1]
      guard node.role == .container else {
        return Stop(node: node, containers: level.containers, path: path, context: context(of: run, node))
      }
      enter(node, path: path, around: level, isInTabBar: level.isInTabBar)
    }
    return nil
  }

  private mutating func enter(
    _ node: SemanticNode, path: [Int], around level: ReadingLevel?, isInTabBar: Bool
  ) {
    let isInTabBar = isInTabBar || node.isTabBar
    let runs = order.placed(node.children, order: node.order, inTabBar: isInTabBar)
    var inner = ReadingLevel(runs)
    inner.isInTabBar = isInTabBar
    inner.path = path
    inner.containers = (level?.containers ?? []) + [node.withoutChildren]
    // The outermost container that numbers its stops wins.
    if numbering == nil, level != nil, let rule = ContextRule(node) {
      let count = rule.countsAllStops ? stopCount(in: node, isInTabBar: isInTabBar) : inner.childCount
      numbering = (ContextNumbering(rule, count: count), levels.count)
    }
    levels.append(inner)
  }

  private func stopCount(in node: SemanticNode, isInTabBar: Bool) -> Int {
    var counter = StopIterator(inside: node, order, isInTabBar: isInTabBar)
    var count = 0
    while counter.next() != nil { count += 1 }
    return count
  }

  /// The place that is spoken with a stop: that in the container which numbers it, else its own.
  private mutating func context(of run: PlacedRun, _ node: SemanticNode) -> ContainerContext? {
    guard let depth = numbering?.depth else { return node.context }
    let isChild = levels.count == depth + 1 && !run.isGrouped
    let child = levels[levels.count - 1].childrenRead - 1
    return numbering?.context.place(isChild: isChild, child: child) ?? node.context
  }

  /// The next node of the innermost level that has one.
  private mutating func advance() -> PlacedRun? {
    while !levels.isEmpty {
      if let run = levels[levels.count - 1].take(order) { return run }
      levels.removeLast()
      if let numbering, levels.count == numbering.depth { self.numbering = nil }
    }
    return nil
  }
}

/// What is left to read of one container.
struct ReadingLevel: Sendable {
  private var runs: ArraySlice<PlacedRun>
  /// The cards of the run that is being made, and the next one of them.
  private var cards: (nodes: LazyNodes, next: Int)?
  /// What is left of the card that was made last.
  private var card: ArraySlice<PlacedRun> = []
  /// The containers around, outermost first, without their children.
  var containers: [SemanticNode] = []
  /// Where the container is in the tree.
  var path: [Int] = []
  var isInTabBar = false
  /// Nodes read so far.
  private(set) var read = 0
  /// Nodes read so far that are not in a group.
  private(set) var childrenRead = 0

  init(_ runs: [PlacedRun]) { self.runs = runs[...] }

  /// The number of children that the container itself knows, before any is read.
  var childCount: Int {
    runs.reduce(0) { count, run in
      guard !run.isGrouped else { return count }
      if case .lazy(let nodes) = run.run { return count + nodes.count }
      return count + 1
    }
  }

  /// The next node; a run of cards is made card by card.
  mutating func take(_ order: ReadingOrder) -> PlacedRun? {
    while true {
      if let run = card.popFirst() ?? (cards == nil ? runs.popFirst() : nil) {
        if case .lazy(let nodes) = run.run {
          cards = (nodes, 0)
          continue
        }
        read += 1
        if !run.isGrouped { childrenRead += 1 }
        return run
      }
      guard let (nodes, index) = cards else { return nil }
      guard index < nodes.count else {
        cards = nil
        continue
      }
      cards = (nodes, index + 1)
      card = order.placed(nodes.list(index), order: .sorted, inTabBar: isInTabBar)[...]
    }
  }
}

import CarouselModel

/// Walks through a tree's stops in both directions, and finds its place again in another tree of the screen.
///
/// One step costs as much as making the nodes that it passes, however many cards lie before them. Entering a
/// row from behind makes all its cards once, since their number tells the place of the last.
package struct StopWalker: Sendable {
  /// Which way a walk goes.
  package enum Direction: Sendable { case forward, backward }

  private let order: ReadingOrder
  private var levels: [WalkLevel]
  /// The stop that the walk is at; nil before the first move.
  package private(set) var stop: Stop?

  /// Stands before the first stop of a tree.
  package init(_ tree: SemanticTree) {
    order = ReadingOrder(tree.context.settings)
    let slots = ReadingSlots(order.runs(of: tree.root), order: order)
    levels = [WalkLevel(slots, path: [], containers: [])]
  }

  /// Moves to the next stop, or the one before; nil, and nothing moves, if there is none.
  package mutating func move(_ direction: Direction) -> Stop? {
    var ahead = self
    guard let stop = ahead.advance(direction) else { return nil }
    ahead.stop = stop
    self = ahead
    return stop
  }

  /// Moves to the first stop, or the last; nil if there is none.
  package mutating func moveToEnd(_ direction: Direction) -> Stop? {
    var ahead = self
    ahead.levels.removeSubrange(1...)
    let isLast = direction == .forward
    if isLast { ahead.levels[0].moveBehindEnd() } else { ahead.levels[0].moveBeforeStart() }
    guard let stop = ahead.move(isLast ? .backward : .forward) else { return nil }
    self = ahead
    return stop
  }

  /// A walk at the same place of another tree; nil if that tree has no stop there.
  package func resumed(in tree: SemanticTree) -> StopWalker? {
    var walker = StopWalker(tree)
    for (depth, level) in levels.enumerated() {
      let top = walker.levels.count - 1
      let item = walker.levels[top].move(to: level.place)
      switch item {
      case .stop(let stop) where depth == levels.count - 1:
        walker.stop = stop
        return walker
      case .container(let node, let path, let containers) where depth < levels.count - 1:
        walker.enter(node, path: path, inside: containers, .forward)
      case .stop, .container, nil: return nil
      }
    }
    return nil
  }

  private mutating func advance(_ direction: Direction) -> Stop? {
    while let top = levels.indices.last {
      let item = direction == .forward ? levels[top].forward() : levels[top].backward()
      switch item {
      case .stop(let stop): return stop
      case .container(let node, let path, let containers):
        enter(node, path: path, inside: containers, direction)
      case nil: levels.removeLast()
      }
    }
    return nil
  }

  private mutating func enter(
    _ node: SemanticNode, path: [Int], inside containers: [SemanticNode], _ direction: Direction
  ) {
    var level: WalkLevel
    if ContextRule(node) != nil {
      let stops = StopIterator(of: node, path: path, inside: containers, order)
      level = WalkLevel(Array(IteratorSequence(stops)))
    } else {
      let slots = ReadingSlots(order.runs(of: node.children, order: node.order), order: order)
      level = WalkLevel(slots, path: path, containers: containers + [node.withoutChildren])
    }
    if direction == .backward { level.moveBehindEnd() }
    levels.append(level)
  }
}

/// One level of a walk through a tree: a container's content and the place in it.
struct WalkLevel: Sendable {
  /// What is found at a place.
  enum Item: Sendable {
    /// A stop.
    case stop(Stop)
    /// A container, with where it is and what is around it.
    case container(SemanticNode, path: [Int], inside: [SemanticNode])
  }

  /// What a level is made of.
  private enum Content: Sendable {
    /// Nodes by slot.
    case slots(ReadingSlots, path: [Int], containers: [SemanticNode])
    /// Stops that were numbered together, such as tabs.
    case stops([Stop])
  }

  /// A place in a level.
  struct Place: Hashable, Sendable {
    /// The slot; -1 is before the first.
    var slot = -1
    /// The node within the slot.
    var node = 0
    /// The node's number among all of the level.
    var index = -1
  }

  private let content: Content
  /// The nodes of the slot, once it was reached.
  private var nodes: [SemanticNode] = []
  private(set) var place = Place()

  /// Stands before the first node of a container.
  init(_ slots: ReadingSlots, path: [Int], containers: [SemanticNode]) {
    content = .slots(slots, path: path, containers: containers)
  }

  /// Stands before the first of stops that were numbered together.
  init(_ stops: [Stop]) { content = .stops(stops) }

  private var slotCount: Int {
    switch content {
    case .slots(let slots, _, _): slots.count
    case .stops(let stops): stops.count
    }
  }

  /// Moves before the first node.
  mutating func moveBeforeStart() {
    nodes = []
    place = Place()
  }

  /// Moves behind the last node.
  mutating func moveBehindEnd() {
    nodes = []
    place = Place(slot: slotCount, node: 0, index: slotCount)
    if case .slots(let slots, _, _) = content { place.index = slots.nodeCount }
  }

  /// Moves to the next node and returns it; nil if there is none, and the level is used up.
  mutating func forward() -> Item? {
    place.index += 1
    if place.node + 1 < nodes.count {
      place.node += 1
      return item
    }
    while place.slot + 1 < slotCount {
      fill(slot: place.slot + 1)
      place.node = 0
      if let item { return item }
    }
    return nil
  }

  /// Moves to the node before and returns it; nil if there is none, and the level is used up.
  mutating func backward() -> Item? {
    place.index -= 1
    if place.node > 0, !nodes.isEmpty {
      place.node -= 1
      return item
    }
    while place.slot > 0 {
      fill(slot: place.slot - 1)
      place.node = max(nodes.count - 1, 0)
      if let item { return item }
    }
    return nil
  }

  /// Moves to a place of a level of the same shape; nil if it is not there.
  mutating func move(to place: Place) -> Item? {
    guard (0..<slotCount).contains(place.slot) else { return nil }
    fill(slot: place.slot)
    self.place = place
    return item
  }

  private mutating func fill(slot: Int) {
    place.slot = slot
    if case .slots(let slots, _, _) = content { nodes = slots.nodes(at: slot) }
  }

  private var item: Item? {
    switch content {
    case .stops(let stops): return .stop(stops[place.slot])
    case .slots(_, let path, let containers):
      guard nodes.indices.contains(place.node) else { return nil }
      let node = nodes[place.node]
      let here = path + [place.index]
      return node.role == .container
        ? .container(node, path: here, inside: containers)
        : .stop(Stop(node: node, containers: containers, path: here, context: node.context))
    }
  }
}

/// The nodes of one container in reading order, reached by number: a node, or what a row makes at an index.
///
/// A slot may hold no node, or several: a card of a title and a button is two.
struct ReadingSlots: Sendable {
  private let order: ReadingOrder
  private let runs: [ReadingOrder.Run]
  /// The number of the first slot of each run.
  private let starts: [Int]
  /// How many slots there are.
  let count: Int

  init(_ runs: [ReadingOrder.Run], order: ReadingOrder) {
    self.order = order
    self.runs = runs
    var starts: [Int] = []
    var next = 0
    for run in runs {
      starts.append(next)
      next += run.slots
    }
    self.starts = starts
    count = next
  }

  /// The nodes of a slot.
  func nodes(at slot: Int) -> [SemanticNode] {
    let run = run(of: slot)
    return switch runs[run] {
    case .node(let node): [node]
    case .lazy(let nodes): order.nodes(of: nodes.list(slot - starts[run]))
    }
  }

  /// How many nodes there are; makes those that are not made yet.
  var nodeCount: Int {
    (0..<count).reduce(0) { $0 + nodes(at: $1).count }
  }

  /// The last run that begins at or before a slot, by halving.
  private func run(of slot: Int) -> Int {
    var low = 0
    var high = runs.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= slot { low = middle } else { high = middle }
    }
    return low
  }
}

extension ReadingOrder.Run {
  fileprivate var slots: Int {
    switch self {
    case .node: 1
    case .lazy(let nodes): nodes.count
    }
  }
}

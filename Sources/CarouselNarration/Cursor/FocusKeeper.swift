internal import CarouselSemantics

/// Finds the element that had the focus in the tree of a new state.
struct FocusKeeper {
  /// The walk through the tree before.
  let previous: StopWalker

  /// A walk at the same element: at the same place if what is there can be the same, else where one that
  /// is alike stands, else at the last stop that is not behind the place.
  func walker(in tree: SemanticTree) -> StopWalker {
    guard let old = previous.stop else { return first(in: tree) }
    if let resumed = previous.resumed(in: tree), let new = resumed.stop, isSame(new.node, old.node) {
      return resumed
    }
    return search(for: old, in: tree)
  }

  private func first(in tree: SemanticTree) -> StopWalker {
    var walker = StopWalker(tree)
    _ = walker.move(.forward)
    return walker
  }

  /// Whether two nodes can be one element: words may change with the state, what it is made from does not.
  private func isSame(_ new: SemanticNode, _ old: SemanticNode) -> Bool {
    new.view == old.view && new.source == old.source && new.identifier == old.identifier
      && new.card == old.card
  }

  private func search(for old: Stop, in tree: SemanticTree) -> StopWalker {
    var walker = first(in: tree)
    var nearest = walker
    repeat {
      guard let stop = walker.stop else { return walker }
      if isSame(stop.node, old.node), stop.node.label == old.node.label { return walker }
      if !old.path.lexicographicallyPrecedes(stop.path) { nearest = walker }
    } while walker.move(.forward) != nil
    return nearest
  }
}

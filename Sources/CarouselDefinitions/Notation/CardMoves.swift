import CarouselModel

/// What the controls of a carousel change: the state that holds the current card.
struct CardMoves: Sendable {
  /// The identifiers of the cards, in order.
  let ids: LazyList<String>
  /// Where they stand.
  let positions: CardPositions
  /// The state that holds the current one.
  let position: StateKey

  /// Goes to a card by its zero-based index.
  func to(_ index: Int) -> StateChange? {
    guard ids.indices.contains(index) else { return nil }
    return { [ids, position] state in state[position] = .text(ids[index]) }
  }

  /// Goes to the card after the current one; at the last card nothing happens.
  var next: StateChange { step(1) }
  /// Goes to the card before the current one; at the first card nothing happens.
  var previous: StateChange { step(-1) }

  /// The change that a step of an adjustable element makes; nil where it is not known.
  func change(_ step: AdjustableStatements.Step?) -> StateChange? {
    switch step {
    case .next: next
    case .previous: previous
    case .nothing, .other, nil: nil
    }
  }

  private func step(_ distance: Int) -> StateChange {
    { [ids, positions, position] state in
      guard !ids.isEmpty else { return }
      let current = state[position].text.flatMap { positions.index(of: $0, in: ids) } ?? 0
      state[position] = .text(ids[min(max(current + distance, 0), ids.count - 1)])
    }
  }
}

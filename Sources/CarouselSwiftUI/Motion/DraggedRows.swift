internal import CarouselModel

/// Rows that the author's own drag gesture moves, as carousels without a scroll view do.
extension Interpreter {
  /// The state that the end of a drag writes, where it is one that can tell the current card.
  func draggedPosition(_ call: ModifierCall) -> StateKey? {
    guard let symbol = call.symbol, symbol.rootType == "DragGesture" else { return nil }
    let record = Rehearsal(pauses: 8)
    for link in symbol.chain where link.name == "onEnded" {
      guard case .function(let body)? = link.arguments?.last?.value else { continue }
      let outer = rehearsal
      rehearsal = record
      _ = tentatively { invoke(body, .unknown("gesture")) }
      rehearsal = outer
    }
    return record.moves.map(\.key).first { key in
      memory.storages.values.contains { $0.key == key && Self.tellsACard($0.initial) }
    }
  }

  private static func tellsACard(_ value: Value) -> Bool {
    switch value {
    case .int, .string, .none, .text: true
    default: false
    }
  }

  /// Returns a row that is dragged as a carousel; its cards are numbered where the state is a number.
  func draggedCarousel(_ view: ViewValue) -> ViewValue? {
    guard let key = view.dragged, let row = view.row else { return nil }
    let storage = memory.storages.values.first { $0.key == key }
    var ids = row.ids
    if case .int? = storage?.initial { ids = row.ids.indices.map { String($0) } }
    let facts = Carousel(.custom, cards: LazyList(ids), position: key, paging: .custom)
    return ViewValue(ViewNode(.carousel(facts), children: [view.node], source: view.node.source))
  }
}

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
    return record.moves.map(\.key).first { key in held(key).map(Self.tellsACard) ?? false }
  }

  /// What a piece of state began with, or what the object that it is a field of holds.
  private func held(_ key: StateKey) -> Value? {
    if let storage = memory.storages.values.first(where: { $0.key == key }) { return storage.initial }
    for (name, object) in memory.objects where key.name.hasPrefix(name + ".") {
      if let value = object.fields[String(key.name.dropFirst(name.count + 1))] { return value }
    }
    return nil
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
    var ids = row.ids
    var facts = Carousel(.custom, cards: LazyList(ids), position: key, paging: .custom)
    if case .int(let first)? = held(key) {
      ids = row.ids.indices.map { String($0) }
      // Nobody begins with a copy that is hidden: the first of the cards between the copies is number 0 then.
      if first == 0, Self.hasHiddenCopies(view.node) {
        ids = ["copy of \(ids.count - 3)"] + ids.dropLast(2) + ["copy of 0"]
        facts.loop = .clones
        facts.assumptions.append(
          "the first and the last view of the row are taken to be copies, and '\(key.name)' to count those between"
        )
      }
      facts.cards = LazyList(ids)
    }
    return ViewValue(ViewNode(.carousel(facts), children: [view.node], source: view.node.source))
  }

  private static func hasHiddenCopies(_ row: ViewNode) -> Bool {
    let cards = row.children.count == 1 ? row.children[0].children : row.children
    guard cards.count > 2 else { return false }
    let areHidden = cards.map { card in
      card.modifiers.contains {
        if case .accessibility(.hidden(true)) = $0.kind { $0.isEnabled } else { false }
      }
    }
    return areHidden.first == true && areHidden.last == true
      && !areHidden.dropFirst().dropLast().contains(true)
  }
}

import Synchronization

/// Where the cards of one carousel stand, by their identifiers: worked out once, when it is first needed.
///
/// A door keeps one for each carousel that it has read. Else every step of a person through a row would look
/// for the current card among all cards, and a walk through the row would take the square of their number.
package final class CardPositions: Sendable {
  // Positions plus one, by the hash of the identifier; zero is free. At most half of it is taken.
  private let table = Mutex<[Int32]>([])

  // So few are compared one by one sooner than they are put into a table.
  private static let fewCards = 16

  package init() {}

  /// The zero-based index of the first card with an identifier; nil if no card has it.
  ///
  /// `cards` must be the same for every call: the table is made of the first ones.
  package func index(of id: String, in cards: LazyList<String>) -> Int? {
    guard cards.count > Self.fewCards, cards.count < Int(Int32.max), cards[0] != id else {
      return cards.firstIndex(of: id)
    }
    let table = table.withLock { table in
      if table.isEmpty { table = Self.table(of: cards) }
      return table
    }
    let taken = table[Self.slot(of: id, in: table, cards)]
    return taken == 0 ? nil : Int(taken) - 1
  }

  private static func table(of cards: LazyList<String>) -> [Int32] {
    var size = 64
    while size < cards.count * 2 { size *= 2 }
    var table = [Int32](repeating: 0, count: size)
    for index in cards.indices {
      let slot = slot(of: cards[index], in: table, cards)
      // Of two cards with one identifier the first is meant.
      if table[slot] == 0 { table[slot] = Int32(index) + 1 }
    }
    return table
  }

  /// The slot that holds an identifier, or the free one that it would take.
  private static func slot(of id: String, in table: [Int32], _ cards: LazyList<String>) -> Int {
    var slot = id.hashValue & (table.count - 1)
    while table[slot] != 0 {
      let index = Int(table[slot]) - 1
      if cards.indices.contains(index), cards[index] == id { break }
      slot = (slot + 1) & (table.count - 1)
    }
    return slot
  }
}

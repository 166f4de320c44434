import CarouselLint
import CarouselModel
import CarouselSemantics

/// Expects that the cards of every carousel tell exactly the positions 1 to n, in order, with one n everywhere.
///
/// A position is what a card's value, label or series tells: "3 of 5", in any of the languages that lint rules know.
/// Cards that assistive technology is not given are not counted. A screen without a carousel fails.
///
/// - Parameters:
///   - screen: The screen.
///   - fileID: The test's file, for the failure.
///   - filePath: The test's file, for the failure.
///   - line: The assertion's line, for the failure.
///   - column: The assertion's column, for the failure.
public func expectPositions(
  _ screen: TestedScreen, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let site = CallSite(fileID, filePath, line, column)
  let told = ToldCards(screen.tree)
  guard !told.rows.isEmpty else {
    return Failure.record(
      "'\(screen.name)' has no carousel with cards that assistive technology is given", at: site)
  }
  for row in told.rows {
    let faults = row.faults
    guard !faults.isEmpty else { continue }
    let head = "the positions of '\(screen.name)' are not 1 to \(row.cards.count), each with that total"
    Failure.record(([head] + faults).joined(separator: "\n"), at: site)
  }
}

/// The positions that the cards of a screen's carousels tell.
private struct ToldCards {
  struct Card {
    var name: String
    var index: Int?
    var total: Int?
    var isTold: Bool
  }

  struct Row {
    var cards: [Card] = []

    /// What is wrong, one fact a line.
    var faults: [String] {
      cards.enumerated().compactMap { place, card in
        let wanted = "\(place + 1) of \(cards.count)"
        guard card.isTold else {
          return "card \(place + 1), '\(card.name)': tells no position, expected \(wanted)"
        }
        guard card.index != place + 1 || card.total != cards.count else { return nil }
        let told = "\(card.index.map { "\($0)" } ?? "unknown") of \(card.total.map { "\($0)" } ?? "unknown")"
        return "card \(place + 1), '\(card.name)': tells \(told), expected \(wanted)"
      }
    }
  }

  private(set) var rows: [Row] = []

  init(_ tree: SemanticTree) {
    var places: [StateKey: Int] = [:]
    var last: CardPlace?
    for stop in tree.stops {
      guard let place = stop.node.card else { continue }
      let row = places[place.carousel] ?? rows.count
      if row == rows.count {
        rows.append(Row())
        places[place.carousel] = row
      }
      // A card of several stops tells its position on one of them.
      if place == last, let before = rows[row].cards.popLast() {
        rows[row].cards.append(before.isTold ? before : Self.card(stop, named: before.name))
      } else {
        rows[row].cards.append(Self.card(stop, named: stop.node.label?.rendered ?? stop.node.view))
      }
      last = place
    }
  }

  private static func card(_ stop: Stop, named name: String) -> Card {
    switch stop.context {
    case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
      return Card(name: name, index: index, total: count, isTold: true)
    default: break
    }
    let texts = [stop.node.value, stop.node.label].compactMap(\.self)
    let phrase = texts.lazy.compactMap { PositionPhrase.last(in: $0) }.first
    return Card(name: name, index: phrase?.index, total: phrase?.total, isTold: phrase != nil)
  }
}

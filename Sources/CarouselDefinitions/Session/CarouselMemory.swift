import CarouselModel
import LocatedValues
import Synchronization

/// What is known of a screen's carousels from the text alone, for as long as the screen is kept.
///
/// A definition is read again for every state that is asked for. What is kept here is written in the file and
/// depends on no state, so that a walk through a row does not look at all its cards at every step.
final class CarouselMemory: Sendable {
  /// Tells carousels apart: one template makes a carousel for each of its items.
  private struct Key: Hashable {
    var carousel: Int
    var item: Int?
  }

  private struct Known {
    var positions = CardPositions()
    var isInReadingOrder: Bool?
  }

  private let known = Mutex<[Key: Known]>([:])
  // A screen of many carousels in templates is rather searched than remembered.
  private static let capacity = 1_000

  /// Where the cards stand of the carousel that is written at a place, for the item that a template is read for.
  func positions(of carousel: LocatedValue, for item: LocatedValue?) -> CardPositions {
    known.withLock { known in
      let key = Key(carousel: carousel.place.offset, item: item?.place.offset)
      if let found = known[key] { return found.positions }
      let new = Known()
      if known.count < Self.capacity { known[key] = new }
      return new.positions
    }
  }

  /// Whether nothing in the text of a carousel takes its cards out of their order.
  func isInReadingOrder(_ carousel: LocatedValue) -> Bool {
    let key = Key(carousel: carousel.place.offset, item: nil)
    if let found = known.withLock({ $0[key]?.isInReadingOrder }) { return found }
    let answer = !OrderMention.isFound(in: carousel)
    known.withLock { $0[key, default: Known()].isInReadingOrder = answer }
    return answer
  }
}

extension ReadingSession {
  /// Where the cards of a carousel stand.
  func cardPositions(of carousel: LocatedValue) -> CardPositions {
    memory.positions(of: carousel, for: item?.value)
  }

  /// Whether no card of a carousel has a sort priority and none is modal, as far as its text tells.
  ///
  /// What a template takes from an item may be anything, so that nothing is promised of a carousel inside one.
  func isInReadingOrder(_ carousel: LocatedValue) -> Bool {
    isEvaluating && item == nil && memory.isInReadingOrder(carousel)
  }
}

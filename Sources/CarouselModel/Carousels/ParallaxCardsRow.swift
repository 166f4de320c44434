/// A row whose card artwork moves more slowly than the card (SwiftUI Blocks, Parallax Cards Row).
///
/// It says what artwork and overlay say: no position, no name of its own.
public struct ParallaxCardsRow<Item: Identifiable & Sendable>: View where Item.ID == String {
  /// The items; their identifiers must differ.
  public var items: LazyList<Item> { didSet { positions = CardPositions() } }
  /// Height of the cards in points.
  public var height: Double
  /// How far the artwork may shift, and how much wider than the card it is on each side, in points.
  public var strength: Double
  /// The state that holds the identifier of the first visible card.
  public var position: StateKey
  /// Where the items stand by their identifiers.
  package var positions = CardPositions()
  /// Whether no card has a sort priority and none is modal, as far as that is known without making the cards.
  package var isInReadingOrder = false
  private let artwork: @Sendable (Item) -> ViewNode
  private let overlay: @Sendable (Item) -> ViewNode

  /// Creates a row.
  public init(
    items: LazyList<Item>, height: Double = 460, strength: Double = 70, position: StateKey = "position",
    @ViewBuilder artwork: @escaping @Sendable (Item) -> ViewList,
    @ViewBuilder overlay: @escaping @Sendable (Item) -> ViewList
  ) {
    self.items = items
    self.height = height
    self.strength = strength
    self.position = position
    self.artwork = { Group(artwork($0)).node }
    self.overlay = { Group(overlay($0)).node }
  }

  /// The views that the row is made of.
  public var node: ViewNode {
    EnvironmentReader { [self] context in
      ViewNode(.carousel(facts), children: [row(shift: context.settings.reduceMotion ? 0 : strength)])
    }.node
  }

  private var facts: Carousel {
    var facts = Carousel(
      .parallax, cards: LazyList(count: items.count) { [items] in items[$0].id }, position: position,
      assumptions: [ParallaxMath.reading])
    facts.positions = positions
    return facts
  }

  private func row(shift: Double) -> ViewNode {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 16) {
        ForEach(count: items.count, promising: isInReadingOrder ? .inOrder : []) { [self] index in
          card(items[index], shift: shift)
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 40)
    .scrollTargetBehavior(.viewAligned(limit: nil))
    .scrollIndicators(.hidden)
    .scrollPosition(id: position)
  }

  private func card(_ item: Item, shift: Double) -> ViewNode {
    artwork(item)
      .padding(.horizontal, -strength)
      .visualEffect { EffectValues(offsetX: ParallaxMath.shift($0, by: shift)) }
      .containerRelativeFrame(.horizontal) { $0 * 0.85 }
      .frame(height: height)
      .cornerRadius(30)
      .overlay(alignment: .bottomLeading) { [overlay] in overlay(item) }
  }
}

/// The formulas of the Parallax Cards Row.
public enum ParallaxMath {
  static let reading =
    "content margins are taken to shorten the container's relative width (313 of 393 points: cards of 266.05); "
    + "read the other way, cards are 334.05 wide"

  /// How far the artwork is shifted to the right, in points; not at all without a scroll view around it.
  package static func shift(_ placement: CardPlacement, by strength: Double) -> Double {
    guard let width = placement.containerWidth, width > 0, let middle = placement.containerMidX else {
      return 0
    }
    let distance = (placement.width / 2 - middle) / width
    guard distance.isFinite, width.isFinite else { return 0 }
    return 0 - min(max(distance, -1), 1) * strength
  }
}

/// A paging row that shows the edges of the neighbouring cards (SwiftUI Blocks, Peek Carousel).
///
/// It says what its cards say: no position, no name of its own, and its page dots are hidden.
public struct PeekCarousel<Item: Identifiable & Sendable>: View where Item.ID == String {
  /// The items; their identifiers must differ.
  public var items: LazyList<Item> { didSet { positions = CardPositions() } }
  /// How much of each neighbour stays visible, in points.
  public var peek: Double
  /// Gap between cards in points.
  public var spacing: Double
  /// The state that holds the identifier of the card at rest.
  public var position: StateKey
  /// Where the items stand by their identifiers.
  package var positions = CardPositions()
  /// Whether no card has a sort priority and none is modal, as far as that is known without making the cards.
  package var isInReadingOrder = false
  private let card: @Sendable (Item) -> ViewNode

  /// Creates a carousel whose cards are given by `card`; give the cards a height.
  public init(
    items: LazyList<Item>, peek: Double = 28, spacing: Double = 12, position: StateKey = "currentID",
    @ViewBuilder card: @escaping @Sendable (Item) -> ViewList
  ) {
    self.items = items
    self.peek = peek
    self.spacing = spacing
    self.position = position
    self.card = { Group(card($0)).node }
  }

  /// The views that the carousel is made of.
  public var node: ViewNode {
    EnvironmentReader { [self] context in carousel(in: context) }.node
  }

  private func carousel(in context: ScreenContext) -> ViewNode {
    let ids = LazyList(count: items.count) { [items] in items[$0].id }
    let animation = context.settings.reduceMotion ? nil : Animation("snappy")
    var facts = Carousel(
      .peek, cards: ids, position: position, dots: .peek,
      animations: [AnimatedChange("page dots", animation)], assumptions: [PeekCarouselDefaults.reading])
    facts.positions = positions
    let current = facts.currentIndex(in: context.state)
    return ViewNode(
      .carousel(facts),
      children: [
        VStack(spacing: 18) {
          row(reduceMotion: context.settings.reduceMotion)
          dots(current: current, animation: animation)
        }.node
      ])
  }

  private func row(reduceMotion: Bool) -> ViewNode {
    ScrollView(.horizontal) {
      LazyHStack(spacing: spacing) {
        ForEach(count: items.count, promising: isInReadingOrder ? .inOrder : []) { [card, items] index in
          card(items[index])
            .containerRelativeFrame(.horizontal)
            .scrollTransition(axis: .horizontal) { phase in
              EffectValues(
                scale: !reduceMotion && !phase.isIdentity ? 0.92 : 1, opacity: phase.isIdentity ? 1 : 0.7)
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned(limit: "always"))
    .scrollPosition(id: position)
    .safeAreaPadding(.horizontal, peek + spacing)
  }

  private func dots(current: Int?, animation: Animation?) -> ViewNode {
    var row = HStack(spacing: PageDots.peek.spacing) {
      ForEach(count: items.count, promising: [.inOrder, .silent]) { index in
        let look = PageDots.peek.look(at: index, current: current)
        Circle().fill(look.fill).frame(width: PageDots.peek.size, height: PageDots.peek.size)
          .scaleEffect(look.scale)
      }
    }
    .animation(animation)
    .accessibilityHidden(true)
    row.part = .dots
    return row
  }
}

/// What holds for every Peek Carousel, whatever its items are.
enum PeekCarouselDefaults {
  static let reading =
    "the scroll transition's container is taken without its safe area; with it, a neighbour at rest has scale "
    + "0.9218 and opacity 0.7068 instead of 0.92 and 0.7 (at a container of 393 points)"
}

extension PageDots {
  /// The dots of the Peek Carousel.
  public static let peek = PageDots(
    size: 8, spacing: 8, active: Look(scale: 1.25, fill: .hierarchical(.primary)),
    inactive: Look(scale: 1, fill: .hierarchical(.tertiary)), isExposed: false)
}

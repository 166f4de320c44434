/// A row whose centred item faces forward while its neighbours turn away (SwiftUI Blocks, Cover Flow Carousel).
///
/// Each card is one element that says its title and "3 of 5".
public struct CoverFlowCarousel: View {
  /// One item.
  public struct Item: Identifiable, Hashable, Sendable {
    /// What tells the item from others.
    public var id: String
    /// What the card says.
    public var title: TextValue
    /// The card's picture, which assistive technology is not given.
    public var image: ImageContent

    /// Creates an item; without a title it says its identifier.
    public init(id: String, title: TextValue? = nil, image: ImageContent = ImageContent(.drawn(nil))) {
      self.id = id
      self.title = title ?? TextValue(id)
      self.image = image
    }
  }

  /// The items; their identifiers must differ.
  public var items: LazyList<Item> { didSet { positions = CardPositions() } }
  /// The state that holds the identifier of the centred item.
  public var selection: StateKey
  /// What moves the selection without being asked, where something does.
  public var autoplay: Autoplay?
  /// Where the items stand by their identifiers.
  package var positions = CardPositions()
  /// Whether no card has a sort priority and none is modal, as far as that is known without making the cards.
  package var isInReadingOrder = true
  private var dress: @Sendable (ViewNode, Item, Int) -> ViewNode = { card, _, _ in card }

  /// Creates a carousel.
  public init(items: LazyList<Item>, selection: StateKey = "selection", autoplay: Autoplay? = nil) {
    self.items = items
    self.selection = selection
    self.autoplay = autoplay
  }

  /// Returns the carousel with every card changed by `change`, outside its own modifiers.
  public func card(_ change: @escaping @Sendable (ViewNode, Item) -> ViewNode) -> Self {
    card { card, item, _ in change(card, item) }
  }

  /// Returns the carousel with every card changed by `change`, which is given the item's zero-based index too.
  public func card(_ change: @escaping @Sendable (ViewNode, Item, Int) -> ViewNode) -> Self {
    var copy = self
    copy.dress = change
    copy.isInReadingOrder = false
    return copy
  }

  /// The views that the carousel is made of.
  public var node: ViewNode {
    EnvironmentReader { [self] context in
      ViewNode(.carousel(facts), children: [row(in: context)])
    }.node
  }

  private var facts: Carousel {
    var facts = Carousel(
      .coverFlow, cards: LazyList(count: items.count) { [items] in items[$0].id }, position: selection,
      anchor: .center, autoplay: autoplay)
    facts.positions = positions
    return facts
  }

  private func row(in context: ScreenContext) -> ViewNode {
    let tilts = !context.settings.reduceMotion
    return GeometryReader { [self] size in
      let itemWidth = CoverFlowMath.itemWidth(container: size.width)
      let itemHeight = min(itemWidth * 1.4, size.height)
      ScrollView(.horizontal) {
        LazyHStack(spacing: 8) {
          ForEach(count: items.count, promising: isInReadingOrder ? .inOrder : []) { index in
            card(at: index)
              .frame(width: itemWidth, height: itemHeight)
              .frame(maxHeight: .infinity)
              .visualEffect { CoverFlowMath.effect($0, containerWidth: size.width, tilts: tilts) }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, max((size.width - itemWidth) / 2, 0))
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.viewAligned(limit: nil))
      .scrollPosition(id: selection, anchor: .center)
    }.node
  }

  private func card(at index: Int) -> ViewNode {
    let item = items[index]
    let card = Color(.clear)
      .overlay { ViewNode(.image(item.image)).accessibilityRepresentation { EmptyView() } }
      .overlay(alignment: .bottomLeading) { caption(item.title) }
      .cornerRadius(24)
      .shadow(Color(.black, opacity: 0.25), radius: 14, y: 8)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel(item.title)
      .accessibilityValue(CoverFlowMath.position(index + 1, of: items.count))
    return dress(card, item, index)
  }

  private func caption(_ title: TextValue) -> ViewNode {
    let scrim = LinearGradient(
      colors: [Color(.clear), Color(.black, opacity: 0.55)], start: .top, end: .bottom)
    return Text(title)
      .font(.system(.title3, weight: .bold))
      .foregroundStyle(.color(Color(.white)))
      .lineLimit(2)
      .minimumScaleFactor(0.7)
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(.linearGradient(scrim))
  }
}

/// The formulas of the Cover Flow Carousel.
public enum CoverFlowMath {
  /// The width of one item in points.
  public static func itemWidth(container: Double) -> Double {
    container.isFinite ? max(container * 0.62, 1) : 1
  }

  /// How far an item is from the centre: 0 there, -1 or 1 half a width away and beyond.
  public static func distance(midX: Double, width: Double) -> Double {
    guard width > 0, width.isFinite, midX.isFinite else { return 0 }
    return min(max((midX - width / 2) / (width / 2), -1), 1)
  }

  /// What the distance does to an item.
  package static func effect(_ placement: CardPlacement, containerWidth: Double, tilts: Bool) -> EffectValues
  {
    let distance = distance(midX: placement.midX, width: containerWidth)
    return EffectValues(
      scale: tilts ? 1 - 0.14 * abs(distance) : 1, opacity: 1 - 0.4 * abs(distance),
      rotation: tilts ? -52 * distance : 0)
  }

  /// The value that a card says; its key is what translators see.
  static func position(_ position: Int, of count: Int) -> TextValue {
    TextValue("\(position) of \(count)", origin: .localized(key: "%lld of %lld"))
  }
}

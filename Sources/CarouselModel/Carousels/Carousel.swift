/// Facts about a carousel that its views alone do not tell, around the views that it is made of.
public struct Carousel: Sendable {
  /// Which of the documented carousels it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case peek = "peek-carousel"
    case coverFlow = "cover-flow-carousel"
    case parallax = "parallax-cards-row"
    /// Any other.
    case custom = "carousel"
  }

  /// Who moves the row.
  public enum Paging: String, Hashable, Sendable, CaseIterable {
    /// A scroll view of the platform, which assistive technology can scroll.
    case native
    /// The author's own gesture.
    case custom
  }

  /// How the row goes on behind its last card.
  public enum Loop: String, Hashable, Sendable, CaseIterable {
    case none
    /// Copies of cards at both ends.
    case clones
  }

  /// Which of the documented carousels it is.
  public var kind: Kind
  /// The identifiers of the cards, in order.
  public var cards: LazyList<String> { didSet { positions = CardPositions() } }
  /// The state that holds the identifier of the current card.
  public var position: StateKey
  /// Where on the container the current card rests.
  public var anchor: Alignment.Place
  /// The page dots, where there are any.
  public var dots: PageDots?
  /// Whether the system draws page dots of its own, as it does for a paged `TabView`, where `dots` are the author's; nil
  /// where that is not known.
  public var hasPageControl: Bool? = false
  /// The movement without being asked, where there is one.
  public var autoplay: Autoplay?
  /// What is animated, and how, under the settings that the carousel was made for.
  public var animations: [AnimatedChange]
  /// Who moves the row.
  public var paging: Paging
  /// How the row goes on behind its last card.
  public var loop: Loop
  /// What was assumed where the documents are silent, one sentence each.
  public var assumptions: [String]
  /// What its author states beyond the views.
  public var stated: CarouselStatements
  /// Where the cards stand by their identifiers; those who make the facts anew for each state keep it.
  package var positions = CardPositions()

  /// Creates the facts of a carousel.
  public init(
    _ kind: Kind, cards: LazyList<String>, position: StateKey, anchor: Alignment.Place = .start,
    dots: PageDots? = nil, autoplay: Autoplay? = nil, animations: [AnimatedChange] = [],
    paging: Paging = .native, loop: Loop = .none, assumptions: [String] = [],
    stated: CarouselStatements = CarouselStatements()
  ) {
    self.kind = kind
    self.cards = cards
    self.position = position
    self.anchor = anchor
    self.dots = dots
    self.autoplay = autoplay
    self.animations = animations
    self.paging = paging
    self.loop = loop
    self.assumptions = assumptions
    self.stated = stated
  }

  /// The zero-based index of the current card: that of the state, else the first; nil without cards.
  public func currentIndex(in state: ScreenState) -> Int? {
    guard let id = id(in: state[position]) else { return cards.isEmpty ? nil : 0 }
    return index(of: id) ?? (cards.isEmpty ? nil : 0)
  }

  /// The zero-based index of the card with an identifier; nil if no card has it.
  public func index(of id: String) -> Int? { positions.index(of: id, in: cards) }

  /// Cards that are numbered have their numbers as identifiers.
  private func id(in value: StateValue) -> String? {
    if case .number(let number) = value { return Int(exactly: number).map { String($0) } }
    return value.text
  }
}

/// A change that a carousel animates.
public struct AnimatedChange: Hashable, Sendable {
  /// What changes, in words: "page dots".
  public var subject: String
  /// How; nil is a change at once.
  public var animation: Animation?

  /// Creates a change.
  public init(_ subject: String, _ animation: Animation?) {
    self.subject = subject
    self.animation = animation
  }
}

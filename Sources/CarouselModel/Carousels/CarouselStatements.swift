/// What the author of a carousel states about it beyond its views; nil is not stated, hence not known.
public struct CarouselStatements: Hashable, Sendable {
  /// Something that a carousel may have, and that may be stated not to be there.
  public enum Feature: String, Hashable, Sendable, CaseIterable {
    case label, value, position, controls, dots, adjustable, autoplay, scrollAction, selection, heading,
      caption
  }

  /// In which form the cards are given to assistive technology.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Every card is a stop.
    case cards
    /// The whole carousel is one adjustable element.
    case adjustable
    /// The carousel is a group with a name, and every card a stop in it.
    case group
    /// The cards are panels that a row of tabs chooses from.
    case tabs
  }

  /// What is stated not to be there.
  public var absent: Set<Feature> = []
  /// Where the position of a card is said, in a word: "value".
  public var position: String?
  /// In which form the cards are given to assistive technology.
  public var form: Form?
  /// Whether the carousel itself is a stop beside its cards.
  public var isExposed: Bool?
  /// What assistive technology calls the carousel's role (ARIA's `aria-roledescription`).
  public var roleDescription: TextValue?
  /// Whether a keyboard can focus the row itself.
  public var isFocusable: Bool?
  /// Who moves the row.
  public var paging: Carousel.Paging?
  /// How the row goes on behind its last card.
  public var loop: Carousel.Loop?
  /// How many cards there are in all, where more exist than are in the row.
  public var total: Int?
  /// The identifier that is selected when the screen opens, whether or not a card has it.
  public var selection: String?
  /// The page dots.
  public var dots: DotStatements?
  /// The previous, next and pause controls that there are.
  public var controls: [ControlRole: ControlStatements] = [:]
  /// What makes the carousel adjustable.
  public var adjustable: AdjustableStatements?
  /// The movement without being asked.
  public var autoplay: AutoplayStatements?
  /// How cards move with Reduce Motion off.
  public var motion: MotionStatements?
  /// How cards move with Reduce Motion on.
  public var reducedMotion: MotionStatements?
  /// What happens when a person has changed the card.
  public var onUserChange: ChangeStatements?
  /// What a person does with the carousel, step by step, for tests of navigation: "focus 2", "scroll next".
  public var script: [String] = []

  /// Where the keys of a definition are written, by their names: "reduceMotion".
  public var places: [String: SourceRange] = [:]

  /// Creates statements of which none is made.
  public init() {}
}

/// What is stated about how the cards of a carousel move under one value of Reduce Motion.
public struct MotionStatements: Hashable, Sendable {
  /// Size factor of a card beside the current one.
  public var scale: Double?
  /// Opacity of a card beside the current one, from 0 to 1.
  public var opacity: Double?
  /// Degrees by which a card beside the current one turns away.
  public var rotation: Double?
  /// Points by which a card's picture is shifted against the card.
  public var parallax: Double?
  /// How one card gives way to the next, by name: "spring", "slide", "fade" ...; "none" is at once.
  public var transition: String?
  /// Whether the carousel moves by itself.
  public var autoplay: Bool?
  /// Whether the controls are there.
  public var controls: Bool?

  /// Creates statements of which none is made.
  public init() {}
}

/// What is stated about the moment after a person has changed the card.
public struct ChangeStatements: Hashable, Sendable {
  /// Whether the new card is announced.
  public var announces: Bool?
  /// What is announced.
  public var announcement: TextValue?
  /// Where the focus goes: "stays" or "card".
  public var focus: String?

  /// Creates statements of which none is made.
  public init() {}
}

/// What is stated about the movement without being asked, where its interval need not be known.
public struct AutoplayStatements: Hashable, Sendable {
  /// Seconds between two moves.
  public var interval: Double?
  /// What ends the movement; an empty set states that nothing does.
  public var stops: Set<Autoplay.StopMechanism>?
  /// Whether each move is announced.
  public var announces: Bool?
  /// What starts the next move besides time, by name: "animationEnd".
  public var advancesOn: String?

  /// Creates statements of which none is made.
  public init() {}
}

/// What a rule does with a screen: it looks at the whole, or at each thing that passes by.
///
/// Cards are met once each, in order, and are not kept: a rule that compares them keeps what it needs of them.
package enum Check: Sendable {
  /// Looks at the whole screen.
  case screen(@Sendable (ScreenSubject, Report) -> Void)
  /// Looks at each carousel as a whole, without its cards.
  case carousel(@Sendable (CarouselSubject, Report) -> Void)
  /// Looks at each card by itself.
  case card(@Sendable (CardSubject, Report) -> Void)
  /// Follows the cards of each carousel, and answers at the end.
  case cards(@Sendable (CarouselSubject, Report) -> CardPass)
  /// Looks at each stop of a screen reader, in cards and around them.
  case element(@Sendable (ElementSubject, Report) -> Void)
  /// Looks at each view, in cards and around them.
  case view(@Sendable (ViewSubject, Report) -> Void)
}

/// What a rule does with the cards of one carousel.
package struct CardPass {
  /// Called for each card in order.
  package var visit: (CardSubject) -> Void
  /// Called behind the last card.
  package var finish: () -> Void

  package init(visit: @escaping (CardSubject) -> Void, finish: @escaping () -> Void = {}) {
    self.visit = visit
    self.finish = finish
  }

  /// Nothing to do.
  static var none: CardPass { CardPass { _ in } }
}

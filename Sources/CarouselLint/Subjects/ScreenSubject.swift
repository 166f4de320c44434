package import CarouselModel
package import CarouselSemantics

/// A screen as rules see it.
package struct ScreenSubject {
  package let screen: Screen
  package let variants: ReduceMotionVariants
  package let carousels: [CarouselSubject] = []
  package let elements: [ElementSubject] = []
  package let texts: [TextSubject] = []

  init(_ screen: Screen, settings: AccessibilitySettings, state: ScreenState?) {
    self.screen = screen
    variants = ReduceMotionVariants(screen: screen, settings: settings, state: state)
  }
}

/// A carousel as rules see it.
package struct CarouselSubject {
  package let cardCount = 0
  package func card(at index: Int) -> CardSubject? { nil }
}

/// A card as rules see it.
package struct CardSubject {
  package let elements: [ElementSubject] = []
  package let texts: [TextSubject] = []
}

/// A stop as rules see it.
package struct ElementSubject {}

/// A text as rules see it.
package struct TextSubject {}

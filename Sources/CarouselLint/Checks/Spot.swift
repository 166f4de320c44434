package import CarouselModel
package import CarouselSemantics

/// Where something is: in the source, in the screen, and in what a screen reader says.
package struct Spot: Sendable {
  /// Where it was written.
  package var place: SourceRange?
  /// SwiftUI's name of the view.
  package var view: String
  /// The way through the screen: "carousel 1 / card 2 (Forest) / Text".
  package var path: String
  /// The stop that is meant.
  package var stop: Stop?
  /// The number of the carousel, from 1; nil outside of carousels.
  package var carousel: Int?
  /// The zero-based index of the card; nil outside of cards.
  package var card: Int?
  /// The modifiers of the view and around it whose outcome is not known.
  package var unknown: [UnknownModifier] = []

  package init(
    place: SourceRange? = nil, view: String, path: String, stop: Stop? = nil, carousel: Int? = nil,
    card: Int? = nil
  ) {
    self.place = place
    self.view = view
    self.path = path
    self.stop = stop
    self.carousel = carousel
    self.card = card
  }

  /// The same spot, seen at the place where one of its properties was written, if that is known.
  package func at(_ place: SourceRange?) -> Self {
    var copy = self
    copy.place = place ?? copy.place
    return copy
  }
}

import CarouselModel
import CarouselSemantics

/// What lies behind the views of a card where the card can be seen.
///
/// Cards are laid out in a long row, most of them beyond the edges of the screen. The page behind the row does not move
/// with them, so it is looked at from the place where the card comes to rest.
struct CardGround {
  private let frame: Rect
  private let screen: Size
  private let pageLayers: Int

  init(_ card: CardSubject) {
    frame = card.placed.frame
    screen = card.carousel.screen.settings.screenSize
    let page = card.carousel.row?.surroundings.backdrop ?? card.carousel.inside.backdrop
    pageLayers = page.layers.count
  }

  /// What lies behind a view while its card is in sight.
  func atRest(behind view: ViewSubject) -> Backdrop {
    let x = min(max(frame.x, 0), max(screen.width - frame.width, 0))
    let y = min(max(frame.y, 0), max(screen.height - frame.height, 0))
    return moved(view.surroundings.backdrop, x: frame.x - x, y: frame.y - y)
  }

  /// What lies behind a view while its card is beside the current one.
  func beside(_ neighbour: DimmedCards.Neighbour, behind view: ViewSubject) -> Backdrop {
    // Only the part in sight matters, and there the page is behind the card as it is behind the current one.
    var backdrop = atRest(behind: view)
    backdrop.layers.insert(.group(opacity: neighbour.opacity), at: min(pageLayers, backdrop.layers.count))
    return backdrop
  }

  private func moved(_ backdrop: Backdrop, x: Double, y: Double) -> Backdrop {
    var copy = backdrop
    for index in copy.layers.indices.prefix(pageLayers) {
      switch copy.layers[index] {
      case .paint(let paint, let rect): copy.layers[index] = .paint(paint, rect.shifted(x, y))
      case .unknown(let what, let rect): copy.layers[index] = .unknown(what, rect.shifted(x, y))
      case .group: break
      }
    }
    return copy
  }
}

extension Rect {
  fileprivate func shifted(_ x: Double, _ y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}

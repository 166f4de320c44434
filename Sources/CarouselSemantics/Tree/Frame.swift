public import CarouselModel

/// Where a node is on the screen, and how that is known.
public enum Frame: Hashable, Sendable {
  /// Given by the author.
  case known(Rect)
  /// Worked out from what was declared, with the assumption that it rests on.
  case estimated(Rect, assumption: String)
  /// Not to be had, and why.
  case unknown(reason: String)

  /// The rectangle in points, if there is one.
  public var rect: Rect? {
    switch self {
    case .known(let rect), .estimated(let rect, _): rect
    case .unknown: nil
    }
  }
}

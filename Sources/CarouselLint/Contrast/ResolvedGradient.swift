import CarouselModel

/// A linear gradient with known colours in a rectangle.
struct ResolvedGradient: Sendable {
  private let stops: [(place: Double, pixel: Pixel)]
  private let origin: (x: Double, y: Double)
  private let direction: (x: Double, y: Double)
  private let length: Double

  /// Resolves a gradient; nil where a colour of it is not known or there is none.
  init?(_ gradient: LinearGradient, in rect: Rect, _ condition: ViewingCondition) {
    var stops: [(place: Double, pixel: Pixel)] = []
    for stop in gradient.stops {
      guard let pixel = stop.color.pixel(condition) else { return nil }
      // A stop before the one above it is moved to it, as drawing systems do.
      stops.append((max(stop.location, stops.last?.place ?? stop.location), pixel))
    }
    guard !stops.isEmpty else { return nil }
    self.stops = stops
    let (start, end) = (Self.point(gradient.start, rect), Self.point(gradient.end, rect))
    origin = start
    direction = (end.x - start.x, end.y - start.y)
    length = direction.x * direction.x + direction.y * direction.y
  }

  private static func point(_ alignment: Alignment, _ rect: Rect) -> (x: Double, y: Double) {
    (rect.x + rect.width * alignment.horizontal.fraction, rect.y + rect.height * alignment.vertical.fraction)
  }

  /// The place along the line, from 0 to 1, of a point; the line runs in points, not in unit squares.
  func place(_ x: Double, _ y: Double) -> Double {
    guard length > 0 else { return 0 }
    let share = ((x - origin.x) * direction.x + (y - origin.y) * direction.y) / length
    return min(max(share, 0), 1)
  }

  /// The colour at a place, mixed as SwiftUI's `Gradient` does by default: on encoded components.
  func color(at place: Double) -> Pixel {
    guard let upper = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].pixel
    }
    guard upper > 0 else { return stops[0].pixel }
    let (low, high) = (stops[upper - 1], stops[upper])
    return low.pixel.mixed(with: high.pixel, (place - low.place) / (high.place - low.place))
  }

  /// The points of a rectangle at which it is met first and last: two opposite corners.
  func ends(of rect: Rect) -> (first: (x: Double, y: Double), last: (x: Double, y: Double)) {
    let isRightwards = direction.x >= 0
    let isDownwards = direction.y >= 0
    let first = (isRightwards ? rect.x : rect.maxX, isDownwards ? rect.y : rect.maxY)
    let last = (isRightwards ? rect.maxX : rect.x, isDownwards ? rect.maxY : rect.y)
    return (first, last)
  }
}

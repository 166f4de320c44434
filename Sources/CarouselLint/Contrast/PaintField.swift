import CarouselModel

/// A paint under a look: a colour everywhere, or colours along a line.
struct PaintField: Hashable {
  /// A colour at a place from 0 to 1 along the line.
  struct Stop: Hashable {
    var location: Double
    var color: RGB
  }

  /// The stops in order; a single one is the same everywhere.
  let stops: [Stop]
  /// The rectangle that is filled, in points of the screen.
  let rect: Rect
  private let start: (x: Double, y: Double)
  private let end: (x: Double, y: Double)

  static func == (first: Self, second: Self) -> Bool {
    first.stops == second.stops && first.rect == second.rect && first.start == second.start
      && first.end == second.end
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(stops)
    hasher.combine(rect)
  }

  /// Resolves a paint; nil where a colour is not known.
  init?(_ paint: Paint, _ rect: Rect, _ look: Look, isRightToLeft: Bool) {
    self.rect = rect
    switch paint {
    case .color(let color):
      guard let color = Self.color(color, look) else { return nil }
      (stops, start, end) = ([Stop(location: 0, color: color)], (0, 0), (0, 0))
    case .hierarchical(let level):
      (stops, start, end) = ([Stop(location: 0, color: SystemColors.label(level, look))], (0, 0), (0, 0))
    case .linearGradient(let gradient):
      let colors = gradient.stops.compactMap { stop in
        Self.color(stop.color, look).map { Stop(location: stop.location, color: $0) }
      }
      guard colors.count == gradient.stops.count, !colors.isEmpty else { return nil }
      stops = colors
      start = Self.point(gradient.start, rect, isRightToLeft)
      end = Self.point(gradient.end, rect, isRightToLeft)
    case .material, .unknown: return nil
    }
  }

  static func color(_ color: Color, _ look: Look) -> RGB? {
    switch color.base {
    case .named(let name): SystemColors.color(name, look)?.thinned(color.opacity)
    case .rgb(let red, let green, let blue): RGB(red * 255, green * 255, blue * 255, opacity: color.opacity)
    case .unknown: nil
    }
  }

  private static func point(_ unit: Alignment, _ rect: Rect, _ isRightToLeft: Bool) -> (x: Double, y: Double)
  {
    let share = unit.horizontal.fraction
    return (
      rect.x + rect.width * (isRightToLeft ? 1 - share : share), rect.y + rect.height * unit.vertical.fraction
    )
  }

  /// Whether the paint changes from place to place.
  var isGradient: Bool { stops.count > 1 }

  /// Whether nothing shines through.
  var isOpaque: Bool { stops.allSatisfy { $0.color.opacity >= 1 } }

  /// Where along the line a point of the screen is, from 0 to 1.
  func place(x: Double, y: Double) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    guard length > 0 else { return 0 }
    return min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1)
  }

  /// The colour at a place along the line.
  func color(at place: Double) -> RGB {
    guard var before = stops.first else { return .clear }
    guard place > before.location else { return before.color }
    for stop in stops.dropFirst() {
      guard place > stop.location else {
        let length = stop.location - before.location
        guard length > 0 else { return stop.color }
        return before.color.blended(with: stop.color, (place - before.location) / length)
      }
      before = stop
    }
    return before.color
  }
}

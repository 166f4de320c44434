import CarouselModel

/// Looks at a resolved scene at enough points to know its worst and its best contrast within 0.01.
struct ContrastSampling: Sendable {
  private let scene: ResolvedScene
  private let area: Rect
  private let hasPartialLayers: Bool
  private let needed: Double

  init(_ resolved: ResolvedScene, of scene: ContrastScene, needed: Double) {
    self.scene = resolved
    self.needed = needed
    hasPartialLayers = scene.hasPartialLayers
    let height = scene.size.height
    area = Rect(
      x: 0, y: height * scene.ink.lowerBound, width: scene.size.width,
      height: height * (scene.ink.upperBound - scene.ink.lowerBound))
  }

  /// The contrast where the figure is.
  var range: ContrastRange { range(untilBelow: false) }

  /// Whether the contrast is enough everywhere; looks no further than to the first place where it is not.
  var isEnough: Bool { range(untilBelow: true).worst >= needed }

  private func range(untilBelow: Bool) -> ContrastRange {
    guard scene.variety > 0 || hasPartialLayers else { return measured([(0, 0)], untilBelow) }
    guard !hasPartialLayers, scene.gradients.count <= 1,
      scene.variety - scene.gradients.count <= (scene.hasUnknown ? 1 : 0)
    else { return measured(grid, untilBelow) }
    guard let gradient = scene.gradients.first else { return measured([(0, 0)], untilBelow) }
    // Along the diagonal that the gradient runs through, every colour of the area is met.
    let (first, last) = gradient.ends(of: area)
    let range = measured(Self.line(from: first, to: last, count: 128), untilBelow)
    return untilBelow && range.worst < needed ? range : refined(range, first, last)
  }

  /// The best contrast that any place of the figure on its layers could give; nil where that is too much to try.
  var bestAnywhere: Double? {
    let steps = scene.variety > 1 ? 32 : 256
    guard scene.variety <= 2 else { return nil }
    guard scene.variety > 0 else { return scene.contrast(.places([0])) }
    var best = 0.0
    for first in 0...steps {
      for second in 0...(scene.variety > 1 ? steps : 0) {
        let places = [Double(first) / Double(steps), Double(second) / Double(steps)]
        best = max(best, scene.contrast(.places(places)))
      }
    }
    return best
  }

  private typealias Point = (x: Double, y: Double)

  private var grid: [Point] {
    let steps = 40
    return (0...steps).flatMap { row in
      (0...steps).map { column in
        (
          area.x + area.width * Double(column) / Double(steps),
          area.y + area.height * Double(row) / Double(steps)
        )
      }
    }
  }

  private static func line(from first: Point, to last: Point, count: Int) -> [Point] {
    (0...count).map { index in
      let share = Double(index) / Double(count)
      return (first.x + (last.x - first.x) * share, first.y + (last.y - first.y) * share)
    }
  }

  private func measured(_ points: [Point], _ untilBelow: Bool) -> ContrastRange {
    var range = ContrastRange()
    var below = 0
    for point in points {
      let ratios = ratios(at: point)
      if ratios.lowerBound < needed { below += 1 }
      range.include(ratios, at: scene.gradients.last?.place(point.x, point.y))
      if untilBelow, below > 0 { break }
    }
    range.shareBelow = Double(below) / Double(max(points.count, 1))
    return range
  }

  /// Looks closer around the worst point of a line, since a ratio of 1 may lie between two points.
  private func refined(_ range: ContrastRange, _ first: Point, _ last: Point) -> ContrastRange {
    guard let gradient = scene.gradients.first, let worst = range.worstPlace else { return range }
    let (low, high) = (gradient.place(first.x, first.y), gradient.place(last.x, last.y))
    guard high > low else { return range }
    var result = range
    let middle = (worst - low) / (high - low)
    for index in -32...32 {
      let share = min(max(middle + Double(index) / 32 / 128, 0), 1)
      let point = (x: first.x + (last.x - first.x) * share, y: first.y + (last.y - first.y) * share)
      result.include(ratios(at: point), at: gradient.place(point.x, point.y))
    }
    return result
  }

  /// The contrast at a point, from the lowest to the highest that unknown colours may give.
  private func ratios(at point: Point) -> ClosedRange<Double> {
    guard !scene.hasUnknown else { return scene.contrastOverAllShades(x: point.x, y: point.y) }
    let ratio = scene.contrast(.point(x: point.x, y: point.y, shade: 0))
    return ratio...ratio
  }
}

import CarouselModel

/// The least and the greatest contrast of a text with what lies behind it.
struct ContrastRange: Hashable {
  /// The contrast at the worst place.
  var least: Double
  /// The contrast at the best place.
  var greatest: Double
  /// Where along the lowest gradient the worst place is, from 0 to 1; nil without gradients.
  var worstPlace: Double?
  /// The ground at the worst place.
  var worstGround: RGB
  /// The text there.
  var worstText: RGB
  /// The share of the places that are below a limit.
  var shareBelow: Double

  /// The range over all places of all gradients, whatever the layout is.
  static func everywhere(_ text: RGB, on ground: Ground, limit: Double) -> ContrastRange {
    let count = ground.gradients.count
    // 65 places along one gradient tell its ratio to 0.01; several gradients are combined more coarsely.
    let steps = count <= 1 ? 256 : count == 2 ? 32 : 8
    let line = (0...steps).map { Double($0) / Double(steps) }
    var places: [[Double]] = [[]]
    for _ in 0..<min(count, 4) { places = places.flatMap { place in line.map { place + [$0] } } }
    return over(places, text, on: ground, limit)
  }

  /// The range over the places of a rectangle of the screen.
  static func inside(_ rect: Rect, _ text: RGB, on ground: Ground, limit: Double) -> ContrastRange {
    let gradients = ground.gradients
    guard !gradients.isEmpty else { return over([[]], text, on: ground, limit) }
    let steps = 16
    var places: [[Double]] = []
    for row in 0...steps {
      for column in 0...steps {
        let x = rect.x + rect.width * Double(column) / Double(steps)
        let y = rect.y + rect.height * Double(row) / Double(steps)
        places.append(gradients.map { $0.place(x: x, y: y) })
      }
    }
    return over(places, text, on: ground, limit)
  }

  private static func over(
    _ places: [[Double]], _ text: RGB, on ground: Ground, _ limit: Double
  ) -> ContrastRange {
    var range = ContrastRange(
      least: .infinity, greatest: 0, worstPlace: nil, worstGround: .clear, worstText: text, shareBelow: 0)
    var (darkest, lightest) = (Double.infinity, 0.0)
    var written = 0.0
    var below = 0
    for place in places {
      let colors = ground.colors(text, places: place, unknownAs: .white)
      let ratio = colors.text.contrast(with: colors.ground)
      let luminance = colors.ground.luminance
      (darkest, lightest) = (min(darkest, luminance), max(lightest, luminance))
      written = colors.text.luminance
      if ratio < limit { below += 1 }
      range.greatest = max(range.greatest, ratio)
      guard ratio < range.least else { continue }
      range.least = ratio
      (range.worstPlace, range.worstGround, range.worstText) = (place.first, colors.ground, colors.text)
    }
    // Between a darker and a lighter place there is one that is as light as the text.
    if text.opacity >= 1, written > darkest, written < lightest { range.least = 1 }
    range.shareBelow = Double(below) / Double(max(places.count, 1))
    return range
  }

  /// The bound where something below is not known: over black, over white, and all between.
  static func bound(_ text: RGB, on ground: Ground) -> (least: Double, greatest: Double) {
    let ends = [RGB.black, .white].flatMap { replacement in
      [0.0, 0.25, 0.5, 0.75, 1.0].map { place in
        ground.colors(
          text, places: Array(repeating: place, count: ground.gradients.count), unknownAs: replacement)
      }
    }
    let ratios = ends.map { $0.text.contrast(with: $0.ground) }
    let grounds = ends.map(\.ground.luminance)
    let written = ends.map(\.text.luminance).max() ?? 0
    let isBetween = written > (grounds.min() ?? 0) && written < (grounds.max() ?? 1)
    return (isBetween ? 1 : ratios.min() ?? 1, ratios.max() ?? 21)
  }
}

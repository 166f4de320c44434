import CarouselModel

/// Something in front of what lies behind it: all that its contrast depends on, and nothing else.
///
/// Places are told from the top left corner of the figure, so that the same card elsewhere is the same scene.
struct ContrastScene: Hashable, Sendable {
  /// One step of painting, from the page upwards.
  enum Step: Hashable, Sendable {
    /// A paint that fills a rectangle.
    case paint(Paint, Rect)
    /// Colours that nobody knows, as strong as the opacity at most.
    case unknown(opacity: Double, Rect)
    /// Everything above is one picture, thinned as a whole.
    case group(opacity: Double)
  }

  /// What the figure is painted with.
  var foreground: Paint
  /// The size of the figure in points.
  var size: Size
  /// The part of the figure's height where there is ink: all of it where the layout is only estimated.
  var ink: ClosedRange<Double>
  /// The steps from the page upwards.
  var steps: [Step]
  /// What is not known of the layers, each once.
  var unknownReasons: [String]
  /// Whether nothing stated hides the page, so that the system background is assumed.
  var assumesPage: Bool
  /// Whether some layer lies behind a part of the figure only, as far as the layout can be estimated.
  var hasPartialLayers: Bool

  /// Creates the scene of a figure in a rectangle of the screen, in front of layers.
  init(_ foreground: Paint, in rect: Rect, over backdrop: Backdrop) {
    self.foreground = foreground
    size = Size(width: Self.grid(rect.width), height: Self.grid(rect.height))
    ink = 0...1
    var steps: [Step] = []
    var reasons: [String] = []
    var (isPageHidden, isPartial, depth) = (false, false, 0)
    for layer in backdrop.layers {
      guard let (step, reason) = Self.step(layer, from: rect) else { continue }
      if let reason, !reasons.contains(reason) { reasons.append(reason) }
      if case .group = step { depth += 1 }
      let covers = step.covers(size)
      if !covers { isPartial = true }
      // What is covered for good is not seen, and what is not known of it does not matter.
      if covers, step.isOpaque {
        steps.removeAll(after: depth)
        if depth == 0 { (isPageHidden, isPartial, reasons) = (true, false, []) }
      }
      steps.append(step)
    }
    self.steps = steps
    unknownReasons = reasons
    assumesPage = !isPageHidden
    hasPartialLayers = isPartial
  }

  /// A layer as a step; nil if it lies elsewhere.
  private static func step(_ layer: Backdrop.Layer, from rect: Rect) -> (Step, String?)? {
    switch layer {
    case .group(let opacity): return (.group(opacity: opacity), nil)
    case .unknown(let what, let place):
      guard let place = moved(place, from: rect) else { return nil }
      return (.unknown(opacity: 1, place), "the colours of \(what) are not known")
    case .paint(let paint, let place):
      guard let place = moved(place, from: rect) else { return nil }
      guard let reason = paint.unknownReason else { return (.paint(paint, place), nil) }
      let opacity: Double = if case .color(let color) = paint { color.opacity } else { 1 }
      return (.unknown(opacity: opacity, place), reason)
    }
  }

  /// A rectangle told from the corner of another; nil if they do not meet.
  private static func moved(_ place: Rect, from rect: Rect) -> Rect? {
    let isApart =
      place.maxX <= rect.x + slack || place.x >= rect.maxX - slack || place.maxY <= rect.y + slack
      || place.y >= rect.maxY - slack
    guard !isApart || place == rect else { return nil }
    return Rect(
      x: grid(place.x - rect.x), y: grid(place.y - rect.y), width: grid(place.width),
      height: grid(place.height))
  }

  /// Points by which estimated edges may miss each other.
  static let slack = 1.0

  /// Lengths to a 64th of a point, so that rounding of sums does not tell equal scenes apart.
  private static func grid(_ length: Double) -> Double { (length * 64).rounded() / 64 }
}

extension ContrastScene.Step {
  /// Whether the step lies behind all of a figure.
  func covers(_ size: Size) -> Bool {
    let slack = ContrastScene.slack
    switch self {
    case .group: return true
    case .paint(_, let rect), .unknown(_, let rect):
      return rect.x <= slack && rect.y <= slack && rect.maxX >= size.width - slack
        && rect.maxY >= size.height - slack
    }
  }

  var isOpaque: Bool {
    if case .paint(let paint, _) = self { paint.isOpaque } else { false }
  }
}

extension [ContrastScene.Step] {
  /// Removes the steps of the innermost group, which a further step hides.
  fileprivate mutating func removeAll(after depth: Int) {
    let start = depth == 0 ? 0 : (lastIndex { if case .group = $0 { true } else { false } } ?? -1) + 1
    removeSubrange(start...)
  }
}

import CarouselModel

/// A scene under one condition: what colour the figure and its ground have at a point.
struct ResolvedScene: Sendable {
  /// What fills a layer.
  enum Fill: Sendable {
    case solid(Pixel)
    case gradient(ResolvedGradient)
    /// Any colour there is, as strong as the opacity at most: greys reach every luminance that colours reach.
    case unknown(opacity: Double)

    /// Whether it has one colour everywhere.
    var isSolid: Bool { if case .solid = self { true } else { false } }
  }

  /// A step that is painted, or the beginning of a group.
  private enum Step: Sendable {
    case fill(Fill, within: Rect?)
    case group(Double)
  }

  /// Where each layer that is no single colour is looked at.
  enum Look {
    /// All at one point of the figure; unknown colours have this shade, 0 for black to 1 for white.
    case point(x: Double, y: Double, shade: Double)
    /// Each at a place of its own, from 0 to 1, counted from the page upwards and ending with the figure.
    case places([Double])
  }

  private let page: Pixel
  private let steps: [Step]
  private let foreground: Fill
  /// The luminance of a figure that looks the same whatever lies behind it; nil for others.
  private let fixedLuminance: Double?
  /// The gradients behind the figure, from the page upwards.
  let gradients: [ResolvedGradient]
  /// How many layers, the figure included, are no single colour.
  let variety: Int
  /// Whether a colour behind the figure is not known.
  let hasUnknown: Bool

  /// Resolves a scene; nil where the figure's own colour is not known.
  init?(_ scene: ContrastScene, _ condition: ViewingCondition) {
    guard
      let foreground = Self.fill(
        scene.foreground, Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height), condition)
    else { return nil }
    self.foreground = foreground
    page = condition.page
    steps = scene.steps.map { step in
      let within = step.covers(scene.size) ? nil : step.rect
      switch step {
      case .group(let opacity): return .group(opacity)
      // Where a picture ends is as little known as its colours: it may lie behind all of the figure.
      case .unknown(let opacity, _): return .fill(.unknown(opacity: opacity), within: nil)
      case .paint(let paint, let rect):
        guard let fill = Self.fill(paint, rect, condition) else {
          return .fill(.unknown(opacity: 1), within: nil)
        }
        return .fill(fill, within: within)
      }
    }
    let fills = steps.compactMap { step -> Fill? in if case .fill(let fill, _) = step { fill } else { nil } }
    gradients = fills.compactMap { if case .gradient(let gradient) = $0 { gradient } else { nil } }
    variety = (fills + [foreground]).count { !$0.isSolid }
    hasUnknown = fills.contains { if case .unknown = $0 { true } else { false } }
    if case .solid(let pixel) = foreground, pixel.opacity >= 1, fills.count == steps.count {
      fixedLuminance = pixel.luminance
    } else {
      fixedLuminance = nil
    }
  }

  private static func fill(_ paint: Paint, _ rect: Rect, _ condition: ViewingCondition) -> Fill? {
    switch paint {
    case .color(let color): color.pixel(condition).map { .solid($0) }
    case .hierarchical(let level): .solid(LabelColors.pixel(level, condition))
    case .linearGradient(let gradient): ResolvedGradient(gradient, in: rect, condition).map { .gradient($0) }
    case .material, .unknown: nil
    }
  }

  /// The colours of the figure and of its ground, both opaque.
  func pixels(_ look: Look) -> (figure: Pixel, ground: Pixel) {
    var ground = page
    var groups: [(opacity: Double, below: Pixel)] = []
    var next = 0
    for step in steps {
      switch step {
      case .group(let opacity):
        groups.append((opacity, ground))
        ground = .clear
      case .fill(let fill, let within):
        let pixel = color(of: fill, look, &next)
        if let within, !Self.isLookedAt(within, look) { continue }
        ground = pixel.over(ground)
      }
    }
    var figure = color(of: foreground, look, &next).over(ground)
    while let group = groups.popLast() {
      ground = ground.thinned(group.opacity).over(group.below)
      figure = figure.thinned(group.opacity).over(group.below)
    }
    return (figure, ground)
  }

  /// The contrast of the figure with its ground.
  func contrast(_ look: Look) -> Double {
    let (figure, ground) = pixels(look)
    return Pixel.contrast(fixedLuminance ?? figure.luminance, ground.luminance)
  }

  /// The lowest and the highest contrast at a point over all shades of what is unknown behind the figure.
  func contrastOverAllShades(x: Double, y: Double) -> ClosedRange<Double> {
    guard let figure = fixedLuminance else {
      let ratios = (0...32).map { contrast(.point(x: x, y: y, shade: Double($0) / 32)) }
      return (ratios.min() ?? 1)...(ratios.max() ?? 1)
    }
    // A lighter shade never makes the ground darker, so the two ends tell all: a figure whose luminance lies
    // between them vanishes on some shade.
    let dark = pixels(.point(x: x, y: y, shade: 0)).ground.luminance
    let light = pixels(.point(x: x, y: y, shade: 1)).ground.luminance
    let ratios = (Pixel.contrast(figure, dark), Pixel.contrast(figure, light))
    let vanishes = (min(dark, light)...max(dark, light)).contains(figure)
    return (vanishes ? 1 : min(ratios.0, ratios.1))...max(ratios.0, ratios.1)
  }

  private func color(of fill: Fill, _ look: Look, _ next: inout Int) -> Pixel {
    if case .solid(let pixel) = fill { return pixel }
    var place: Double?
    if case .places(let places) = look {
      place = places[min(next, places.count - 1)]
      next += 1
    }
    switch (fill, look) {
    case (.solid(let pixel), _): return pixel
    case (.unknown(let opacity), .point(_, _, let shade)): return .gray(place ?? shade, opacity: opacity)
    case (.unknown(let opacity), .places): return .gray(place ?? 0, opacity: opacity)
    case (.gradient(let gradient), .point(let x, let y, _)): return gradient.color(at: gradient.place(x, y))
    case (.gradient(let gradient), .places): return gradient.color(at: place ?? 0)
    }
  }

  private static func isLookedAt(_ rect: Rect, _ look: Look) -> Bool {
    guard case .point(let x, let y, _) = look else { return true }
    return x >= rect.x && x <= rect.maxX && y >= rect.y && y <= rect.maxY
  }
}

extension ContrastScene.Step {
  /// The rectangle that is painted.
  var rect: Rect? {
    switch self {
    case .paint(_, let rect), .unknown(_, let rect): rect
    case .group: nil
    }
  }
}

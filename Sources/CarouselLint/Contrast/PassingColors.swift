import CarouselModel

/// Looks for the smallest changes with which a figure would have enough contrast.
struct PassingColors: Sendable {
  /// A layer of black or white behind a figure.
  struct Scrim: Hashable, Sendable {
    var opacity: Double
    var isBlack: Bool
  }

  let scene: ContrastScene
  let needed: Double
  let conditions: [ViewingCondition]

  /// The colour nearest to the figure's own, on the way to black or white, that passes everywhere; nil if none does.
  func nearestForeground(in condition: ViewingCondition) -> Pixel? {
    guard let resolved = ResolvedScene(scene, condition) else { return nil }
    let own = resolved.pixels(.point(x: scene.size.width / 2, y: scene.size.height / 2, shade: 0.5)).figure
    let candidates = [Pixel.black, .white].compactMap { end -> (share: Double, pixel: Pixel)? in
      smallest { passes(foreground: own.mixed(with: end, $0).rounded) }
        .map { ($0, own.mixed(with: end, $0).rounded) }
    }
    return candidates.min { $0.share < $1.share }?.pixel
  }

  /// The smallest opacity of a scrim behind the figure that passes everywhere; nil if none does.
  func smallestScrim(in condition: ViewingCondition) -> Scrim? {
    guard let resolved = ResolvedScene(scene, condition) else { return nil }
    let figure = resolved.pixels(.point(x: scene.size.width / 2, y: scene.size.height / 2, shade: 0.5)).figure
    let isBlack = figure.contrast(with: .black) > figure.contrast(with: .white)
    let opacity = smallest { opacity in
      var scene = scene
      let color = Color(isBlack ? .black : .white, opacity: opacity)
      scene.steps.append(
        .paint(.color(color), Rect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)))
      return passes(scene)
    }
    return opacity.map { Scrim(opacity: $0, isBlack: isBlack) }
  }

  private func passes(foreground pixel: Pixel) -> Bool {
    var scene = scene
    let parts = pixel.components
    scene.foreground = .color(Color(.rgb(red: parts.x, green: parts.y, blue: parts.z)))
    return passes(scene)
  }

  private func passes(_ scene: ContrastScene) -> Bool {
    conditions.allSatisfy { condition in
      guard let resolved = ResolvedScene(scene, condition) else { return false }
      return ContrastSampling(resolved, of: scene, needed: needed).isEnough
    }
  }

  /// The smallest share, in 256ths, that meets a demand which the greatest shares meet; nil if even 1 does not.
  private func smallest(_ isEnough: (Double) -> Bool) -> Double? {
    guard isEnough(1) else { return nil }
    var (low, high) = (0, 256)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isEnough(Double(middle) / 256) { high = middle } else { low = middle }
    }
    return Double(high) / 256
  }
}

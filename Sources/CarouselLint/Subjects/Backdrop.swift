package import CarouselModel

/// The layers behind a view, from the page upwards, with the opacities of the groups that hold them.
package struct Backdrop: Hashable, Sendable {
  /// One layer, or the beginning of a group that is thinned as a whole.
  package enum Layer: Hashable, Sendable {
    /// A paint that fills a rectangle of the screen.
    case paint(Paint, Rect)
    /// Something whose colours are not known, and what it is.
    case unknown(String, Rect)
    /// Everything above is one picture, laid over what is below with this opacity.
    case group(opacity: Double)
  }

  /// The layers from the page upwards.
  package var layers: [Layer] = []

  package init() {}

  package mutating func add(_ layer: Layer) { layers.append(layer) }

  package mutating func begin(opacity: Double) {
    if opacity < 1 { layers.append(.group(opacity: opacity)) }
  }
}

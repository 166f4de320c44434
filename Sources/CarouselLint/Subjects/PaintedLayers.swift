import CarouselModel
import CarouselSemantics

/// Collects what a view and the views inside it paint, for texts that lie in front of it.
enum PaintedLayers {
  /// The layers of a view with its modifiers below an index, from the back to the front.
  static func layers(of placed: PlacedView, upTo level: Int? = nil) -> [Backdrop.Layer] {
    let end = level ?? placed.view.modifiers.count
    var layers = base(placed)
    for (index, modifier) in placed.view.modifiers.prefix(end).enumerated() where modifier.isEnabled {
      switch modifier.kind {
      case .appearance(.background(let paint, _)): layers.insert(.paint(paint, placed.rects[index]), at: 0)
      case .appearance(.opacity(0)), .appearance(.hidden): layers = []
      case .appearance(.opacity(let opacity)) where opacity < 1: layers = layers.map { thinned($0, opacity) }
      case .layout(.background(let views, let alignment)):
        layers = inner(placed.layer(views, alignment, at: index)) + layers
      case .layout(.overlay(let views, let alignment)):
        layers += inner(placed.layer(views, alignment, at: index))
      default: break
      }
    }
    return layers
  }

  private static func base(_ placed: PlacedView) -> [Backdrop.Layer] {
    switch placed.view.kind {
    case .shape(let shape): shape.fill.map { [.paint($0, placed.content)] } ?? []
    case .image(let image): layers(of: image, in: placed.content)
    case .opaque(let type, _): [.unknown(type, placed.content)]
    case .text: []
    default: inner(placed.children)
    }
  }

  static func layers(of image: ImageContent, in rect: Rect) -> [Backdrop.Layer] {
    if let ground = image.artwork?.background { return [.paint(ground, rect)] }
    switch image.source {
    // A symbol is a small figure, not a ground for text.
    case .symbol: return []
    case .asset(let name): return [.unknown("picture '\(name)'", rect)]
    case .drawn(let expression): return [.unknown(expression ?? "a drawn picture", rect)]
    }
  }

  private static func inner(_ children: [PlacedView.Child]) -> [Backdrop.Layer] {
    children.flatMap { child -> [Backdrop.Layer] in
      switch child {
      case .view(let view): layers(of: view)
      case .run(let views): views.count > 20 ? [] : views.flatMap { layers(of: $0) }
      }
    }
  }

  /// A layer of a picture that is thinned as a whole: exact where the layers of the picture do not overlap.
  private static func thinned(_ layer: Backdrop.Layer, _ opacity: Double) -> Backdrop.Layer {
    guard case .paint(let paint, let rect) = layer else { return layer }
    switch paint {
    case .color(let color): return .paint(.color(color.opacity(opacity)), rect)
    case .linearGradient(var gradient):
      gradient.stops = gradient.stops.map {
        LinearGradient.Stop(color: $0.color.opacity(opacity), location: $0.location)
      }
      return .paint(.linearGradient(gradient), rect)
    default: return layer
    }
  }
}

import CarouselModel

/// What lies behind a text under one look: paints, and groups that are thinned as a whole.
struct Ground: Hashable {
  /// One layer from the page upwards.
  enum Layer: Hashable {
    case field(PaintField)
    /// Something whose colours are not known, and what it is.
    case unknown(String)
    case group(opacity: Double)
  }

  private(set) var layers: [Layer] = []
  let page: RGB

  /// Resolves a backdrop for what lies in a rectangle; layers that lie elsewhere are left out.
  init(_ backdrop: Backdrop, behind rect: Rect, _ look: Look, isRightToLeft: Bool) {
    page = look.page
    for layer in backdrop.layers {
      switch layer {
      case .group(let opacity): layers.append(.group(opacity: opacity))
      case .paint(let paint, let area):
        guard area.meets(rect) else { continue }
        if case .color(let color) = paint, color.base == .named(.clear) { continue }
        let field = PaintField(paint, area, look, isRightToLeft: isRightToLeft)
        add(field.map { .field($0) } ?? .unknown(paint.words))
      case .unknown(let name, let area): if area.meets(rect) { add(.unknown(name)) }
      }
    }
  }

  /// Adds a layer; what an opaque one covers can be forgotten, as long as no group is thinned as a whole.
  private mutating func add(_ layer: Layer) {
    if case .field(let field) = layer, field.isOpaque {
      let groups = layers.lastIndex { if case .group = $0 { true } else { false } }
      layers.removeSubrange((groups.map { $0 + 1 } ?? 0)...)
    }
    layers.append(layer)
  }

  /// The gradients, from the page upwards.
  var gradients: [PaintField] {
    layers.compactMap { if case .field(let field) = $0, field.isGradient { field } else { nil } }
  }

  /// What is not known, in words; nil where all is.
  var unknown: String? {
    layers.lazy.compactMap { if case .unknown(let name) = $0 { name } else { nil } }.last
  }

  /// The colours of ground and text at one place, both finished; `places` are those along each gradient, in order.
  func colors(_ text: RGB, places: [Double], unknownAs replacement: RGB) -> (ground: RGB, text: RGB) {
    var stack: [(below: RGB, belowText: RGB, opacity: Double)] = []
    var (ground, written) = (page, page)
    var next = places.makeIterator()
    for layer in layers {
      switch layer {
      case .group(let opacity):
        stack.append((ground, written, opacity))
        (ground, written) = (.clear, .clear)
      case .unknown: (ground, written) = (replacement, replacement)
      case .field(let field):
        let color = field.isGradient ? field.color(at: next.next() ?? 0) : field.color(at: 0)
        (ground, written) = (color.over(ground), color.over(written))
      }
    }
    written = text.over(written)
    for group in stack.reversed() {
      (ground, written) = (
        ground.thinned(group.opacity).over(group.below), written.thinned(group.opacity).over(group.belowText)
      )
    }
    return (ground, written)
  }
}

extension Rect {
  /// Whether two rectangles have more than an edge in common.
  func meets(_ other: Rect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}

extension Paint {
  /// The paint in words: "green to teal".
  var words: String {
    switch self {
    case .color(let color): color.words
    case .linearGradient(let gradient): gradient.stops.map(\.color.words).joined(separator: " to ")
    case .hierarchical(let level): "the \(level.rawValue) label colour"
    case .material(let name): "the material '\(name)'"
    case .unknown(let name): "'\(name)'"
    }
  }
}

extension Color {
  /// The colour in words: "white at 0.75".
  var words: String {
    let name =
      switch base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): RGB(red * 255, green * 255, blue * 255).hexadecimal
      case .unknown(let expression): "'\(expression)'"
      }
    return opacity < 1 ? "\(name) at \(opacity.brief)" : name
  }
}

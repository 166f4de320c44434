package import CarouselModel

extension Color {
  /// The colour under a condition; nil where only the running app knows it.
  package func pixel(_ condition: ViewingCondition) -> Pixel? { opaquePixel(condition)?.thinned(opacity) }

  private func opaquePixel(_ condition: ViewingCondition) -> Pixel? {
    switch base {
    case .rgb(let red, let green, let blue): Pixel(red: red, green: green, blue: blue)
    case .unknown: nil
    case .named(let name): Self.pixel(name, condition)
    }
  }

  private static func pixel(_ name: Name, _ condition: ViewingCondition) -> Pixel? {
    switch name {
    case .white: return .white
    case .black: return .black
    case .clear: return .clear
    case .primary: return LabelColors.pixel(.primary, condition)
    case .secondary: return LabelColors.pixel(.secondary, condition)
    // Its value lies in the asset catalogue of the app.
    case .accentColor: return nil
    default: return SystemColors.row(name, condition.palette).map { Pixel(hex: $0[condition.column]) }
    }
  }

  /// What is not known of the colour; nil if it is known.
  var unknownReason: String? {
    switch base {
    case .unknown(let expression): "the colour '\(expression)' is only known to the running app"
    case .named(.accentColor): "the accent colour is set by the app"
    default: nil
    }
  }

  /// Whether nothing shines through, under any condition.
  var isOpaque: Bool {
    guard unknownReason == nil, opacity >= 1 else { return false }
    switch base {
    case .named(.clear), .named(.secondary): return false
    default: return true
    }
  }

  /// The colour in a word for messages: "white", "black at 0.55", "#3C3C43".
  var words: String {
    let name: String =
      switch base {
      case .named(let name): name.rawValue
      case .rgb(let red, let green, let blue): Pixel(red: red, green: green, blue: blue).hex
      case .unknown(let expression): "'\(expression)'"
      }
    return opacity < 1 ? "\(name) at \(ContrastText.factor(opacity))" : name
  }
}

extension Paint {
  /// What is not known of the paint; nil if all of it is known.
  var unknownReason: String? {
    switch self {
    case .color(let color): color.unknownReason
    case .linearGradient(let gradient): gradient.stops.lazy.compactMap(\.color.unknownReason).first
    case .hierarchical: nil
    case .material(let name): "the material '\(name)' shows what lies behind it, blurred"
    case .unknown(let expression): "the colours of '\(expression)' are not known"
    }
  }

  /// Whether nothing shines through, under any condition.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.isOpaque
    case .linearGradient(let gradient): !gradient.stops.isEmpty && gradient.stops.allSatisfy(\.color.isOpaque)
    case .hierarchical(let level): level == .primary
    case .material, .unknown: false
    }
  }

  /// The paint in words for messages: "white", "a gradient from green to teal".
  var words: String {
    switch self {
    case .color(let color): color.words
    case .linearGradient(let gradient):
      "a gradient from \(gradient.stops.first?.color.words ?? "nothing") to "
        + (gradient.stops.last?.color.words ?? "nothing")
    case .hierarchical(let level):
      level == .primary ? "the label colour" : "the \(level.rawValue) label colour"
    case .material(let name): "the material '\(name)'"
    case .unknown(let expression): "'\(expression)'"
    }
  }

  /// The paint where another style is set around it: a level is taken from that style, and by how much it is
  /// thinned is not documented.
  func inheriting(_ outer: Paint?) -> Paint {
    guard case .hierarchical(let level) = self, let outer else { return self }
    if level == .primary { return outer }
    return .unknown("\(level.rawValue) of \(outer.words)")
  }
}

import CarouselModel
import LocatedValues

extension ValueType where Value == Paint {
  /// What fills a shape, text or background: a colour, a level, colours of a gradient, or a mapping.
  static var paint: ValueType {
    ValueType.forms(
      scalar: paintWord, list: ValueType<[Color]>.list(of: .color).map { Paint.linearGradient(.down($0)) },
      mapping: PaintForm.record.type.flatMap { form, value, session in form.paint(value, &session) })
  }

  private static var paintWord: ValueType {
    ValueType(.paint) { value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: "a colour") }
      if let level = Paint.Level(rawValue: text) { return .hierarchical(level) }
      if let color = ColorWord.color(text) { return .color(color) }
      // What lies behind text may be a picture, whose colours nobody knows.
      if PaintForm.pictures.contains(text) { return .unknown(text) }
      session.badColor(text, at: value.place, others: ["tertiary", "quaternary"])
      return nil
    }
  }
}

/// A fill in braces.
struct PaintForm: Sendable {
  var color: Color?
  var rgb: [Double]?
  var opacity: Double?
  var colors: [Color]?
  var stops: [LinearGradient.Stop]?
  var start = Alignment.top
  var end = Alignment.bottom
  var material: String?
  var unknown: String?

  /// Words for pictures behind something.
  static let pictures: Set<String> = ["photo", "picture", "image", "video"]

  static let record = RecordType<PaintForm>(
    "paint-form", "a fill in braces",
    requiresOneOf: [["color", "rgb", "colors", "stops", "material", "unknown"]], start: { PaintForm() },
    keys: ColorKeys.keys + GradientKeys.keys + [
      Key(
        "material", \.material, .word("a material"), example: "ultraThin",
        "A blur of what lies behind: ultraThin, thin, regular, thick, ultraThick, bar."),
      Key(
        "unknown", \.unknown, .word("an expression"), example: "theme.background",
        "A fill that only the running app knows, with the expression it comes from."),
    ])

  private enum ColorKeys {
    static let keys: [Key<PaintForm>] = [
      Key("color", \.color, .plainColor, example: "black", "One colour."),
      Key(
        "rgb", \.rgb, .list(of: .share), example: "[1, 0.5, 0]", "Red, green and blue from 0 to 1 in sRGB."),
      Key(
        "opacity", \.opacity, .share, standard: "1", example: "0.55",
        "Opacity of the one colour, from 0 to 1."),
    ]
  }

  private enum GradientKeys {
    static let keys: [Key<PaintForm>] = [
      Key(
        "colors", \.colors, .list(of: .color), example: "[orange, pink]",
        "Colours of a gradient, evenly spread."),
      Key(
        "stops", \.stops, .list(of: GradientStopForm.record.type.map(\.stop)),
        example: "[{color: clear, location: 0}, {color: black, location: 1}]",
        "Colours of a gradient with their places along the line, from 0 to 1."),
      Key("from", \.start, .alignment, standard: "top", example: "topLeading", "Where the gradient begins."),
      Key("to", \.end, .alignment, standard: "bottom", example: "bottomTrailing", "Where the gradient ends."),
    ]
  }

  func paint(_ value: LocatedValue, _ session: inout ReadingSession) -> Paint? {
    if let stops { return .linearGradient(LinearGradient(stops: stops, start: start, end: end)) }
    if let colors {
      guard !colors.isEmpty || session.isEvaluating else {
        session.error(at: value.place, "a gradient has no colours", advice: "write two or more")
        return nil
      }
      return .linearGradient(LinearGradient(colors: colors, start: start, end: end))
    }
    if let material { return .material(material) }
    if let unknown { return .unknown(unknown) }
    return solid(value, &session)
  }

  private func solid(_ value: LocatedValue, _ session: inout ReadingSession) -> Paint? {
    if let rgb, rgb.count != 3 {
      session.error(
        at: value.place, "'rgb' has \(rgb.count) components",
        advice: "write red, green and blue from 0 to 1, such as [1, 0.5, 0]")
      return nil
    }
    let base = rgb.map { Color(.rgb(red: $0[0], green: $0[1], blue: $0[2])) } ?? color
    return base.map { .color($0.opacity(opacity ?? 1)) }
  }
}

/// One colour of a gradient with its place.
struct GradientStopForm: Sendable {
  var color: Color?
  var location: Double?

  var stop: LinearGradient.Stop {
    LinearGradient.Stop(color: color ?? Color(.clear), location: location ?? 0)
  }

  static let record = RecordType<GradientStopForm>(
    "gradient-stop", "a colour of a gradient", start: { GradientStopForm() },
    keys: [
      Key("color", \.color, .color, required: true, example: "black", "The colour at the place."),
      Key(
        "location", \.location, .share, required: true, example: "0.5",
        "The place along the line, from 0 to 1."),
    ])
}

extension LinearGradient {
  /// A gradient from top to bottom.
  static func down(_ colors: [Color]) -> Self { LinearGradient(colors: colors, start: .top, end: .bottom) }
}

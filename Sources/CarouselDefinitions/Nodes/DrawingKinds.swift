import CarouselModel
import LocatedValues

/// Figures, colours, gradients and space: nothing for assistive technology until a property is set on them.
enum DrawingKinds {
  static let all: [Kind] = [
    Kind(
      "shape", ShapeForm.type, example: "{figure: circle, fill: orange}",
      "A figure: its name, or a mapping."),
    Kind(
      "color", ValueType<Color>.color.map(\.node), example: "black",
      "A colour that fills the space it is offered."),
    Kind(
      "gradient", GradientForm.type.map(\.node),
      example: "{colors: [orange, pink], from: topLeading, to: bottomTrailing}",
      "A gradient that fills the space it is offered: its colours from top to bottom, or a mapping."),
    Kind("spacer", nothing(.spacer), example: "null", "Flexible space."),
    Kind("divider", nothing(.divider), example: "null", "A line between other views."),
  ]

  private static func nothing(_ kind: ViewKind) -> ValueType<ViewNode> {
    ValueType(.empty) { value, session in
      value.isNull ? ViewNode(kind) : session.wrongType(value, wants: "nothing")
    }
  }
}

/// A figure in braces.
struct ShapeForm: Sendable {
  var figure: Shape.Figure?
  var cornerRadius: Double?
  var fill: Paint?

  static let type = ValueType<ViewNode>.forms(
    scalar: figures.map { ShapeForm(figure: $0).node }, mapping: record.type.map(\.node))

  static let figures = ValueType<Shape.Figure>.choice(
    "a figure",
    [
      ("circle", .circle), ("capsule", .capsule), ("ellipse", .ellipse), ("rectangle", .rectangle),
      ("path", .other("Path")), ("canvas", .other("Canvas")),
    ])

  static let record = RecordType<ShapeForm>(
    "shape-form", "a figure in braces", start: { ShapeForm() },
    keys: [
      Key("figure", \.figure, figures, required: true, example: "circle", "The outline."),
      Key(
        "corner-radius", \.cornerRadius, .length, example: "12",
        "The radius of a rectangle's corners in points."),
      Key("fill", \.fill, .paint, example: "orange", "What fills it; without it, the foreground style."),
    ])

  var node: ViewNode {
    let outline = figure ?? .rectangle
    let rounded = cornerRadius.map { Shape.Figure.roundedRectangle(cornerRadius: $0) }
    return ViewNode(.shape(Shape(outline == .rectangle ? rounded ?? outline : outline, fill: fill)))
  }
}

/// A gradient in braces.
struct GradientForm: Sendable {
  var colors: [Color]?
  var stops: [LinearGradient.Stop]?
  var start = Alignment.top
  var end = Alignment.bottom

  static let type = ValueType<LinearGradient>.forms(
    list: ValueType<[Color]>.list(of: .color).flatMap { checked(.down($0), $1, &$2) },
    mapping: record.type.flatMap { checked($0.gradient, $1, &$2) })

  static let record = RecordType<GradientForm>(
    "gradient-form", "a gradient in braces", requiresOneOf: [["colors", "stops"]], start: { GradientForm() },
    keys: [
      Key("colors", \.colors, .list(of: .color), example: "[orange, pink]", "The colours, evenly spread."),
      Key(
        "stops", \.stops, .list(of: GradientStopForm.record.type.map(\.stop)),
        example: "[{color: clear, location: 0}, {color: black, location: 1}]",
        "The colours with their places along the line, from 0 to 1."),
      Key("from", \.start, .alignment, standard: "top", example: "topLeading", "Where the gradient begins."),
      Key("to", \.end, .alignment, standard: "bottom", example: "bottomTrailing", "Where the gradient ends."),
    ])

  private var gradient: LinearGradient {
    if let stops { return LinearGradient(stops: stops, start: start, end: end) }
    return LinearGradient(colors: colors ?? [], start: start, end: end)
  }

  private static func checked(
    _ gradient: LinearGradient, _ value: LocatedValue, _ session: inout ReadingSession
  ) -> LinearGradient? {
    let isStated = value.mapping.map { $0["colors"] != nil || $0["stops"] != nil } ?? true
    guard gradient.stops.isEmpty, isStated, !session.isEvaluating else { return gradient }
    session.error(at: value.place, "a gradient has no colours", advice: "write two or more")
    return nil
  }
}

import CarouselModel
import LocatedValues

/// Modifiers about how a view looks.
enum AppearanceKeys {
  static let all: [ModifierKey] = [
    ModifierKey(
      "opacity", .share, example: "0.75", "Opacity from 0 to 1; exactly 0 hides from assistive technology."
    ) { [.appearance(.opacity($0))] },
    ModifierKey(
      "invisible", .flag("invisible"), example: "true",
      "SwiftUI's `hidden()`: the view keeps its place and is neither seen nor read."
    ) { _ in [.appearance(.hidden)] },
    ModifierKey(
      "font", .font, example: "{style: largeTitle, weight: bold, design: rounded}", "How text is set."
    ) {
      [.appearance(.font($0))]
    },
    ModifierKey("font-weight", .choice("a weight"), example: "bold", "Stroke thickness of text.") {
      [.appearance(.fontWeight($0))]
    },
    ModifierKey(
      "foreground", .paint, aliases: ["foregroundStyle"], example: "white",
      "What text and symbols are painted with."
    ) { [.appearance(.foregroundStyle($0))] },
    ModifierKey(
      "background", BackgroundForm.type, example: "[indigo, black]", "What fills the space behind the view."
    ) {
      [.appearance(.background($0.paint, cornerRadius: $0.cornerRadius))]
    },
    ModifierKey(
      "line-limit", .orNone(.integer("a number of lines above 0", from: 1)), aliases: ["lineLimit"],
      example: "2",
      "Most lines of text; `none` is no limit."
    ) { [.appearance(.lineLimit($0.value))] },
    ModifierKey(
      "minimum-scale-factor", .share, aliases: ["minimumScaleFactor"], example: "0.7",
      "How far text may shrink to fit, as a factor."
    ) { [.appearance(.minimumScaleFactor($0))] },
    ModifierKey(
      "corner-radius", .length, aliases: ["cornerRadius"], example: "24",
      "Clips to rounded corners; the accessibility frame stays as it is."
    ) { [.appearance(.cornerRadius($0))] },
    ModifierKey(
      "shadow", ShadowForm.record.type, example: "{color: black@0.25, radius: 14, y: 8}", "Adds a shadow."
    ) {
      [.appearance(.shadow($0.color, radius: $0.radius, x: $0.x, y: $0.y))]
    },
    ModifierKey("redacted", .flag("redacted"), example: "true", "Replaces the content by placeholders.") {
      _ in
      [.appearance(.redacted)]
    },
    ModifierKey(
      "scale", .factor, aliases: ["scaleEffect"], example: "1.25",
      "Scales the drawing and leaves the layout as it is."
    ) {
      [.appearance(.transform(EffectValues(scale: $0)))]
    },
    ModifierKey(
      "rotation", .degrees, example: "45", "Turns the drawing by degrees and leaves the layout as it is."
    ) {
      [.appearance(.transform(EffectValues(rotation: $0)))]
    },
    ModifierKey(
      "control-style", .word("the name of a style"), example: "bordered",
      "Which system style controls have, by name."
    ) {
      [.appearance(.style($0))]
    },
  ]
}

/// What lies behind a view: a paint, with rounded corners where it has them.
struct BackgroundForm: Sendable {
  var paint: Paint
  var cornerRadius: Double?

  static let type = ValueType<Self>.forms(
    scalar: ValueType.paint.map { BackgroundForm(paint: $0) },
    list: ValueType.paint.map { BackgroundForm(paint: $0) },
    mapping: ValueType(.record(record.shape)) { value, session in
      guard let mapping = value.mapping else { return nil }
      let form = record.read(mapping, of: value, &session)
      return form.paint(value, &session)
    })

  private struct Form: Sendable {
    var paint = PaintForm()
    var cornerRadius: Double?

    func paint(_ value: LocatedValue, _ session: inout ReadingSession) -> BackgroundForm? {
      paint.paint(value, &session).map { BackgroundForm(paint: $0, cornerRadius: cornerRadius) }
    }
  }

  private static let record = RecordType<Form>(
    "background-form", "a background in braces",
    requiresOneOf: [["color", "rgb", "colors", "stops", "material", "unknown"]], start: { Form() },
    keys: PaintForm.record.keys.map { $0.nested(in: \.paint) } + [
      Key("corner-radius", \.cornerRadius, .length, example: "12", "The radius of its corners in points.")
    ])
}

/// A shadow in braces.
struct ShadowForm: Sendable {
  var color = Color(.black, opacity: 0.33)
  var radius = 0.0
  var x = 0.0
  var y = 0.0

  static let record = RecordType<ShadowForm>(
    "shadow-form", "a shadow", start: { ShadowForm() },
    keys: [
      Key("color", \.color, .color, standard: "black@0.33", example: "black@0.25", "The colour."),
      Key("radius", \.radius, .length, standard: "0", example: "14", "How far it is blurred, in points."),
      Key("x", \.x, .distance, standard: "0", example: "0", "Points to the right."),
      Key("y", \.y, .distance, standard: "0", example: "8", "Points downwards."),
    ])
}

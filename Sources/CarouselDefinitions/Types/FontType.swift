import CarouselModel
import LocatedValues

extension ValueType where Value == Font {
  /// How text is set: the name of a text style, or a mapping.
  static var font: ValueType {
    ValueType.forms(
      scalar: ValueType<Font.Style>.choice("a text style").map { Font.system($0) },
      mapping: FontForm.record.type.map(\.font))
  }
}

/// A font in braces.
struct FontForm: Sendable {
  var style: Font.Style?
  var size: Double?
  var scales: Bool?
  var relativeTo: Font.Style?
  var weight: Font.Weight?
  var design = Font.Design.default

  var font: Font { Font(basis, weight: weight, design: design) }

  private var basis: Font.Basis {
    guard let size else { return .style(style ?? .body) }
    return scales == true || relativeTo != nil
      ? .scaled(size, relativeTo: relativeTo ?? style ?? .body) : .fixed(size)
  }

  static let record = RecordType<FontForm>(
    "font-form", "a font in braces", requiresOneOf: [["style", "size"]], start: { FontForm() }, keys: keys)

  static let keys: [Key<FontForm>] = [
    Key(
      "style", \.style, .choice("a text style"), example: "largeTitle",
      "A text style of iOS, which grows with the text size."),
    Key(
      "size", \.size, fontSize, example: "17", "Size in points; it stays as it is unless `scales` is true."),
    Key(
      "scales", \.scales, .bool, standard: "false", example: "true",
      "Whether `size` grows with the text size."),
    Key(
      "relativeTo", \.relativeTo, .choice("a text style"), example: "largeTitle",
      "The text style that `size` grows like; without it, `body`."),
    Key(
      "weight", \.weight, .choice("a weight"), example: "bold",
      "Stroke thickness; without it, the style's own."),
    Key(
      "design", \.design, .choice("a design"), standard: "default", example: "rounded",
      "Family of the system font."),
  ]

  static let fontSize = ValueType<Double>.number(
    NumberShape(words: "a size in points above 0", minimum: 0, isAboveMinimum: true))
}

/// What is said about how a view looks.
public enum AppearanceModifier: Sendable {
  /// Opacity from 0 to 1; exactly 0 hides from assistive technology.
  case opacity(Double)
  /// SwiftUI's `hidden()`: the view keeps its place and has no nodes.
  case hidden
  /// How text is set.
  case font(Font)
  /// Stroke thickness of text.
  case fontWeight(Font.Weight)
  /// What text and symbols are painted with.
  case foregroundStyle(Paint)
  /// What fills the space behind the view.
  case background(Paint, cornerRadius: Double?)
  /// Most lines of text; nil is no limit.
  case lineLimit(Int?)
  /// How far text may shrink to fit, as a factor.
  case minimumScaleFactor(Double)
  /// Rounded clipping; the accessibility frame stays as it is.
  case cornerRadius(Double)
  /// A shadow: colour, blur radius and offset in points.
  case shadow(Color, radius: Double, x: Double, y: Double)
  /// Content replaced by placeholders.
  case redacted
  /// Size and rotation of the drawing, which leave the layout as it is.
  case transform(EffectValues)
  /// Which system control style, by name.
  case style(String)
}

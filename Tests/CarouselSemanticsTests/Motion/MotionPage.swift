import CarouselModel
import CarouselSemantics

/// What a carousel's cards look like at rest, as lines: `Forest: scale 0.92, opacity 0.7 | scale 1, opacity 0.7`,
/// with Reduce Motion off and on.
enum MotionPage {
  static func lines(_ table: MotionTable, at rest: Int) -> [String] {
    table.rows(restingAt: rest).map { "\($0.id): \(words($0.standard)) | \(words($0.reduced))" }
  }

  static func lines(
    _ screen: Screen, at rest: Int, settings: AccessibilitySettings = AccessibilitySettings()
  ) -> [String] {
    let tables = ReduceMotionVariants(screen: screen, settings: settings).tables
    return tables.first.map { lines($0, at: rest) } ?? []
  }

  private static func words(_ effect: EffectValues) -> String {
    let fields = [
      ("scale", effect.scale), ("opacity", effect.opacity), ("turn", effect.rotation), ("x", effect.offsetX),
      ("y", effect.offsetY),
    ]
    let words = fields.compactMap { name, value in value.map { "\(name) \(number($0))" } }
    return words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

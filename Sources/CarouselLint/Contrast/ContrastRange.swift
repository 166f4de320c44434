/// The contrast of a figure over its place: at its worst and at its best pixel.
struct ContrastRange: Hashable, Sendable {
  /// The ratio at the worst pixel.
  var worst = Double.infinity
  /// The ratio at the best pixel.
  var best = 0.0
  /// The place of the worst pixel along the topmost gradient behind the figure, from 0 to 1; nil without one.
  var worstPlace: Double?
  /// The share of the place that is below what is needed, from 0 to 1.
  var shareBelow = 0.0

  /// Takes a further pixel into account.
  mutating func include(_ ratio: Double, at place: @autoclosure () -> Double?) {
    if ratio < worst { (worst, worstPlace) = (ratio, place()) }
    best = max(best, ratio)
  }
}

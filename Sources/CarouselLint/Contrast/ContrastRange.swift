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

  /// Takes a further pixel into account, with the lowest and the highest ratio that it may have.
  mutating func include(_ ratios: ClosedRange<Double>, at place: @autoclosure () -> Double?) {
    if ratios.lowerBound < worst { (worst, worstPlace) = (ratios.lowerBound, place()) }
    best = max(best, ratios.upperBound)
  }
}

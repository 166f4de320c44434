/// Finds what would be just enough contrast.
enum PassingColors {
  /// The least opacity of a black (behind light text) or white scrim that gives a ratio; nil where none does.
  static func scrim(behind text: RGB, on ground: RGB, ratio: Double) -> (isBlack: Bool, opacity: Double)? {
    let isBlack = text.luminance > 0.18
    let scrim = isBlack ? RGB.black : .white
    func reached(_ opacity: Double) -> Bool {
      text.contrast(with: scrim.thinned(opacity).over(ground)) >= ratio
    }
    guard reached(1) else { return nil }
    let exact = bisect(reached)
    // Rounded up to a hundredth, so that the number that is told is enough.
    return (isBlack, (exact * 100).rounded(.up) / 100)
  }

  /// The nearest colour to a text that gives a ratio on all of several grounds, towards black or white.
  static func text(near text: RGB, on grounds: [RGB], ratio: Double) -> RGB? {
    let candidates = [RGB.black, .white].compactMap { end -> (share: Double, color: RGB)? in
      func color(_ share: Double) -> RGB { text.blended(with: end, share) }
      func reached(_ share: Double) -> Bool {
        grounds.allSatisfy { color(share).contrast(with: $0) >= ratio }
      }
      guard reached(1) else { return nil }
      let share = bisect(reached)
      return (share, color(min(1, share + 0.005)))
    }
    return candidates.min { $0.share < $1.share }?.color
  }

  private static func bisect(_ reached: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      if reached(middle) { high = middle } else { low = middle }
    }
    return high
  }
}

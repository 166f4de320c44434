extension ScrollTransition {
  /// The ease-in-out curve: a cubic Bézier through (0.42, 0) and (0.58, 1), as CSS and Core Animation have it.
  static func ease(_ time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    // Bisection: 50 halvings are below the resolution of a double here.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, 0.42, 0.58) < time { low = middle } else { high = middle }
    }
    return bezier((low + high) / 2, 0, 1)
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

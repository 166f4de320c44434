extension ScrollTransition {
  /// The ease-in-out curve, from 0 to 1: slow, fast, slow.
  ///
  /// Of the curves of that name this one gives the documented figures of the Peek Carousel
  /// (`Documentation/Decisions/ease-in-out.md`).
  static func ease(_ time: Double) -> Double {
    let time = clamp(time)
    return time * time * (3 - 2 * time)
  }
}

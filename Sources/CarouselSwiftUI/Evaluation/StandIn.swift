internal import CarouselModel

/// Values that differ from run to run, such as `UUID()`: each is told apart, and none is taken for known words.
enum StandIn {
  private static let mark = "UUID() "

  /// Returns the stand-in of a number.
  static func identifier(_ number: Int) -> Value { .text(.unknown(mark + "\(number)")) }

  /// Whether a text is one of them.
  static func isOne(_ text: TextValue) -> Bool { name(text) != nil }

  /// Returns the stand-in that a state holds, if it holds one.
  static func decode(_ expression: String) -> Value? {
    expression.hasPrefix(mark) ? .text(.unknown(expression)) : nil
  }

  /// Whether two texts are equal; nil where that is not known.
  static func equal(_ first: TextValue, _ second: TextValue) -> Bool? {
    if let one = name(first), let other = name(second) { return one == other }
    return first.isKnown && second.isKnown ? first.rendered == second.rendered : nil
  }

  private static func name(_ text: TextValue) -> String? {
    guard text.parts.count == 1, case .unknown(let name)? = text.parts.first, name.hasPrefix(mark) else {
      return nil
    }
    return name
  }
}

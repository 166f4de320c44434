/// A finite number as it is written, so that `1.10` stays `1.10`.
public struct NumberText: Hashable, Sendable {
  /// The number in JSON's grammar (RFC 8259, section 6).
  public let text: String

  /// A number from its text, or nil when it is none or too large for a Double; a leading `+` is left out.
  public init?(_ text: String) {
    guard NumberGrammar.accepts(text), let value = Double(text), value.isFinite else { return nil }
    self.text = text.hasPrefix("+") ? String(text.dropFirst()) : text
  }

  /// A whole number.
  public init(_ number: Int) {
    text = String(number)
  }

  /// A number, or nil when it is infinite or not a number; whole ones are written without a point.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    let digits = number.description
    text = digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}

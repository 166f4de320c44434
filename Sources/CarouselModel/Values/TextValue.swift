/// A text some parts of which may not be known.
///
/// An unknown part keeps the expression that it came from and is rendered between `‹` and `›`, so that
/// nobody takes it for words: "‹item.title›, 3 of 5".
public struct TextValue: Hashable, Sendable {
  /// A stretch of the text.
  public enum Part: Hashable, Sendable {
    /// Words that are known.
    case known(String)
    /// What the named expression will give at run time.
    case unknown(String)
  }

  /// How the text was written, which decides whether it will be translated.
  public enum Origin: Hashable, Sendable {
    /// Taken as it is, never looked up.
    case verbatim
    /// A localisation key such as "%lld of %lld", with this text as its outcome.
    case localized(key: String)
  }

  /// The stretches in order.
  public var parts: [Part]
  /// Whether the text is a localisation key.
  public var origin: Origin

  /// Creates a text from parts.
  public init(parts: [Part], origin: Origin = .verbatim) {
    self.parts = parts
    self.origin = origin
  }

  /// Creates a text that is known as a whole.
  public init(_ text: String, origin: Origin = .verbatim) {
    self.init(parts: text.isEmpty ? [] : [.known(text)], origin: origin)
  }

  /// Creates a text of which only the expression is known.
  public static func unknown(_ expression: String) -> Self { TextValue(parts: [.unknown(expression)]) }

  /// The text with unknown parts between `‹` and `›`.
  public var rendered: String {
    var text = ""
    for part in parts {
      switch part {
      case .known(let words): text += words
      case .unknown(let expression): text += "‹\(expression)›"
      }
    }
    return text
  }

  /// Whether nothing would be said: no part, or only empty ones.
  public var isEmpty: Bool {
    parts.allSatisfy { $0 == .known("") }
  }

  /// The expressions that are not known, in order.
  public var unknownExpressions: [String] {
    parts.compactMap { if case .unknown(let expression) = $0 { expression } else { nil } }
  }

  /// Whether every part is known.
  public var isKnown: Bool { unknownExpressions.isEmpty }

  /// Joins two texts.
  public static func + (first: Self, second: Self) -> Self {
    TextValue(parts: first.parts + second.parts, origin: .verbatim)
  }
}

extension TextValue: ExpressibleByStringInterpolation {
  /// Creates a known text from a literal.
  public init(stringLiteral value: String) { self.init(value) }
}

extension Sequence where Element == TextValue {
  /// Joins texts with words between them.
  public func joined(separator: String) -> TextValue {
    var parts: [TextValue.Part] = []
    for (index, text) in self.enumerated() {
      if index > 0 { parts.append(.known(separator)) }
      parts += text.parts
    }
    return TextValue(parts: parts)
  }
}

/// A single piece of text, with how it was written.
public struct Scalar: Hashable, Sendable {
  /// How a scalar is written, which decides what it may be taken for.
  public enum Style: UInt8, Hashable, Sendable, CaseIterable {
    /// YAML without quotes: may be text, a number, true or false, or nothing.
    case plain
    /// YAML in single or double quotes: text.
    case quoted
    /// YAML after `|` or `>`: text.
    case block
    /// A JSON string: text.
    case jsonString
    /// A JSON number, with its digits as they were written.
    case jsonNumber
    /// `true` or `false` in JSON.
    case jsonBoolean
    /// `null` in JSON.
    case jsonNull
  }

  /// A type that YAML text names with a tag, such as `!!str` (YAML 1.2.2, 10.3).
  public enum Tag: UInt8, Hashable, Sendable, CaseIterable {
    /// `!!str`, or the bare `!`.
    case string
    /// `!!int`.
    case integer
    /// `!!float`.
    case float
    /// `!!bool`.
    case boolean
    /// `!!null`.
    case null
  }

  /// The text, with quotes, escapes and folding undone.
  public let text: String
  /// How the text was written.
  public let style: Style
  /// The type that a tag gave it, or nil without a tag.
  public let tag: Tag?

  /// A scalar of the given text.
  public init(_ text: String, style: Style, tag: Tag? = nil) {
    self.text = text
    self.style = style
    self.tag = tag
  }
}

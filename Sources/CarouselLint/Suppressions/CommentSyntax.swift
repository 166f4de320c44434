/// How a language writes comments.
public struct CommentSyntax: Hashable, Sendable {
  /// What begins a comment that ends with its line.
  public var lineMarker: String
  /// What begins and ends a comment in the middle of a line; nil where there is none.
  public var block: Block?
  /// Whether the marker begins a comment only at the start of a line or behind white space.
  public var needsSpace: Bool

  /// The marks around a comment.
  public struct Block: Hashable, Sendable {
    /// What begins it.
    public var open: String
    /// What ends it.
    public var close: String
  }

  /// `#`, in YAML.
  public static let yaml = CommentSyntax(lineMarker: "#", block: nil, needsSpace: true)
  /// `//` and `/* */`, in Swift.
  public static let swift = CommentSyntax(
    lineMarker: "//", block: Block(open: "/*", close: "*/"), needsSpace: false)
}

/// A comment that speaks to this tool.
package struct DirectiveComment: Hashable, Sendable {
  /// What stands behind `carousel-a11y:`, trimmed.
  package var text: String
  /// The one-based line.
  package var line: Int
  /// The one-based column of the comment, in UTF-8 bytes.
  package var column: Int
  /// Whether nothing but white space stands before the comment on its line.
  package var standsAlone: Bool
}

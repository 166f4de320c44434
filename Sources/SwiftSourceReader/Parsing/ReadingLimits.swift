/// How deeply source may be nested before it is refused unread, since parsers recurse.
@frozen
public struct ReadingLimits: Hashable, Sendable {
  /// Brackets inside brackets.
  public var nesting: Int
  /// Square brackets inside square brackets: the parser's time doubles with each (measured, SwiftParser 6.3).
  public var squareNesting: Int
  /// Members, operators and calls in one statement at one level of brackets.
  public var chain: Int
  /// The links of all levels that are open at one point.
  public var openLinks: Int
  /// Bytes in a file.
  public var bytes: Int

  /// Creates limits.
  public init(
    nesting: Int = 200, squareNesting: Int = 10, chain: Int = 2_000, openLinks: Int = 6_000,
    bytes: Int = 8 << 20
  ) {
    self.nesting = nesting
    self.squareNesting = squareNesting
    self.chain = chain
    self.openLinks = openLinks
    self.bytes = bytes
  }
}

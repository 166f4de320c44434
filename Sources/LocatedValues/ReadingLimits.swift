/// How much a reader takes on before it stops with an error.
///
/// The limits keep a hostile file from using up memory, time or stack. Reading needs memory in proportion to
/// `bytes` and `nodes`: at most about 100 bytes a node, and the text.
public struct ReadingLimits: Hashable, Sendable {
  /// The most bytes of a file, and the most bytes of text after aliases are expanded; at most 2^31 - 1.
  public let bytes: Int
  /// The most lists and mappings inside each other, after aliases are expanded; 1 to `greatestDepth`.
  public let depth: Int
  /// The most scalars, lists and mappings in all, after aliases are expanded; at least 1.
  public let nodes: Int

  /// The greatest depth that can be asked for, so that walking a value never runs out of stack.
  public static let greatestDepth = 1_000

  /// The limits with which files are read when nothing else is said: 256 MiB, depth 200, 8,000,000 nodes.
  public static let standard = ReadingLimits()

  /// Limits of the given size; what lies outside of a range is moved to its end.
  public init(bytes: Int = 256 << 20, depth: Int = 200, nodes: Int = 8_000_000) {
    self.bytes = min(max(bytes, 0), Int(Int32.max))
    self.depth = min(max(depth, 1), Self.greatestDepth)
    self.nodes = max(nodes, 1)
  }
}

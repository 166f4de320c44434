internal import CarouselModel

/// Keeps trees shallow enough for those who walk them by recursion on an ordinary stack.
enum NodeDepth {
  /// Views inside views.
  static let limit = 100

  /// Returns a tree whose nodes below the limit are left out, with an opaque node in their place.
  static func limited(_ node: ViewNode) -> ViewNode {
    isDeeper(node, limit) ? cut(node, limit) : node
  }

  private static func isDeeper(_ node: ViewNode, _ rest: Int) -> Bool {
    guard rest > 0 else { return true }
    return node.children.contains { isDeeper($0, rest - 1) }
  }

  private static func cut(_ node: ViewNode, _ rest: Int) -> ViewNode {
    guard rest > 0 else {
      return ViewNode(
        .opaque(type: "views", note: "more than \(limit) views inside each other"), source: node.source)
    }
    var node = node
    node.children = ViewList(node.children.map { cut($0, rest - 1) })
    return node
  }
}

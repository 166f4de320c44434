import CarouselModel

/// The files that views come from.
enum SourceFiles {
  /// How many of the cards of a long row are looked at; they are made by the same source.
  private static let cards = 100

  static func names(in root: ViewNode) -> Set<String> {
    var names: Set<String> = []
    collect(root, &names)
    return names
  }

  private static func collect(_ node: ViewNode, _ names: inout Set<String>) {
    if let file = node.source?.file { names.insert(file) }
    for modifier in node.modifiers {
      if let file = modifier.source?.file { names.insert(file) }
    }
    for child in node.children.prefix(cards) { collect(child, &names) }
  }
}

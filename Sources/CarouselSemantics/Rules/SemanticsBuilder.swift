import CarouselModel

/// Turns measured views into the nodes that assistive technology is given.
///
/// Every view yields a list of nodes, and modifiers are functions on that list, innermost first: that one
/// choice gives the rules T1 to T14 of `Documentation/Semantics.md`.
struct SemanticsBuilder: Sendable {
  /// The card that the nodes belong to.
  var card: CardPlace?
  /// The row of cards that is about to be met.
  var row: CardRow?

  /// The nodes of a view that fills a rectangle, with all its modifiers.
  func nodes(of measured: Measurement, in rect: Rect) -> NodeList {
    let modifiers = measured.view.modifiers
    guard !modifiers.isEmpty else { return bareNodes(of: measured, in: rect) }
    let rects = measured.rects(in: rect)
    guard let level = measured.view.levelOfIgnoredContent else {
      return nodes(of: measured, rects, around: bareNodes(of: measured, in: rects[0]), modifiers.indices)
    }
    let element = ignoring(measured, rects, level)
    return nodes(of: measured, rects, around: element, level + 1..<modifiers.count)
  }

  /// A list with some of the modifiers of its view around it.
  func nodes(
    of measured: Measurement, _ rects: LevelRects, around inner: NodeList, _ levels: Range<Int>
  ) -> NodeList {
    let modifiers = measured.view.modifiers[levels]
    var list = inner
    var index = levels.lowerBound
    while index < levels.upperBound {
      let end = modifiers.endOfProperties(from: index)
      if end > index {
        // Neighbours that set properties are applied at once, so that a long chain costs no more than its length.
        let place = ModifierPlace(measured, level: end - 1, rects)
        setProperties(modifiers[index..<end], of: &list, at: place)
        index = end
      } else {
        apply(modifiers[index], to: &list, at: ModifierPlace(measured, level: index, rects))
        index += 1
      }
    }
    return list
  }

  /// The nodes of views that are laid out on their own in a rectangle, as a pile if there are several.
  func nodes(
    of views: ViewList, in rect: Rect, _ environment: LayoutEnvironment, alignment: Alignment = .center
  ) -> NodeList {
    let pile = Stack(.depth, alignment: alignment)
    return nodes(of: StackLayout(pile, views, ProposedSize(rect.size), environment), in: rect, row: nil)
  }

  /// A node for a view, with what every node has.
  func node(
    _ role: SemanticNode.Role, _ name: String, _ source: SourceRange?, _ rect: Rect
  ) -> SemanticNode {
    var node = SemanticNode(role, view: name, source: source)
    node.frame = .estimated(rect, assumption: Self.layoutAssumption)
    node.card = card
    return node
  }

  func node(_ role: SemanticNode.Role, _ measured: Measurement, _ rect: Rect) -> SemanticNode {
    var node = node(role, measured.view.kind.name, measured.view.source, rect)
    node.part = measured.view.part
    return node
  }

  static let layoutAssumption =
    "sizes follow from what is declared; text is measured with average letter widths, and the screen's own safe "
    + "area is not counted"
}

/// Where a modifier stands: what it applies to, and the room there.
struct ModifierPlace {
  /// The view that is modified.
  let measured: Measurement
  private let level: Int
  private let rects: LevelRects

  init(_ measured: Measurement, level: Int, _ rects: LevelRects) {
    (self.measured, self.level, self.rects) = (measured, level, rects)
  }

  /// The rectangle of what is inside the modifier.
  var inner: Rect { rects[level] }
  /// The rectangle of an element that the modifier makes.
  var outer: Rect { rects[level + 1] }
  /// The environment around the modifier.
  var environment: LayoutEnvironment { measured.environment(around: level + 1) }
}

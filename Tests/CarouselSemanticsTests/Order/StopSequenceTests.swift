import CarouselModel
import CarouselSemantics
import Testing

/// Walking through stops one by one, however the tree is made.
@Suite("Walking through stops")
struct StopSequenceTests {
  /// All stops at once, by a plain recursion.
  private func walked(_ tree: SemanticTree) -> [String] {
    let reading = ReadingOrder(tree.context.settings)
    func labels(_ list: NodeList, _ order: ChildOrder) -> [String] {
      reading.nodes(of: list, order: order).flatMap { node in
        node.role == .container ? labels(node.children, node.order) : [TreePage.line(node)]
      }
    }
    return labels(tree.root, .sorted)
  }

  @Test("one by one or all at once, it is the same", arguments: 0..<150)
  func recursion(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = TreePage.tree(random.view(depth: 5))
    #expect(tree.stops.map { TreePage.line($0.node) } == walked(tree))
  }

  @Test("a path tells the way through the tree, and no two stops share one", arguments: 0..<60)
  func paths(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let stops = Array(TreePage.tree(random.view(depth: 5)).stops)
    #expect(Set(stops.map(\.path)).count == stops.count)
    #expect(stops.allSatisfy { $0.path.count == $0.containers.count + 1 })
    for (first, second) in zip(stops, stops.dropFirst()) {
      #expect(first.path.lexicographicallyPrecedes(second.path))
    }
  }

  @Test("containers are told from the outside in, without what is in them")
  func containers() {
    let view = ScrollView { LazyVStack { ForEach(count: 1) { _ in Text("a") } } }.accessibilityLabel("List")
    let stops = Array(TreePage.tree(view).stops)
    #expect(stops.map { $0.containers.map(\.view) } == [["ScrollView", "LazyVStack"]])
    #expect(stops.first?.containers.first?.label?.rendered == "List")
    #expect(stops.first?.containers.allSatisfy { $0.children.isEmpty } == true)
    #expect(stops.first?.path == [0, 0, 0])
  }

  /// A row in four ways: lazy or not, its cards computed or at hand.
  private func rows(_ cards: [ViewNode], isScrolling: Bool) -> [ViewNode] {
    let lists = [ViewList(cards), ViewList(count: cards.count) { cards[$0] }]
    return [true, false].flatMap { isLazy in
      lists.map { list in
        let stack = ViewNode(.stack(Stack(.horizontal, isLazy: isLazy)), children: list)
        return isScrolling ? ViewNode(.scroll([.horizontal]), children: [stack]) : stack
      }
    }
  }

  /// Every node by itself, hidden ones too, without the container of a lazy row.
  private func nodes(_ tree: SemanticTree) -> [String] {
    func lines(_ list: NodeList) -> [String] {
      list.nodes.flatMap { node in
        ["LazyHStack"].contains(node.view) && node.role == .container
          ? lines(node.children) : [TreePage.line(node)] + lines(node.children)
      }
    }
    return lines(tree.root)
  }

  @Test("lazy and eager rows give the same nodes", arguments: 0..<40, [true, false])
  func laziness(_ seed: Int, _ isScrolling: Bool) {
    var random = RandomViews(seed: seed)
    let cards = (0..<4).map { _ in random.view(depth: 2).accessibilityElement(children: .combine) }
    let trees = rows(cards, isScrolling: isScrolling).map { TreePage.tree($0) }
    for tree in trees { #expect(nodes(tree) == nodes(trees[0])) }
  }

  @Test("cards at hand and computed cards of a lazy row are the same tree", arguments: 0..<40)
  func storage(_ seed: Int) {
    var random = RandomViews(seed: seed)
    // Without a modifier a group is several cards, but only where it is at hand.
    let cards = (0..<4).map { _ in random.view(depth: 3).modifier(.other("card")) }
    let rows = rows(cards, isScrolling: true)
    #expect(TreePage.lines(rows[0]) == TreePage.lines(rows[1]))
    #expect(TreePage.lines(rows[2]) == TreePage.lines(rows[3]))
  }

  @Test("a card of a lazy row is read to its end before the next one")
  func cards() {
    let card: @Sendable (Int) -> ViewNode = { index in
      VStack {
        Text("title \(index)")
        Text("price \(index)")
      }.node
    }
    let expected = ["title 0", "price 0", "title 1", "price 1", "title 2", "price 2"]
    #expect(TreePage.tree(LazyHStack { ForEach(count: 3, content: { card($0) }) }).spoken == expected)
    #expect(TreePage.tree(LazyHStack { for index in 0..<3 { card(index) } }).spoken == expected)
    // A plain row is read by its frames: across the cards.
    #expect(
      TreePage.tree(HStack { for index in 0..<3 { card(index) } }).spoken == [
        "title 0", "title 1", "title 2", "price 0", "price 1", "price 2",
      ])
  }

  @Test("cards without nodes are passed over")
  func emptyCards() {
    let row = LazyHStack { ForEach(count: 5) { if $0 % 2 == 0 { Circle() } else { Text("card \($0)") } } }
    #expect(TreePage.tree(row).spoken == ["card 1", "card 3"])
  }

  @Test("walking may stop early, and start again")
  func partial() {
    let tree = TreePage.tree(LazyHStack { ForEach(count: 1000) { Text("card \($0)") } })
    let first = tree.stops.prefix(2).compactMap { $0.node.label?.rendered }
    #expect(first == ["card 0", "card 1"])
    #expect(tree.spoken.count == 1000)
    var iterator = tree.stops.makeIterator()
    var copy = iterator
    _ = iterator.next()
    #expect(copy.next()?.path == [0, 0])
    #expect(iterator.next()?.path == [0, 1])
  }
}

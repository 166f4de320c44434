import CarouselModel
import CarouselSemantics
import Testing

@Suite("Walking through stops in both directions")
struct StopWalkerTests {
  /// A lazy row in which a card is nothing, one stop or two, between a list and tabs.
  private static let screen = Screen("Row") { context in
    VStack {
      HStack {
        Text("Home")
        Text("Search")
      }.accessibilityElement(children: .contain).accessibilityAddTraits(.tabBar)
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(count: 7) { index in
            if index % 3 > 0 { Text(TextValue("Card \(index)")) }
            if index % 3 > 1 { Text("Play") }
          }
        }
      }
      if context.state["note"] == .bool(true) { Text("Note") }
      Text("End")
    }.node
  }

  private func tree(note: Bool = false) -> SemanticTree {
    let state = ScreenState(["note": .bool(note)])
    return SemanticTree(screen: Self.screen, settings: AccessibilitySettings(), state: state)
  }

  private func describe(_ stop: Stop?) -> String {
    stop.map { "\($0.path) \($0.node.label?.rendered ?? "") \($0.context.map { "\($0)" } ?? "")" } ?? "none"
  }

  @Test("meets the stops of the tree, there and back")
  func both() {
    let expected = [
      "[0, 0] Home tab(index: 1, count: 2)", "[0, 1] Search tab(index: 2, count: 2)", "[1, 0, 0] Card 1 ",
      "[1, 0, 1] Card 2 ", "[1, 0, 2] Play ", "[1, 0, 3] Card 4 ", "[1, 0, 4] Card 5 ", "[1, 0, 5] Play ",
      "[2] End ",
    ]
    #expect(tree().stops.map(describe) == expected)
    var walker = StopWalker(tree())
    var met: [String] = []
    while let stop = walker.move(.forward) { met.append(describe(stop)) }
    #expect(met == expected)
    var back = [describe(walker.stop)]
    while let stop = walker.move(.backward) { back.append(describe(stop)) }
    #expect(back.reversed() == expected)
  }

  @Test("reaches both ends at once")
  func ends() {
    var walker = StopWalker(tree())
    #expect(walker.moveToEnd(.forward)?.node.label == "End")
    #expect(walker.move(.forward) == nil)
    #expect(walker.moveToEnd(.backward)?.node.label == "Home")
    #expect(walker.move(.backward) == nil)
    #expect(walker.stop?.node.label == "Home")
  }

  @Test("finds its place again in another tree of the screen, and goes on from there")
  func resumed() throws {
    var walker = StopWalker(tree())
    while let stop = walker.move(.forward), stop.node.label != "Play" {}
    var other = try #require(walker.resumed(in: tree(note: true)))
    #expect(describe(other.stop) == describe(walker.stop))
    #expect(other.move(.forward)?.node.label == "Card 4")
    #expect(other.move(.backward)?.node.label == "Play")
    #expect(other.move(.backward)?.node.label == "Card 2")
  }

  @Test("a place that the other tree does not have is not found")
  func lost() {
    var walker = StopWalker(tree(note: true))
    _ = walker.moveToEnd(.forward)
    #expect(walker.resumed(in: tree()) == nil)
    #expect(StopWalker(tree()).resumed(in: tree())?.stop == nil)
  }

  @Test("bars of tabs inside each other are counted once")
  func nestedTabs() {
    let screen = Screen("Tabs") { _ in
      (0..<40).reduce(Text("Deep").node) { inside, number in
        VStack {
          Text(TextValue("Level \(number)"))
          inside
        }.accessibilityElement(children: .contain).accessibilityAddTraits(.tabBar)
      }
    }
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    var walker = StopWalker(tree)
    var met: [String] = []
    while let stop = walker.move(.forward) { met.append(describe(stop)) }
    #expect(met == tree.stops.map(describe))
    #expect(walker.stop?.context == .tab(index: 41, count: 41))
  }

  @Test("an empty screen has no stop")
  func empty() {
    let screen = Screen("Empty") { _ in EmptyView().node }
    var walker = StopWalker(SemanticTree(screen: screen, settings: AccessibilitySettings()))
    #expect(walker.move(.forward) == nil)
    #expect(walker.moveToEnd(.forward) == nil)
    #expect(walker.moveToEnd(.backward) == nil)
  }
}

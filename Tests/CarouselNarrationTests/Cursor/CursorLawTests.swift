import CarouselModel
import CarouselNarration
import CarouselSemantics
import SeededRandom
import Testing

@Suite("Laws of the cursor")
struct CursorLawTests {
  static let screens: [Screen] = [
    PeekCarouselDemo.screen, CoverFlowCarouselDemo.screen, ParallaxCardsRowDemo.screen, nested,
  ]

  /// Containers in containers, a card of two stops, tabs, and what is hidden.
  private static let nested = Screen("Nested") { _ in
    VStack {
      Text("Albums").accessibilityAddTraits(.header)
      VStack {
        Text("Hidden").accessibilityHidden(true)
        HStack {
          Text("One")
          Text("Two")
        }.accessibilityElement(children: .contain).accessibilityLabel("Inner")
      }.accessibilityElement(children: .contain).accessibilityLabel("Outer")
      HStack {
        Text("Home")
        Text("Search")
      }.accessibilityElement(children: .contain).accessibilityAddTraits(.tabBar)
      PeekCarousel(items: LazyList([Card("a"), Card("b"), Card("c")])) { card in
        VStack {
          Text(TextValue(card.id))
          Text("Play")
        }
      }
    }.node
  }

  private struct Card: Identifiable, Sendable {
    var id: String
    init(_ id: String) { self.id = id }
  }

  @Test("walking on meets every stop of the tree, in its order and with its path", arguments: screens.indices)
  func complete(_ index: Int) {
    var cursor = Cursor(screen: Self.screens[index])
    var paths = [cursor.focus?.path]
    while cursor.perform(.next).hasMoved { paths.append(cursor.focus?.path) }
    let tree = SemanticTree(screen: Self.screens[index], settings: AccessibilitySettings())
    #expect(paths == tree.stops.map(\.path))
  }

  @Test("as many steps back as forward lead to the same stop", arguments: screens.indices)
  func thereAndBack(_ index: Int) {
    for count in 0..<12 {
      var cursor = Cursor(screen: Self.screens[index])
      let start = cursor.focus?.path
      let moves = (0..<count).filter { _ in cursor.perform(.next).hasMoved }.count
      let back = (0..<moves).filter { _ in cursor.perform(.previous).hasMoved }.count
      #expect(back == moves)
      #expect(cursor.focus?.path == start)
    }
  }

  @Test("behind the last stop and before the first nothing moves", arguments: screens.indices)
  func ends(_ index: Int) {
    var cursor = Cursor(screen: Self.screens[index])
    _ = cursor.perform(.last)
    let last = cursor.focus?.path
    #expect(cursor.perform(.next).refusal == .endOfScreen)
    #expect(cursor.perform(.last).refusal == .endOfScreen)
    #expect(cursor.focus?.path == last)
    _ = cursor.perform(.first)
    #expect(cursor.perform(.previous).refusal == .startOfScreen)
    #expect(cursor.focus?.path.allSatisfy { $0 == 0 } == true)
  }

  @Test("last is where walking on ends; from there walking back meets every stop", arguments: screens.indices)
  func backwards(_ index: Int) {
    let expected = SemanticTree(screen: Self.screens[index], settings: AccessibilitySettings())
      .stops.map(\.path)
    var cursor = Cursor(screen: Self.screens[index])
    _ = cursor.perform(.last)
    var paths = [cursor.focus?.path]
    while cursor.perform(.previous).hasMoved { paths.append(cursor.focus?.path) }
    #expect(Array(paths.reversed()) == expected)
  }

  @Test("whatever is asked for: a step says why, or does something, and the focus is a stop of the tree")
  func random() {
    var generator = SeededGenerator(seed: 3)
    for screen in Self.screens {
      var cursor = Cursor(screen: screen)
      for _ in 0..<30 {
        let command = CursorCommand.named.randomElement(using: &generator) ?? .next
        let step = cursor.perform(command)
        #expect((step.refusal == nil) == (step.hasMoved || step.hasChangedState))
        #expect(step.refusal == nil || step.said.isEmpty)
        let path = cursor.focus?.path
        #expect(step.stop?.path == path)
        #expect(cursor.tree.stops.contains { $0.path == path })
        #expect(cursor.tree.context.state == cursor.state)
      }
    }
  }

  @Test("a step is the same whenever the same is done", arguments: screens.indices)
  func repeatable(_ index: Int) throws {
    let commands = try Cursor.parse("next next scroll-forward last previous scroll-back first next-heading")
    var first = Cursor(screen: Self.screens[index])
    var second = Cursor(screen: Self.screens[index])
    #expect(first.perform(commands).map(\.line) == second.perform(commands).map(\.line))
  }
}

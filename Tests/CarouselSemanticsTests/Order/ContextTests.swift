import CarouselModel
import CarouselSemantics
import Testing

/// Places in tab bars, series, lists and landmarks (AccessibilitySnapshot 0.12.1).
@Suite("Contexts")
struct ContextTests {
  private typealias Given = GivenElements

  private func read(_ view: ViewNode) -> [String] {
    TreePage.tree(view).stops.map { stop in
      (stop.node.label?.rendered ?? "") + (stop.context.map { " \(Self.words($0))" } ?? "")
    }
  }

  private static func words(_ context: ContainerContext) -> String {
    switch context {
    case .series(let index, let count): "series \(index) of \(count)"
    case .tab(let index, let count): "tab \(index) of \(count)"
    case .tabBarItem(let index, let count): "item \(index) of \(count)"
    case .list(let edge): "list \(edge)"
    case .landmark(let edge): "landmark \(edge)"
    case .dataTableCell: "cell"
    }
  }

  private let abc = [
    Given.element("a", 0, 0), Given.element("b", 20, 0), Given.element("c", 40, 0),
  ]

  @Test("every stop in a tab bar is a tab with its number in reading order, however deep")
  func tabBar() {
    let bar = Given.group(
      .sorted, traits: .tabBar,
      [
        Given.element("c", 40, 0),
        Given.group(.sorted, kind: .landmark, [Given.element("b", 20, 0)]),
        Given.group(.flatten, [Given.element("a", 0, 0)]),
      ])
    #expect(read(bar) == ["a tab 1 of 3", "b tab 2 of 3", "c tab 3 of 3"])
  }

  @Test("a SwiftUI row with the tab-bar trait numbers its buttons")
  func swiftUITabBar() {
    let bar = HStack {
      Button("One")
      Text("hidden").accessibilityHidden(true)
      Button("Two")
    }.accessibilityElement(children: .contain).accessibilityAddTraits(.tabBar)
    let page = VStack {
      bar
      Text("page")
    }.node
    #expect(read(page) == ["One tab 1 of 2", "Two tab 2 of 2", "page"])
  }

  @Test("a tab bar with an order of its own numbers only its children")
  func explicitTabBar() {
    let bar = Given.group(
      .explicit, traits: .tabBar,
      [abc[1], Given.group(.sorted, kind: .semanticGroup, label: "Group", [abc[0]]), abc[2]])
    #expect(read(bar) == ["b tab 1 of 3", "a", "c tab 3 of 3"])
  }

  @Test("in a tab bar a group with an order of its own stands where its own frame is")
  func frameInTabBar() {
    func bar(_ traits: Traits) -> ViewNode {
      Given.group(
        .sorted, traits: traits,
        [
          Given.element("middle", 50, 0),
          Given.group(
            .explicit, kind: .semanticGroup, label: "Group", frame: Rect(x: 0, y: 0, width: 200, height: 10),
            [Given.element("late", 90, 0)]),
        ])
    }
    #expect(read(bar(.tabBar)) == ["late tab 1 of 2", "middle tab 2 of 2"])
    #expect(read(bar([])) == ["middle", "late"])
  }

  @Test("the children of a series are numbered")
  func series() {
    #expect(
      read(Given.group(.sorted, kind: .series, abc)) == [
        "a series 1 of 3", "b series 2 of 3", "c series 3 of 3",
      ])
  }

  @Test(
    "the first and the last child of a list or landmark say so, where their order is explicit",
    arguments: [(ContainerKind.list, "list"), (.landmark, "landmark")])
  func edges(_ kind: ContainerKind, _ word: String) {
    #expect(
      read(Given.group(.explicit, kind: kind, abc)) == [
        "a \(word) start", "b \(word) middle", "c \(word) end",
      ])
    #expect(read(Given.group(.explicit, kind: kind, [abc[0]])) == ["a \(word) start"])
    #expect(read(Given.group(.sorted, kind: kind, abc)) == ["a", "b", "c"])
  }

  @Test("a child that is a container, or in a group, is not known to the list")
  func unknownChild() {
    let list = Given.group(
      .explicit, kind: .list,
      [abc[0], Given.group(.sorted, kind: .semanticGroup, label: "Group", [abc[1]]), abc[2]])
    #expect(read(list) == ["a list start", "b", "c list end"])
    let grouped = Given.group(.explicit, kind: .list, [abc[0], Given.group(.sorted, [abc[1]]), abc[2]])
    #expect(read(grouped) == ["a list start", "b", "c list end"])
  }

  @Test("of several containers that tell a place the outermost wins, and its end is the end of it")
  func outermost() {
    let inner = Given.group(.explicit, kind: .list, [abc[0], abc[1]])
    let bar = Given.group(.sorted, traits: .tabBar, [inner, abc[2]])
    #expect(read(bar) == ["a tab 1 of 3", "b tab 2 of 3", "c tab 3 of 3"])
    let both = Given.group(
      .sorted, [Given.group(.sorted, kind: .series, abc), Given.group(.explicit, kind: .list, [abc[0]])])
    #expect(
      read(both) == ["a series 1 of 3", "b series 2 of 3", "c series 3 of 3", "a list start"])
  }

  @Test("hidden elements are not counted")
  func hidden() {
    let bar = Given.group(.sorted, kind: .series, [abc[0].accessibilityHidden(true), abc[1], abc[2]])
    #expect(read(bar) == ["b series 1 of 2", "c series 2 of 2"])
  }

  @Test("an element keeps the place that it was given")
  func given() {
    var content = ElementContent()
    content.label = "tab"
    content.context = .tabBarItem(index: 2, count: 5)
    #expect(read(ViewNode(.element(content))) == ["tab item 2 of 5"])
  }

  @Test("a lazy row in a tab bar is numbered without being held", arguments: [1, 7])
  func lazyTabs(_ count: Int) {
    let bar = ScrollView(.horizontal) { LazyHStack { ForEach(count: count) { Button("tab \($0)") } } }
      .accessibilityAddTraits(.tabBar)
    #expect(read(bar) == (0..<count).map { "tab \($0) tab \($0 + 1) of \(count)" })
  }

  @Test("places are 1 to n, and n is the same everywhere", arguments: 0..<60)
  func law(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let bar = random.view().accessibilityElement(children: .contain).accessibilityAddTraits(.tabBar)
    let tree = TreePage.tree(
      VStack {
        Text("before")
        bar
        Text("after")
      })
    let contexts = tree.stops.map(\.context)
    let count = contexts.count - 2
    guard count >= 0, tree.spoken.first == "before" else { return }
    let expected = count > 0 ? (1...count).map { ContainerContext.tab(index: $0, count: count) } : []
    #expect(Array(contexts.dropFirst().dropLast()) == expected)
    #expect(contexts.first == .some(nil) && contexts.last == .some(nil))
  }
}

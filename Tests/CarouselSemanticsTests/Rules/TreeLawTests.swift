import CarouselModel
import CarouselSemantics
import SeededRandom
import Testing

/// Laws of the tree that hold for any views.
@Suite("Laws of the tree")
struct TreeLawTests {
  /// The nodes of a view in the order of declaration, without regard to what silences what.
  private func declared(_ view: ViewNode) -> [String] {
    TreePage.tree(view).root.nodes.map(TreePage.line)
  }

  /// Random views without modal elements, which look at what stands beside them.
  private func views(_ seed: Int) -> ViewList {
    var random = RandomViews(seed: seed)
    return ViewList(random.views(depth: 3).map(Self.withoutModal))
  }

  private static func withoutModal(_ view: ViewNode) -> ViewNode {
    var view = view
    view.modifiers.removeAll { modifier in
      if case .accessibility(.addTraits(let traits)) = modifier.kind {
        traits.contains(.modal)
      } else {
        false
      }
    }
    if !view.children.isEmpty { view.children = ViewList(view.children.map(withoutModal)) }
    if case .reader(let content) = view.kind {
      let context = ScreenContext(settings: AccessibilitySettings())
      let children = ViewList(content(context).map(withoutModal))
      view.kind = .reader { _ in children }
    }
    for index in view.modifiers.indices {
      switch view.modifiers[index].kind {
      case .layout(.overlay(let views, let alignment)):
        view.modifiers[index].kind = .layout(
          .overlay(ViewList(views.map(withoutModal)), alignment: alignment))
      case .accessibility(.representation(let views)):
        view.modifiers[index].kind = .accessibility(.representation(ViewList(views.map(withoutModal))))
      case .accessibility(.children(let views)):
        view.modifiers[index].kind = .accessibility(.children(ViewList(views.map(withoutModal))))
      default: break
      }
    }
    return view
  }

  @Test("T1: a stack of views is the views' lists, one behind the other", arguments: 0..<60)
  func concatenation(_ seed: Int) {
    let views = views(seed)
    let parts = views.flatMap(declared)
    for direction in Stack.Direction.allCases {
      #expect(declared(ViewNode(.stack(Stack(direction)), children: views)) == parts)
    }
    #expect(declared(ViewNode(.group, children: views)) == parts)
    #expect(declared(EnvironmentReader { _ in views }.node) == parts)
  }

  @Test("T2 to T4: a property makes one element of none, and leaves the number of others", arguments: 0..<60)
  func count(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view()
    let before = TreePage.tree(view).root.nodes.count
    let kind = random.property()
    let after = TreePage.tree(view.modifier(kind)).root.nodes.count
    #expect(after == max(before, 1))
  }

  @Test("T5: a modifier that is not enabled is as if absent, wherever it stands", arguments: 0..<60)
  func absent(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view()
    #expect(TreePage.lines(view) == TreePage.lines(Self.withoutDisabled(view)))
  }

  private static func withoutDisabled(_ view: ViewNode) -> ViewNode {
    var view = view
    view.modifiers.removeAll { !$0.isEnabled }
    view.children = ViewList(view.children.map(withoutDisabled))
    return view
  }

  @Test("T6: of two modifiers of one property only the outer one counts", arguments: 0..<60)
  func outer(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view()
    let pairs: [(AccessibilityModifier, AccessibilityModifier)] = [
      (.label("1"), .label("2")), (.value("1"), .value("2")), (.hint("1"), .hint("2")),
      (.identifier("1"), .identifier("2")), (.inputLabels(["1"]), .inputLabels(["2"])),
      (.sortPriority(1), .sortPriority(2)), (.headingLevel(1), .headingLevel(2)),
      (.language("de"), .language("fr")), (.hidden(true), .hidden(false)), (.hidden(false), .hidden(true)),
      (.addTraits(.button), .removeTraits(.button)), (.removeTraits(.button), .addTraits(.button)),
    ]
    for (inner, outer) in pairs {
      #expect(TreePage.lines(view.at(1, inner).at(2, outer)) == TreePage.lines(view.at(2, outer)))
    }
  }

  @Test("modifiers of different properties may change places", arguments: 0..<60)
  func exchange(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view()
    let changes: [AccessibilityModifier] = [
      .label("l"), .value("v"), .hint("h"), .identifier("i"), .sortPriority(1), .headingLevel(1),
      .language("de"), .hidden(true), .addTraits(.button), .action(Action(.named("a"))),
    ]
    let (first, second) = (random.pick(changes.indices.map(\.self)), random.pick(changes.indices.map(\.self)))
    #expect(
      TreePage.lines(view.at(1, changes[first]).at(1, changes[second]))
        == TreePage.lines(view.at(1, changes[second]).at(1, changes[first])))
  }

  @Test("ignore makes exactly one element, whatever is inside", arguments: 0..<60)
  func ignore(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let nodes = TreePage.tree(random.view().accessibilityElement()).root.nodes
    #expect(nodes.map(\.role) == [.element])
    #expect(nodes.allSatisfy { $0.label == nil && $0.traits.isEmpty && $0.actions.isEmpty })
  }

  @Test("contain makes exactly one container, and changes nothing in it", arguments: 0..<60)
  func contain(_ seed: Int) {
    let view = views(seed)[0]
    let nodes = TreePage.tree(view.accessibilityElement(children: .contain)).root.nodes
    #expect(nodes.map(\.role) == [.container])
    let before = TreePage.tree(view).root.nodes
    if before.count != 1 || before[0].role == .element {
      #expect(nodes[0].children.nodes.map(TreePage.line) == before.map(TreePage.line))
    }
  }

  @Test("combining twice is combining once", arguments: 0..<60)
  func combineTwice(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let once = random.view().accessibilityElement(children: .combine)
    #expect(TreePage.lines(once) == TreePage.lines(once.accessibilityElement(children: .combine)))
  }

  @Test("a representation gives the tree of what represents, beside what it hides", arguments: 0..<60)
  func representation(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let (view, other) = (random.view(), views(seed))
    let represented = TreePage.tree(view.at(1, .representation(other)))
    #expect(represented.root.nodes.map(TreePage.line) == other.flatMap(declared))
    #expect(represented.root.removed.allSatisfy { $0.visibility.hiddenReason != nil })
  }

  @Test("a hidden node is never a stop, and every node that is not given has a reason", arguments: 0..<150)
  func reasons(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let tree = TreePage.tree(random.view(depth: 5))
    let stops = Array(tree.stops)
    #expect(stops.allSatisfy { $0.node.role == .element && $0.node.visibility.hiddenReason == nil })
    #expect(stops.allSatisfy { $0.containers.allSatisfy { $0.visibility.hiddenReason == nil } })
    var given = 0
    visit(tree.root) { if $0.visibility.hiddenReason == nil, $0.role == .element { given += 1 } }
    #expect(given == stops.count)
  }

  /// Visits every node, hidden ones and their parts included.
  private func visit(_ list: NodeList, _ look: (SemanticNode) -> Void) {
    for node in list.nodes + list.removed {
      look(node)
      visit(node.children, look)
      visit(node.hidden, look)
    }
  }

  @Test("a hidden view gives no stops, and a tree around it the same stops as without it", arguments: 0..<60)
  func hiddenView(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let hidden = random.view().accessibilityHidden(true)
    #expect(TreePage.tree(hidden).spoken == [])
    let others = views(seed)
    let with = TreePage.tree(ViewNode(.stack(Stack(.depth)), children: ViewList(Array(others) + [hidden])))
    let without = TreePage.tree(ViewNode(.stack(Stack(.depth)), children: others))
    #expect(with.spoken == without.spoken)
  }

  @Test("asking twice gives the same", arguments: 0..<30)
  func pure(_ seed: Int) {
    var random = RandomViews(seed: seed)
    let view = random.view(depth: 5)
    #expect(TreePage.lines(view) == TreePage.lines(view))
  }
}

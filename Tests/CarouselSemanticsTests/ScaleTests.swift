import CarouselModel
import CarouselSemantics
import Testing

/// Deep, long and wide views: each of these once took minutes, or did not end.
@Suite("Scale")
struct ScaleTests {
  private func nested(_ depth: Int, _ wrap: (ViewNode, Int) -> ViewNode) -> ViewNode {
    var view = Text("inside").node
    for level in 0..<depth { view = wrap(view, level) }
    return view
  }

  @Test("two hundred stacks in each other")
  func deepStacks() {
    let view = nested(200) { inner, level in
      level.isMultiple(of: 2)
        ? VStack {
          inner
          Text("v")
        }.padding(1) : HStack { inner }.accessibilityIdentifier("\(level)")
    }
    #expect(TreePage.tree(view).spoken.count == 101)
  }

  @Test("fifty piles in each other are read from back to front")
  func deepPiles() {
    let view = nested(50) { inner, level in
      ZStack {
        inner
        Text("\(level)")
      }.node
    }
    #expect(TreePage.tree(view).spoken == ["inside"] + (0..<50).map(String.init))
  }

  @Test("a hundred scroll views in each other")
  func deepScrollViews() {
    let view = nested(100) { inner, level in
      ScrollView {
        VStack {
          inner
          Text("\(level)")
        }
      }.node
    }
    let stops = Array(TreePage.tree(view).stops)
    #expect(stops.count == 101)
    #expect(stops.first?.containers.count == 100)
  }

  @Test("a hundred readers in each other")
  func deepReaders() {
    let view = nested(100) { inner, _ in EnvironmentReader { _ in inner.padding(1) }.padding(1) }
    #expect(TreePage.tree(view).spoken == ["inside"])
  }

  @Test("a hundred thousand modifiers on one view")
  func manyModifiers() {
    func lines(_ modifier: (Int) -> Modifier.Kind) -> [String] {
      var view = Text("a").node
      view.modifiers = (0..<100_000).map { Modifier(modifier($0)) }
      return TreePage.lines(view)
    }
    #expect(
      lines { .accessibility(.label(TextValue("label \($0)"))) } == [#"Text "label 99999"; staticText"#])
    #expect(lines { _ in .layout(.padding(EdgeInsets(.all, 1))) } == [#"Text "a"; staticText"#])
    // What is hidden is shown at most a hundred deep.
    #expect((2...101).contains(lines { _ in .accessibility(.element(.ignore)) }.count))
    #expect(lines { _ in .accessibility(.element(.combine)) } == [#"Text "a"; staticText"#])
    #expect(
      lines { .accessibility($0.isMultiple(of: 2) ? .element(.contain) : .element(.ignore)) }.first == "Text")
  }

  @Test("a hundred thousand actions and facts on one element")
  func manyActions() {
    var view = Text("a").node
    view.modifiers = (0..<50_000).flatMap { number in
      [
        Modifier(.accessibility(.action(Action(.named(TextValue("\(number)")))))),
        Modifier(
          .accessibility(.customContent(CustomContent(label: TextValue("\(number)"), value: "fact")))),
      ]
    }
    let node = TreePage.tree(view).root.nodes.first
    #expect(node?.actions.count == 50_000)
    #expect(node?.customContent.last?.label.rendered == "49999")
  }

  @Test("rows of many cards of several nodes are walked card by card")
  func longRow() {
    let row = ScrollView(.horizontal) {
      LazyHStack {
        ForEach(count: 3000) { index in
          VStack {
            Text("title \(index)")
            Button("buy \(index)")
          }
        }
      }
    }
    var count = 0
    var last: Stop?
    for stop in TreePage.tree(row).stops {
      count += 1
      last = stop
    }
    #expect(count == 6000)
    #expect(last?.path == [0, 0, 5999])
  }

  @Test("ten thousand siblings, and a tab bar of as many")
  func wide() {
    let siblings = (0..<10_000).map {
      GivenElements.element("\($0)", Double($0 % 100) * 20, Double($0 / 100) * 20)
    }
    #expect(GivenElements.read(siblings) == (0..<10_000).map(String.init))
    let bar = GivenElements.group(.sorted, traits: .tabBar, siblings)
    var last: ContainerContext?
    for stop in TreePage.tree(bar).stops { last = stop.context }
    #expect(last == .tab(index: 10_000, count: 10_000))
  }
}

import CarouselModel
import CarouselSemantics
import Testing

/// What is hidden, by what, and at which line: T10 to T14.
@Suite("Hidden nodes")
struct HiddenTests {
  @Test("hidden on one node, on each of several, and on a new one where there is none")
  func accessibilityHidden() {
    #expect(
      TreePage.lines(Text("a").at(3, .hidden(true))) == [
        #"hidden Text "a"; staticText; hidden by accessibilityHidden at line 3"#
      ])
    let pair = HStack {
      Text("a")
      Text("b")
    }
    #expect(TreePage.lines(pair.at(3, .hidden(true))).count == 2)
    #expect(TreePage.tree(pair.at(3, .hidden(true))).spoken == [])
    #expect(
      TreePage.lines(Circle().at(3, .hidden(true))) == [
        "hidden Circle; hidden by accessibilityHidden at line 3"
      ])
  }

  @Test("hidden on a container hides what is in it, with the line of the container's modifier")
  func hiddenContainer() {
    let scroll = ScrollView {
      LazyHStack { ForEach(count: 1) { _ in Text("card") } }
      Text("b").at(2, .hidden(true))
      Text("c").at(2, .hidden(false))
    }
    #expect(
      TreePage.lines(scroll.at(8, .hidden(true))) == [
        "hidden [ScrollView]; hidden by accessibilityHidden at line 8",
        "  hidden [LazyHStack]; inside a container hidden at line 8",
        #"    hidden Text "card"; staticText; inside a container hidden at line 8"#,
        #"  hidden Text "b"; staticText; hidden by accessibilityHidden at line 2"#,
        #"  hidden Text "c"; staticText; inside a container hidden at line 8"#,
      ])
    #expect(TreePage.tree(scroll.at(8, .hidden(true))).spoken == [])
  }

  @Test("the outer word counts on the same node")
  func outerWins() {
    #expect(TreePage.tree(Text("a").at(1, .hidden(true)).at(2, .hidden(false))).spoken == ["a"])
    #expect(TreePage.tree(Text("a").at(1, .hidden(false)).at(2, .hidden(true))).spoken == [])
    #expect(
      TreePage.lines(Text("a").at(1, .hidden(true)).at(2, .hidden(true))) == [
        #"hidden Text "a"; staticText; hidden by accessibilityHidden at line 2"#
      ])
  }

  @Test("opacity 0 hides, unless something says that the view is shown, inside or outside")
  func opacity() {
    func opaque(_ view: some View, _ value: Double = 0) -> ViewNode {
      view.node.modifier(.appearance(.opacity(value)), source: .line(4))
    }
    #expect(
      TreePage.lines(opaque(Text("a"))) == [#"hidden Text "a"; staticText; hidden by opacity 0 at line 4"#])
    #expect(TreePage.tree(opaque(Text("a"), 0.001)).spoken == ["a"])
    #expect(TreePage.tree(opaque(Text("a"), -1)).spoken == [])
    #expect(TreePage.tree(opaque(Text("a")).accessibilityHidden(false)).spoken == ["a"])
    #expect(TreePage.tree(opaque(Text("a").accessibilityHidden(false))).spoken == ["a"])
    #expect(TreePage.lines(opaque(Circle())) == [])
    #expect(TreePage.tree(opaque(ScrollView { Text("a") })).spoken == [])
    // What is made around it is seen.
    #expect(TreePage.tree(opaque(Text("a")).accessibilityElement().accessibilityLabel("b")).spoken == ["b"])
  }

  @Test("hidden() takes the nodes away; a property outside makes a new one")
  func hiddenModifier() {
    let view = Text("a").node.modifier(.appearance(.hidden), source: .line(4))
    let hidden = #"hidden Text "a"; staticText; hidden by hidden() at line 4"#
    #expect(TreePage.lines(view) == [hidden])
    #expect(TreePage.lines(view.accessibilityHidden(false)) == ["Text", hidden])
    #expect(TreePage.lines(view.accessibilityLabel("b")) == [#"Text "b""#, hidden])
  }

  @Test("a view that fades out in a scroll transition stays, and says what is not known")
  func fading() {
    let view = Text("a").scrollTransition { EffectValues(opacity: $0.isIdentity ? 1 : 0) }
    let nodes = TreePage.tree(view).root.nodes
    #expect(TreePage.tree(view).spoken == ["a"])
    #expect(nodes.flatMap(\.assumptions).count == 1)
    let dimmed = Text("a").scrollTransition { EffectValues(opacity: $0.isIdentity ? 1 : 0.5) }
    #expect(TreePage.tree(dimmed).root.nodes.flatMap(\.assumptions) == [])
  }

  @Test("a modal element hides its siblings, and the last one wins")
  func modal() {
    let view = ZStack {
      Text("below")
      ScrollView { Text("list") }
      Text("alert").declared(at: 7).accessibilityAddTraits(.modal)
    }
    #expect(
      TreePage.lines(view) == [
        #"Text "alert"; staticText modal"#,
        #"hidden Text "below"; staticText; hidden behind a modal element at line 7"#,
        "hidden [ScrollView]; hidden behind a modal element at line 7",
        #"  hidden Text "list"; staticText; inside a container hidden at line 7"#,
      ])
    let two = VStack {
      Text("first").accessibilityAddTraits(.modal)
      Text("second").accessibilityAddTraits(.modal)
    }
    #expect(TreePage.tree(two).spoken == ["second"])
  }

  @Test("a hidden modal element hides nothing")
  func hiddenModal() {
    let view = VStack {
      Text("below")
      Text("alert").accessibilityAddTraits(.modal).accessibilityHidden(true)
    }
    #expect(TreePage.tree(view).spoken == ["below"])
  }

  @Test("a modal element inside a container silences only that container")
  func modalInContainer() {
    let view = VStack {
      Text("outside")
      VStack {
        Text("inside")
        Text("alert").accessibilityAddTraits(.modal)
      }.accessibilityElement(children: .contain)
    }
    #expect(TreePage.tree(view).spoken == ["outside", "alert"])
  }

  @Test("a modal card in a lazy row silences the other cards")
  func modalCard() {
    let row = LazyHStack {
      ForEach(count: 4) { index in
        Text("card \(index)").accessibilityAddTraits(index == 2 ? .modal : [])
      }
    }
    #expect(TreePage.tree(row).spoken == ["card 2"])
  }

  @Test("a modal container with nothing inside silences its siblings all the same")
  func emptyModal() {
    let view = VStack {
      Text("below")
      ScrollView { Circle() }.accessibilityAddTraits(.modal)
    }
    #expect(TreePage.tree(view).spoken == [])
  }
}

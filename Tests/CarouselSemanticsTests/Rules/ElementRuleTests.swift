import CarouselModel
import CarouselSemantics
import Testing

/// `accessibilityElement(children:)`, `accessibilityRepresentation` and `accessibilityChildren`.
@Suite("New elements from views")
struct ElementRuleTests {
  private let pair = VStack {
    Text("a")
    Text("b")
  }

  // MARK: ignore

  @Test("ignore: always one new element, without anything; even a lone text loses its label")
  func ignore() {
    #expect(
      TreePage.lines(Text("a").at(4, .element(.ignore))) == [
        "Text",
        #"  hidden Text "a"; staticText; hidden by accessibilityElement(children: .ignore) at line 4"#,
      ])
    #expect(TreePage.lines(pair.at(4, .element(.ignore))).first == "VStack")
    #expect(TreePage.lines(pair.at(4, .element(.ignore))).count == 3)
    #expect(TreePage.lines(Circle().at(4, .element(.ignore))) == ["Circle"])
    #expect(TreePage.lines(Circle().accessibilityElement()) == ["Circle"])
  }

  @Test("what is written inside edits the children, what is written outside the new element")
  func insideAndOutside() {
    let view = pair.accessibilityHint("inner").accessibilityElement().accessibilityLabel("outer")
    #expect(
      TreePage.lines(view) == [
        #"VStack "outer""#,
        #"  hidden Text "a"; staticText; hint "inner"; hidden by accessibilityElement(children: .ignore)"#,
        #"  hidden Text "b"; staticText; hint "inner"; hidden by accessibilityElement(children: .ignore)"#,
      ])
  }

  @Test("a label on a card before it ignores its children is lost")
  func lostLabel() {
    let view = pair.accessibilityLabel("Card").accessibilityElement()
    #expect(TreePage.lines(view).first == "VStack")
  }

  // MARK: contain

  @Test("contain: a container around none, several, or one element")
  func contain() {
    #expect(TreePage.lines(Circle().accessibilityElement(children: .contain)) == ["[Circle]"])
    #expect(
      TreePage.lines(Text("a").accessibilityElement(children: .contain)) == [
        "[Text]", #"  Text "a"; staticText"#,
      ])
    #expect(
      TreePage.lines(pair.accessibilityElement(children: .contain).accessibilityLabel("Row")) == [
        #"[VStack] "Row""#, #"  Text "a"; staticText"#, #"  Text "b"; staticText"#,
      ])
  }

  @Test("contain: a container at hand is edited and not wrapped")
  func containContainer() {
    let scroll = ScrollView { Text("a") }.accessibilityElement(children: .contain).accessibilityLabel("Row")
    #expect(TreePage.lines(scroll) == [#"[ScrollView] "Row""#, #"  Text "a"; staticText"#])
    let twice = pair.accessibilityElement(children: .contain).accessibilityElement(children: .contain)
    #expect(TreePage.lines(twice).first == "[VStack]")
    #expect(TreePage.lines(twice).count == 3)
  }

  @Test("contain: a visible labelled container around hidden children (Apple's sample)")
  func containHidden() {
    let view = pair.at(2, .hidden(true)).accessibilityElement(children: .contain).accessibilityLabel("Chart")
    #expect(
      TreePage.lines(view) == [
        #"[VStack] "Chart""#, #"  hidden Text "a"; staticText; hidden by accessibilityHidden at line 2"#,
        #"  hidden Text "b"; staticText; hidden by accessibilityHidden at line 2"#,
      ])
  }

  @Test("ignore, then contain: the element stays a stop inside a container")
  func ignoreThenContain() {
    let view = pair.accessibilityElement().accessibilityLabel("Card").accessibilityElement(children: .contain)
    #expect(TreePage.lines(view).prefix(2) == ["[VStack]", #"  VStack "Card""#])
  }

  // MARK: combine

  @Test("combine: one element with the words of several; one element stays as it is")
  func combine() {
    #expect(
      TreePage.lines(pair.at(6, .element(.combine))) == [
        #"VStack "a, b"; staticText"#,
        #"  hidden Text "a"; staticText; merged by accessibilityElement(children: .combine) at line 6"#,
        #"  hidden Text "b"; staticText; merged by accessibilityElement(children: .combine) at line 6"#,
      ])
    #expect(TreePage.lines(Text("a").accessibilityElement(children: .combine)) == [#"Text "a"; staticText"#])
    #expect(TreePage.lines(Circle().accessibilityElement(children: .combine)) == ["Circle"])
  }

  @Test("contain, then combine: what was said about the container outweighs its children's words")
  func containThenCombine() {
    let plain = pair.accessibilityElement(children: .contain).accessibilityElement(children: .combine)
    #expect(TreePage.lines(plain).first == #"VStack "a, b"; staticText"#)
    let named = pair.accessibilityElement(children: .contain).accessibilityLabel("Row")
      .accessibilityIdentifier("row").accessibilityElement(children: .combine)
    #expect(TreePage.lines(named).first == #"VStack "Row"; staticText; #row"#)
  }

  @Test("combine, then contain: the combined element inside a container")
  func combineThenContain() {
    let view = pair.accessibilityElement(children: .combine).accessibilityElement(children: .contain)
    #expect(TreePage.lines(view).prefix(2) == ["[VStack]", #"  VStack "a, b"; staticText"#])
  }

  // MARK: representation

  @Test("representation: other nodes take the place of these")
  func representation() {
    let view = pair.at(
      7, .representation([Button("Pay").node, Text("89").node])
    ).accessibilityHint("soon")
    #expect(
      TreePage.lines(view).filter { !$0.hasPrefix(" ") } == [
        #"Button "Pay"; button; hint "soon"; does activate"#, #"Text "89"; staticText; hint "soon""#,
        #"hidden Text "a"; staticText; hidden by accessibilityRepresentation at line 7"#,
        #"hidden Text "b"; staticText; hidden by accessibilityRepresentation at line 7"#,
      ])
  }

  @Test("representation by nothing: nothing is there, until a property is set outside")
  func emptyRepresentation() {
    let image = Image("banner").at(3, .representation([EmptyView().node]))
    let hidden = #"hidden Image "banner"; image; hidden by accessibilityRepresentation at line 3"#
    #expect(TreePage.lines(image) == [hidden])
    #expect(TreePage.lines(image.accessibilityLabel("Sale")) == [#"Image "Sale""#, hidden])
  }

  @Test("representation: a decorative picture behind it is hidden by it")
  func representedDecoration() {
    let image = Image(decorative: "banner").at(3, .representation([EmptyView().node]))
    #expect(
      TreePage.lines(image) == [
        #"hidden Image "banner"; image; hidden by accessibilityRepresentation at line 3"#
      ])
  }

  // MARK: children

  @Test("children: the element keeps its properties and becomes a container of others")
  func children() {
    let bars: ViewList = [Text("May").node, Text("June").node]
    let canvas = Rectangle().accessibilityLabel("Sales").at(5, .children(bars))
    #expect(
      TreePage.lines(canvas) == [
        #"[Rectangle] "Sales""#, #"  Text "May"; staticText"#, #"  Text "June"; staticText"#,
      ])
    let combined = canvas.accessibilityElement(children: .combine)
    #expect(TreePage.lines(combined).first == #"Rectangle "Sales"; staticText"#)
  }

  @Test("children: they take the place of those that were there")
  func replacedChildren() {
    let view = pair.at(5, .children([Text("c").node]))
    #expect(
      TreePage.lines(view) == [
        "[VStack]", #"  Text "c"; staticText"#,
        #"  hidden Text "a"; staticText; hidden by accessibilityChildren at line 5"#,
        #"  hidden Text "b"; staticText; hidden by accessibilityChildren at line 5"#,
      ])
    let scroll = ScrollView { Text("a") }.at(5, .children([Text("c").node]))
    #expect(
      TreePage.lines(scroll) == [
        "[ScrollView]", #"  Text "c"; staticText"#,
        #"  hidden Text "a"; staticText; hidden by accessibilityChildren at line 5"#,
      ])
  }

  @Test("a container of a kind is one, whatever was there")
  func containerKind() {
    let list = pair.node.modifier(.accessibility(.container(.list)))
    #expect(TreePage.tree(list).root.nodes.map(\.containerKind) == [.list])
    #expect(TreePage.tree(list).spoken == ["a", "b"])
  }

  @Test("are as if absent when they are not enabled")
  func disabled() {
    let changes: [AccessibilityModifier] = [
      .element(.ignore), .element(.contain), .element(.combine), .representation([]), .children([]),
      .container(.list),
    ]
    for change in changes {
      let view = pair.node.modifier(.accessibility(change), isEnabled: false)
      #expect(TreePage.lines(view) == TreePage.lines(pair))
    }
  }
}

import CarouselModel
import CarouselSemantics
import SeededRandom
import Testing

/// Modifiers that set a property: T2 to T8.
@Suite("Property modifiers")
struct PropertyTests {
  /// Each modifier of a property, with what it adds to the line of an element that had nothing.
  static let properties: [(AccessibilityModifier, String)] = [
    (.label("L"), #" "L""#), (.value("V"), #" is "V""#), (.hint("H"), #"; hint "H""#),
    (.addTraits([.header, .button]), "; button header"), (.removeTraits(.button), ""),
    (.identifier("id"), "; #id"), (.inputLabels(["one", "two"]), "; called one, two"),
    (.sortPriority(2), "; priority 2.0"), (.headingLevel(3), "; level 3"), (.language("de"), "; in de"),
    (.action(Action(.named("Delete"))), "; does named Delete"), (.action(Action(.escape)), "; does escape"),
    (.action(Action(.increment)), "; adjustable; does increment"),
    (.customContent(CustomContent(label: "Price", value: "89")), "; Price: 89"),
    (.customContent(CustomContent(label: "Price", value: "89", isImportant: true)), "; important Price: 89"),
    (.respondsToUserInteraction(true), ""), (.activationPoint(x: 0.5, y: 0), ""), (.hidden(false), ""),
  ]

  @Test("make a new element where there is none", arguments: properties.indices)
  func none(_ index: Int) {
    let (change, facts) = Self.properties[index]
    #expect(TreePage.lines(Circle().at(1, change)) == ["Circle" + facts])
  }

  @Test("edit the one node that there is", arguments: properties.indices)
  func one(_ index: Int) {
    let (change, facts) = Self.properties[index]
    let empty = Circle().accessibilityElement()
    #expect(TreePage.lines(empty.at(1, change)) == ["Circle" + facts])
    #expect(TreePage.lines(ScrollView { Text("a") }.at(1, change)).first == "[ScrollView]" + facts)
  }

  @Test("edit every one of several nodes, and group nothing", arguments: properties.indices)
  func several(_ index: Int) {
    let (change, facts) = Self.properties[index]
    let stack = VStack {
      Circle().accessibilityElement()
      ScrollView { Text("a") }
      Rectangle().accessibilityElement()
    }
    #expect(
      TreePage.tree(stack.at(1, change)).root.nodes.map(TreePage.line) == [
        "Circle" + facts, "[ScrollView]" + facts, "Rectangle" + facts,
      ])
  }

  @Test("are as if absent when they are not enabled, on no node too", arguments: properties.indices)
  func disabled(_ index: Int) {
    let kind = Modifier.Kind.accessibility(Self.properties[index].0)
    #expect(TreePage.lines(Circle().node.modifier(kind, isEnabled: false)) == [])
    #expect(
      TreePage.lines(Text("a").node.modifier(kind, isEnabled: false)) == [#"Text "a"; staticText"#])
  }

  @Test("the outer one of two wins")
  func outerWins() {
    func line(_ first: AccessibilityModifier, _ second: AccessibilityModifier) -> String {
      TreePage.lines(Circle().at(1, first).at(2, second)).joined()
    }
    #expect(line(.label("inner"), .label("outer")) == #"Circle "outer""#)
    #expect(line(.label("inner"), .label("")) == #"Circle """#)
    #expect(line(.value("inner"), .value("outer")) == #"Circle is "outer""#)
    #expect(line(.hint("inner"), .hint("outer")) == #"Circle; hint "outer""#)
    #expect(line(.hint("inner"), .hint("")) == #"Circle; hint "inner""#)
    #expect(line(.identifier("inner"), .identifier("outer")) == "Circle; #outer")
    #expect(line(.inputLabels(["inner"]), .inputLabels(["outer"])) == "Circle; called outer")
    #expect(line(.sortPriority(1), .sortPriority(2)) == "Circle; priority 2.0")
    #expect(line(.headingLevel(1), .headingLevel(2)) == "Circle; level 2")
    #expect(line(.headingLevel(1), .headingLevel(0)) == "Circle")
    #expect(line(.language("de"), .language("fr")) == "Circle; in fr")
  }

  @Test("actions accumulate, outermost first; facts accumulate in the order of the source")
  func accumulate() {
    let view = Text("a").accessibilityAction(named: "One").accessibilityAction(named: "Two")
      .accessibilityAction(.magicTap)
    #expect(
      TreePage.lines(view) == [#"Text "a"; staticText; does magic tap; does named Two; does named One"#])
    let facts = Text("a").accessibilityCustomContent("Price", "89").accessibilityCustomContent("Size", "L")
      .accessibilityCustomContent("Price", "99", isImportant: true)
    #expect(TreePage.lines(facts) == [#"Text "a"; staticText; important Price: 99; Size: L"#])
  }

  @Test("an adjustable action makes the element adjustable, without a trait of the author's")
  func adjustable() {
    let view = Text("a").accessibilityAdjustableAction(increment: nil, decrement: nil)
    #expect(TreePage.lines(view) == [#"Text "a"; staticText adjustable; does decrement; does increment"#])
    #expect(TreePage.tree(view).root.nodes.map(\.isAdjustable) == [true])
  }

  @Test("traits are set and cleared bit by bit, the outer word counts")
  func traits() {
    let removedLast = Text("a").accessibilityAddTraits(.button).accessibilityRemoveTraits(.button)
    #expect(TreePage.lines(removedLast) == [#"Text "a"; staticText"#])
    let addedLast = Text("a").accessibilityRemoveTraits(.button).accessibilityAddTraits(.button)
    #expect(TreePage.lines(addedLast) == [#"Text "a"; button staticText"#])
    let own = Button("a").accessibilityRemoveTraits(.button).accessibilityAddTraits(.header)
    #expect(TreePage.lines(own).first == #"Button "a"; header; does activate"#)
  }

  @Test("traits follow the bits of a simple machine", arguments: 0..<100)
  func traitLaw(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    var view = Circle().accessibilityElement()
    var bits: UInt32 = 0
    for _ in 0..<8 {
      let traits = Traits(rawValue: UInt32(truncatingIfNeeded: random.next()) & ((1 << 26) - 1))
      if random.count(below: 2) == 0 {
        view = view.accessibilityAddTraits(traits)
        bits |= traits.rawValue
      } else {
        view = view.accessibilityRemoveTraits(traits)
        bits &= ~traits.rawValue
      }
    }
    #expect(TreePage.tree(view).root.nodes.map(\.traits.rawValue) == [bits])
  }

  @Test("a label on a stack is the label of everything in it")
  func labelledStack() {
    let card = VStack {
      Text("Alps")
      Button("Buy")
    }.accessibilityLabel("Card")
    #expect(TreePage.tree(card).spoken == ["Card", "Card"])
  }
}

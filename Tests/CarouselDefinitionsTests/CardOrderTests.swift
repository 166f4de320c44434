import CarouselDefinitions
import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

/// The order in which cards are read, where the text of a definition may or may not change it.
@Suite("The order of cards")
struct CardOrderTests {
  private func spoken(_ definition: String) -> [String] {
    let screens = DefinitionReader().read(definition, file: "cards.yaml").screens
    return screens.flatMap { screen in
      let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
      return Narrator().transcript(of: tree.stops).map(\.text)
    }
  }

  @Test("is that of the items")
  func plain() {
    #expect(spoken("cover-flow-carousel: {items: [A, B]}") == ["A, 1 of 2", "B, 2 of 2"])
    #expect(spoken("peek-carousel: {items: [A, B]}") == ["A", "B"])
    #expect(spoken("cards: [{label: A}, {label: B}]") == ["A", "B"])
  }

  @Test("follows sort priorities wherever they are written")
  func sorted() {
    #expect(spoken("cards: [{label: A}, {label: B, sort: 1}]") == ["B", "A"])
    #expect(
      spoken(
        """
        peek-carousel:
          items: [{id: A, first: 0}, {id: B, first: 1}]
          card: {text: {item: id}, sort-priority: {item: first}}
        """) == ["B", "A"])
    #expect(
      spoken(
        """
        cover-flow-carousel:
          items: [{id: A, first: 0}, {id: B, first: 1}]
          card: {sort-priority: {item: first}}
        """) == ["B, 2 of 2", "A, 1 of 2"])
  }

  @Test("is kept where words only sound like an order")
  func words() {
    #expect(spoken("peek-carousel: {items: [Resorts, Modal jazz]}") == ["Resorts", "Modal jazz"])
  }
}

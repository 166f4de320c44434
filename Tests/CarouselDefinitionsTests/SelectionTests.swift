import CarouselDefinitions
import CarouselModel
import Testing

/// Which card is current, and which state variable holds it.
@Suite("Selections")
struct SelectionTests {
  private func state(_ text: String) -> [String: String] {
    let values = Page(text).reading.screens.first?.initialState.values ?? [:]
    return Dictionary(uniqueKeysWithValues: values.map { ($0.key.name, $0.value.text ?? "") })
  }

  @Test("a word is the id of the current item", arguments: ["Midnight", "{id: Midnight}"])
  func word(selection: String) {
    let text = "cover-flow-carousel: {items: [Sunset, Midnight], selection: \(selection)}"
    #expect(state(text) == ["selection": "Midnight"])
  }

  @Test("the other documented carousels call it their position, and have the variables of their demos")
  func positions() {
    #expect(state("peek-carousel: {items: [A, B], position: B}") == ["currentID": "B"])
    #expect(state("parallax-cards-row: {items: [A, B], position: B}") == ["position": "B"])
  }

  @Test("carousels that name no variable do not share one")
  func twoCarousels() {
    let text = """
      vstack:
        - cover-flow-carousel: {items: [Sunset, Forest], selection: Forest}
        - cover-flow-carousel: {items: [Rome, Oslo], selection: Oslo}
        - cards: [{label: Alps}, {label: Sahara}]
          selection: Sahara
      """
    #expect(state(text) == ["selection": "Forest", "selection 2": "Oslo", "selection 3": "Sahara"])
  }

  @Test("carousels that name the same variable share it")
  func sharedVariable() {
    let text = """
      state: {album: Forest}
      vstack:
        - cover-flow-carousel: {items: [Sunset, Forest], selection: {state: album}}
        - cover-flow-carousel: {items: [Rome, Forest], selection: {state: album}}
      """
    #expect(state(text) == ["album": "Forest"])
  }

  @Test("a word that names no item is a fault at the word")
  func unknownItem() {
    #expect(
      Page("cover-flow-carousel: {items: [Sunset, Midnight], selection: Midnigth}").faults == [
        "1:61: error: 'selection' is 'Midnigth', and no item has that id; did you mean 'Midnight'?"
      ])
  }

  @Test("a carousel on a card cannot be given a current item")
  func carouselOnCard() {
    let text =
      "peek-carousel: {items: [A], card: {cover-flow-carousel: {items: [Rome, Oslo], selection: Oslo}}}"
    #expect(
      Page(text).faults == [
        "1:90: warning: a carousel on a card starts at its first item; leave the id out;"
          + " name a state variable if another item is to be current"
      ])
  }

  @Test("what is stated about the carousel itself may be kept apart from its cards")
  func group() {
    let apart = """
      carousel:
        carousel: {label: Albums, traits: [header]}
        cards: [{label: Alps}]
      """
    let together = """
      carousel:
        label: Albums
        traits: [header]
        cards: [{label: Alps}]
      """
    #expect(Page(apart).faults.isEmpty)
    #expect(Page(apart).lines == Page(together).lines)
  }

  @Test("a key of the carousel itself is written once, wherever it stands")
  func groupTwice() {
    #expect(
      Page("carousel: {carousel: {label: Albums}, label: Covers, cards: 2}").faults == [
        "1:39: error: 'label' says the same as 'label' above; keep one of them"
      ])
  }
}

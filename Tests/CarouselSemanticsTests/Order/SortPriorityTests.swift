import CarouselModel
import CarouselSemantics
import Testing

/// Sort priorities re-order among siblings of one container: T16.
@Suite("Sort priorities")
struct SortPriorityTests {
  private func text(_ label: TextValue, _ priority: Double) -> ViewNode {
    Text(label).accessibilitySortPriority(priority)
  }

  @Test("higher comes first, 0 is the default, and frames decide among equals")
  func order() {
    let view = VStack {
      Text("a")
      text("b", -1)
      text("c", 2)
      text("d", 2)
      text("e", 0)
      text("f", 1.5)
    }
    #expect(TreePage.tree(view).spoken == ["c", "d", "f", "a", "e", "b"])
  }

  @Test("it reaches across stacks, which are no containers, and a pile is no exception")
  func acrossStacks() {
    let view = VStack {
      Text("a")
      ZStack {
        Text("b")
        HStack { text("c", 1) }
      }
      Text("d")
    }
    #expect(TreePage.tree(view).spoken == ["c", "a", "b", "d"])
  }

  @Test("it does not leave its container")
  func container() {
    let view = VStack {
      Text("a")
      VStack {
        Text("b")
        text("c", 5)
      }.accessibilityElement(children: .contain)
    }
    #expect(TreePage.tree(view).spoken == ["a", "c", "b"])
    let moved = VStack {
      Text("a")
      VStack {
        Text("b")
        Text("c")
      }.accessibilityElement(children: .contain).accessibilitySortPriority(1)
    }
    #expect(TreePage.tree(moved).spoken == ["b", "c", "a"])
  }

  @Test("in a pile, back to front is the order among equals")
  func pile() {
    let view = ZStack {
      Text("back")
      text("middle", 1)
      Text("front")
    }
    #expect(TreePage.tree(view).spoken == ["middle", "back", "front"])
  }

  @Test("in a lazy row every card is looked at, the last one too")
  func lazyRow() {
    let row = ScrollView(.horizontal) {
      LazyHStack {
        ForEach(count: 300) { index in
          Text("card \(index)").accessibilitySortPriority(index == 299 ? 1 : 0)
        }
      }
    }
    let spoken = TreePage.tree(row).spoken
    #expect(spoken.prefix(2) == ["card 299", "card 0"])
    #expect(spoken.count == 300)
  }

  @Test("in a lazy row a priority inside a card counts among the row's nodes")
  func lazyCards() {
    let row = LazyHStack {
      ForEach(count: 2) { index in
        VStack {
          Text("title \(index)")
          Text("badge \(index)").accessibilitySortPriority(1)
        }
      }
    }
    #expect(TreePage.tree(row).spoken == ["badge 0", "badge 1", "title 0", "title 1"])
  }

  @Test("in a card that is a container it stays in the card, and the row stays lazy")
  func containedCards() {
    let row = LazyHStack {
      ForEach(count: 2) { index in
        VStack {
          Text("title \(index)")
          Text("badge \(index)").accessibilitySortPriority(1)
        }.accessibilityElement(children: .contain)
      }
    }
    #expect(TreePage.tree(row).spoken == ["badge 0", "title 0", "badge 1", "title 1"])
  }

  @Test("priorities in a declared group end there")
  func group() {
    let group = GivenElements.group(
      .explicit,
      [GivenElements.element("b", 0, 20), GivenElements.element("c", 0, 40).accessibilitySortPriority(9)])
    #expect(GivenElements.read([GivenElements.element("a", 0, 0), group]) == ["a", "c", "b"])
  }

  @Test("a priority that is not a number is none")
  func hostile() {
    let view = VStack {
      text("a", .nan)
      text("b", 1)
      text("c", -.infinity)
      text("d", .infinity)
    }
    #expect(TreePage.tree(view).spoken == ["d", "b", "a", "c"])
  }
}

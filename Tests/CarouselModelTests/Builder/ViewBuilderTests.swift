import CarouselModel
import Testing

/// SwiftUI's spelling: what a closure declares, in order.
@Suite("View builder")
struct ViewBuilderTests {
  private func texts(@ViewBuilder _ content: () -> ViewList) -> [String] {
    content().map { if case .text(let text) = $0.kind { text.rendered } else { $0.kind.caseName } }
  }

  @Test("takes views in order, with if, switch, for and availability")
  func statements() {
    let (isOn, kind) = (true, 2)
    let lines = texts {
      Text("first")
      if isOn { Text("on") }
      if !isOn { Text("off") }
      if isOn { Text("yes") } else { Text("no") }
      switch kind {
      case 1: Text("one")
      case 2:
        Text("two")
        Text("too")
      default: EmptyView()
      }
      for number in 1...2 { Text("\(number)") }
      if #available(macOS 15, *) { Text("new") }
    }
    #expect(lines == ["first", "on", "yes", "two", "too", "1", "2", "new"])
  }

  @Test("may declare nothing")
  func nothing() { #expect(texts {} == []) }

  @Test("keeps modifiers in the order of the source, innermost first")
  func modifiers() {
    let view = Text("a").accessibilityLabel("b").padding(4).opacity(0.5)
    #expect(
      view.modifiers.map { "\($0.kind)".prefix(while: { $0 != "(" }) } == [
        "accessibility", "layout", "appearance",
      ])
  }

  @Test("makes the views of ForEach when they are asked for")
  func forEach() {
    let row = ForEach(LazyList(count: 1_000_000) { "card \($0)" }) { Text(TextValue($0)) }.node
    #expect(row.children.count == 1_000_000)
    #expect(row.children.isComputed)
    if case .text(let text) = row.children[7].kind { #expect(text.rendered == "card 7") }
  }
}

extension ViewKind {
  fileprivate var caseName: String { String("\(self)".prefix(while: { $0 != "(" })) }
}

import CarouselModel
import CarouselSemantics
import Testing

/// The estimated size of text.
@Suite("Text layout")
struct TextLayoutTests {
  private func size(
    _ view: some View, _ textSize: AccessibilitySettings.TextSize = .large
  ) -> [Double] {
    var settings = FramePage.screen(200, 1000)
    settings.textSize = textSize
    let rect = TreePage.tree(view, settings: settings).stops.first { _ in true }?.node.frame.rect
    return rect.map { [$0.width, $0.height] } ?? []
  }

  @Test("a letter is half as wide as the text's size, a full-width one as wide")
  func widths() {
    #expect(size(Text("abcd")) == [34, 22])
    #expect(size(Text("山海")) == [34, 22])
    #expect(size(Text("")) == [0, 22])
  }

  @Test("a text that is too wide is broken into lines, as many as are allowed")
  func lines() {
    let text = Text(TextValue(String(repeating: "a", count: 60)))
    #expect(size(text) == [200, 66])
    #expect(size(text.lineLimit(2)) == [200, 44])
    #expect(size(text.lineLimit(nil)) == [200, 66])
    #expect(size(text.lineLimit(0)) == [200, 22])
  }

  @Test("text styles grow with the text size, fixed sizes do not")
  func textSizes() {
    #expect(size(Text("ab"), .accessibility5)[0] == 53)
    #expect(size(Text("ab").font(.system(.largeTitle))) == [34, 41])
    #expect(size(Text("ab").font(.system(.largeTitle)), .accessibility5)[0] == 60)
    #expect(size(Text("ab").font(Font(.fixed(30))), .accessibility5) == [30, 36])
    #expect(size(Text("ab").font(Font(.scaled(34, relativeTo: .largeTitle))), .accessibility5)[0] == 60)
    #expect(size(Text("ab"), .xSmall)[0] < size(Text("ab"))[0])
  }

  @Test("the inner font counts, and a container's reaches what is in it")
  func inheritance() {
    #expect(size(VStack { Text("ab") }.font(Font(.fixed(30)))) == [30, 36])
    #expect(size(Text("ab").font(Font(.fixed(10))).font(Font(.fixed(30)))) == [10, 12])
  }

  @Test("an unknown part counts as a short word, however long its expression is")
  func unknown() {
    #expect(size(Text(.unknown("ab"))) == [68, 22])
    #expect(size(Text(.unknown("a.long(expression, of: many) ?? words"))) == [68, 22])
  }
}

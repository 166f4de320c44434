import CarouselModel
import Testing

@Suite("Texts with unknown parts")
struct TextValueTests {
  @Test("show an unknown part as its expression")
  func rendered() {
    let text = TextValue(parts: [.unknown("item.title"), .known(", 3 of 5")])
    #expect(text.rendered == "‹item.title›, 3 of 5")
    #expect(text.unknownExpressions == ["item.title"])
    #expect(!text.isKnown && !text.isEmpty)
  }

  @Test("are empty only without any word, known or not")
  func empty() {
    #expect(TextValue("").isEmpty)
    #expect(TextValue(parts: [.known(""), .known("")]).isEmpty)
    #expect(!TextValue.unknown("").isEmpty)
    #expect(!TextValue(" ").isEmpty)
  }

  @Test("are joined with words between them")
  func joined() {
    let texts: [TextValue] = ["a", .unknown("b"), "c"]
    #expect(texts.joined(separator: ", ").rendered == "a, ‹b›, c")
    #expect([TextValue]().joined(separator: ", ").rendered == "")
    #expect(("a" + TextValue.unknown("b")).rendered == "a‹b›")
  }
}

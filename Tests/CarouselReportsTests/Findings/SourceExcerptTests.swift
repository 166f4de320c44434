import CarouselLint
import CarouselModel
import Testing

@Suite("Source excerpts")
struct SourceExcerptTests {
  @Test(
    "convert byte columns to UTF-16",
    arguments: [
      ("text: a", 7, 7), ("é: a", 5, 4), ("🌅🌅 a", 10, 6), ("\u{FEFF}text: a", 7, 7), ("a\u{301}b", 4, 3),
    ])
  func columns(_ text: String, _ byteColumn: Int, _ unitColumn: Int) {
    let position = SourcePosition(line: 1, column: byteColumn)
    let excerpt = SourceLines(Array(text.utf8)).excerpt(SourceRange(file: "a", start: position))
    #expect(excerpt.startColumn == unitColumn)
  }

  @Test("know every line end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) {
    let lines = SourceLines(Array("one\(end)two\(end)three".utf8))
    let excerpt = lines.excerpt(SourceRange(file: "a", start: SourcePosition(line: 2, column: 2)))
    #expect(excerpt.text == "two")
    #expect(excerpt.caret == 1)
  }

  @Test("show a part of a long line, and agree with a slow count anywhere")
  func longLine() {
    let text = String(repeating: "🌅é{a}", count: 2_000)
    let lines = SourceLines(Array(text.utf8))
    for characters in stride(from: 0, to: 9_000, by: 613) {
      let head = String(text.prefix(characters))
      let place = SourceRange(file: "a", start: SourcePosition(line: 1, column: head.utf8.count + 1))
      let excerpt = lines.excerpt(place)
      #expect(excerpt.startColumn == head.utf16.count + 1)
      #expect(excerpt.text.utf8.count <= 210)
      #expect(!excerpt.text.contains("\u{FFFD}"))
    }
  }

  @Test("take places outside of the text for its ends")
  func outside() {
    let lines = SourceLines(Array("a\nb".utf8))
    for position in [SourcePosition(line: 0, column: 0), SourcePosition(line: 90, column: 90)] {
      #expect(lines.excerpt(SourceRange(file: "a", start: position)).text.count <= 1)
    }
  }
}

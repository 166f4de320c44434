import CarouselSwiftUI
import Testing

/// Functions that take the parts of a tuple: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct TupleTests {
  static let declarations = """
    struct Card { let title: String; let count: Int; let tag = "card" }
    struct Own { let title: String; init(title: String, count: Int) { self.title = "\\(title)\\(count)" } }
    """

  @Test(
    "a tuple is taken apart by whoever takes as many parts",
    arguments: [
      ("zip([\"x\"], [2]).map { Card(title: $0, count: $1) }.map(\\.title)", "x"),
      ("zip([\"x\"], [2]).map(Card.init).map(\\.title)", "x"),
      ("zip([\"x\"], [2]).map(Own.init(title:count:)).map(\\.title)", "x2"),
      ("zip([1, 2], [3, 4]).map(+).map(String.init)", "46"),
      ("Array([\"a\", \"b\"].enumerated()).map(Self.line)", "0a1b"),
      ("[\"a\", \"b\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }", "0a1b"),
      ("[\"a\", \"b\"].enumerated().map { \"\\($0)\\($1)\" }", "0a1b"),
    ])
  func parts(_ list: String, _ heard: String) {
    let source =
      Heard.body("Text((\(list)).joined())", Self.declarations)
      + "extension Page { static func line(_ number: Int, _ text: String) -> String { \"\\(number)\\(text)\" } }"
    #expect(Heard.lines(source, view: "Page") == [heard])
  }
}

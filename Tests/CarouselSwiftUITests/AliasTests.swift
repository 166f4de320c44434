import CarouselSwiftUI
import Testing

/// Other names of types, and collections of the standard library: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct AliasTests {
  @Test(
    "a tuple by another name has its labels",
    arguments: [
      ("let slide: Slide = (\"One\", nil); Text(slide.title)", "One"),
      ("let slides: [Slide] = [(\"One\", \"two\")]; Text(slides[0].subtitle ?? \"none\")", "two"),
      ("let slides: Slides = [(\"One\", nil)]; Text(slides[0].subtitle ?? \"none\")", "none"),
      ("Text(words((\"a\", \"b\")))", "ab"),
      (
        "let pairs: KeyValuePairs<String, Int> = [\"b\": 1, \"a\": 2]; Text(pairs.map(\\.key).joined())", "ba"
      ),
      ("Text(Array(repeating: \"a\", count: Store.count).joined())", "‹Array(repeating:count:).joined()›"),
      ("Text(Array(repeating: \"a\", count: 2).joined())", "aa"),
    ])
  func labels(_ body: String, _ heard: String) {
    let declarations = """
      typealias Slide = (title: String, subtitle: String?)
      typealias Slides = [Slide]
      func words(_ slide: Slide) -> String { slide.title + (slide.subtitle ?? "") }
      """
    #expect(Heard.lines(Heard.body(body, declarations), view: "Page") == [heard])
  }
}

import CarouselSwiftUI
import Testing

/// Views that come from outside the project, none of which is passed over: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct ForeignViewTests {
  @Test(
    "a view that is not known is told beside those that are",
    arguments: [
      ("Store.banner(); Text(\"x\")", ["‹Store.banner()›", "x"]),
      ("Store.shared.banner; Text(\"x\")", ["‹Store.shared.banner›", "x"]),
      ("Store().banner(2); Text(\"x\")", ["‹Store›", "x"]),
      ("if Store.isOn { Store.banner() } else { Text(\"x\") }", ["‹Store.banner()›", "x"]),
      ("Store.isOn ? Store.banner() : Text(\"x\")", ["‹Store.banner()›", "x"]),
      ("Store.title.map { Text($0) } ?? Text(\"x\")", ["‹Store.title.map()›", "x"]),
      ("Store.title.map { Text($0) }; Text(\"x\")", ["‹Store.title.map()›", "x"]),
    ])
  func told(_ body: String, _ heard: [String]) {
    #expect(Heard.lines(Heard.body("VStack { \(body) }")) == heard)
  }

  @Test("what an action calls is no view")
  func actions() {
    let source = Heard.body("Text(title).onAppear { Store.log(\"a\"); title = \"b\"; Store.log(\"c\") }")
      .replacing("  var body", with: "  @State var title = \"a\"\n  var body")
    #expect(Heard.lines(source) == ["b"])
  }
}

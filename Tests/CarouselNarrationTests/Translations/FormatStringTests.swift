import CarouselModel
import CarouselNarration
import Testing

@Suite("Formats in printf's notation")
struct FormatStringTests {
  @Test(
    "are read",
    arguments: [
      ("%lld of %lld", [.argument(0), .literal(" of "), .argument(1)]),
      ("%2$@ %1$@", [.argument(1), .literal(" "), .argument(0)]),
      ("%.1f%%", [.argument(0), .literal("%")]),
      ("100%", [.literal("100%")]),
      ("50% off %@", [.literal("50"), .argument(0), .literal("ff "), .argument(1)]),
      ("%0$d", [.literal("%0$d")]),
      ("", []),
    ] as [(String, [FormatString.Segment])])
  func segments(format: String, expected: [FormatString.Segment]) {
    #expect(FormatString(format).segments == expected)
  }

  @Test("are filled, and a missing argument leaves its place empty")
  func filled() {
    #expect(FormatString("%2$@ von %1$@").filled(with: ["a"]).rendered == " von a")
  }

  @Test(
    "give the arguments of a text back",
    arguments: [
      ("%lld of %lld", "3 of 5", ["3", "5"]), ("Page %lld", "Page 12", ["12"]), ("%@", "", [""]),
      ("%@, %@", "a, b, c", ["a", "b, c"]), ("Page %lld", "page 12", nil), ("%@%@", "ab", nil),
      ("%lld of %lld", "3", nil), ("all", "all", []), ("all", "all of it", nil),
    ] as [(String, String, [String]?)])
  func arguments(format: String, text: String, expected: [String]?) {
    let found = FormatMatch.arguments(of: TextValue(text), in: FormatString(format))
    #expect(found?.map(\.rendered) == expected)
  }
}

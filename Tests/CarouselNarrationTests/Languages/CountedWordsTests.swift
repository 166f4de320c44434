import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Counted words")
struct CountedWordsTests {
  private func spans(_ height: Int, _ language: String) -> String? {
    var settings = AccessibilitySettings()
    settings.language = language
    var node = SemanticNode(.element, view: "Text")
    node.label = "Total"
    let cell = ContainerContext.TableCell(row: 0, column: nil, height: height)
    let stop = Stop(node: node, context: .dataTableCell(cell))
    let utterance = Narrator(settings: settings).utterance(for: stop)
    return utterance.parts.first { $0.kind == .cell }?.text.rendered
  }

  @Test(
    "have the form that the number asks for",
    arguments: [
      ("en", 2, "Spans 2 rows"), ("de", 2, "Umfasst 2 Zeilen"), ("nl", 3, "Beslaat 3 rijen"),
      ("sv", 3, "Spänner över 3 rader"), ("es", 2, "Abarca 2 filas"),
      ("es", 1_000_000, "Abarca 1000000 de filas"), ("fr", 2, "S’étend sur 2 lignes"),
      ("it", 2, "Occupa 2 righe"), ("pt", 2, "Ocupa 2 linhas"), ("ru", 2, "Занимает 2 ряда"),
      ("ru", 5, "Занимает 5 рядов"), ("ru", 21, "Занимает 21 ряд"), ("ru", 112, "Занимает 112 рядов"),
      ("pl", 2, "Obejmuje 2 wiersze"), ("pl", 5, "Obejmuje 5 wierszy"), ("pl", 21, "Obejmuje 21 wierszy"),
      ("pl", 22, "Obejmuje 22 wiersze"), ("ja", 2, "2行にまたがる"), ("ar", 2, "يمتد على صفين"),
      ("ar", 3, "يمتد على ٣ صفوف"), ("ar", 11, "يمتد على ١١ صفًا"), ("ar", 100, "يمتد على ١٠٠ صف"),
    ])
  func rows(language: String, height: Int, expected: String) {
    #expect(spans(height, language) == expected)
  }

  @Test("are left out for one row", arguments: [1, 0, -4])
  func single(height: Int) {
    #expect(spans(height, "en") == nil)
  }
}

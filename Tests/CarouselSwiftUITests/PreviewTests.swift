import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// What a preview says about the views that it shows.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct PreviewTests {
  private func heard(_ source: String) -> [String] { Heard.lines("import SwiftUI\n" + source) }

  @Test("state that a preview keeps follows tasks and actions")
  func state() throws {
    let row = "struct Row: View { let n: Int; var body: some View { Text(\"n \\(n)\") } }\n"
    #expect(heard(row + "#Preview { @Previewable @State var n = 0\n Row(n: n).task { n = 5 } }") == ["n 5"])
    let source =
      "import SwiftUI\n#Preview { @Previewable @State var n = 0\n VStack { Button(\"Add\") { n += 1 }; Text(\"n \\(n)\") } }"
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let change = try #require(tree.stops.first { _ in true }?.node.actions.first?.change)
    var state = screen.initialState
    change(&state)
    #expect(Heard.lines(screen, state: state) == ["Add, Button", "n 1"])
  }

  @Test("landscape is low")
  func landscape() {
    let view =
      "struct Row: View { @Environment(\\.verticalSizeClass) var v; var body: some View { Text(v == .compact ? \"Low\" : \"High\") } }\n"
    #expect(heard(view + "#Preview(traits: .landscapeLeft) { Row() }") == ["Low"])
    #expect(heard(view + "#Preview(traits: .sizeThatFitsLayout) { Row() }") == ["High"])
  }

  @Test("a preview's modifier wraps the views, and gives them what it shares")
  func modifier() {
    let source = """
      @Observable final class Store { var items: [String] = [] }
      struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> Store { let store = Store(); store.items = ["a"]; return store }
        func body(content: Content, context: Store) -> some View { VStack { Text("Above"); content }.environment(context) }
      }
      struct Page: View {
        @Environment(Store.self) var store
        var body: some View { ForEach(store.items, id: \\.self) { Text($0) } }
      }
      """
    #expect(heard(source + "\n#Preview(traits: .modifier(Sample())) { Page() }") == ["Above", "a"])
    let named =
      "\nextension PreviewTrait where T == Preview.ViewTraits { static var sample: Self = .modifier(Sample()) }"
    #expect(heard(source + named + "\n#Preview(traits: .sample) { Page() }") == ["Above", "a"])
  }

  private static let catalog = """
    {"sourceLanguage":"en","version":"1.0","strings":{
      "card.title":{"localizations":{"en":{"stringUnit":{"value":"Your card"}},"de":{"stringUnit":{"value":"Deine Karte"}}}},
      "hero":{"localizations":{"en":{"stringUnit":{"value":"Sunset"}}}}}}
    """

  private func localized(_ source: String) -> [String] {
    let file = SwiftUIReader.File(path: "a.swift", text: "import SwiftUI\n" + source)
    let texts = [LocalizationFile(path: "Localizable.xcstrings", bytes: Array(Self.catalog.utf8))]
    return SwiftUIReader().read([file], localizations: texts).screens.last.map { Heard.lines($0) } ?? []
  }

  @Test("a language that is set for the views")
  func language() {
    let view = "struct Page: View { var body: some View { Text(\"card.title\") } }\n"
    #expect(localized(view) == ["Your card"])
    #expect(
      localized(view + "#Preview { Page().environment(\\.locale, .init(identifier: \"de\")) }") == [
        "Deine Karte"
      ])
  }

  @Test("resources and names of pictures are keys")
  func keys() {
    let view = """
      struct Page: View {
        let key: LocalizedStringResource = "card.title"
        var body: some View { Text(key); Text(String(localized: key)); Card(title: "card.title"); Image("hero") }
      }
      struct Card: View { let title: LocalizedStringResource; var body: some View { Text(title) } }
      #Preview { Page().padding() }
      """
    #expect(localized(view) == ["Your card", "Your card", "Your card", "Sunset, Image"])
  }
}

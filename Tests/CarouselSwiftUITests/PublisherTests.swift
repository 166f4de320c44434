import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// Publishers of Combine, and what runs when views appear: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct PublisherTests {
  static let declarations = """
    class Model: ObservableObject {
      @Published var items = ["a", "b"]
      func more() { items += ["c"] }
    }
    class Search: ObservableObject {
      @Published var query = "app"
      @Published var results: [String] = []
      @Published var found: [String] = []
      init() {
        $query.map { [$0] }.assign(to: \\.results, on: self)
        $query.map { [$0] }.assign(to: &$found)
      }
    }
    """

  @Test(
    "what a publisher holds is handed out at once",
    arguments: [
      ("Text(\"\\(count)\").onReceive(model.$items) { count = $0.count }", "2"),
      ("Text(\"\\(count)\").onReceive(model.$items) { count = $0.count }.onAppear { model.more() }", "3"),
      ("Text(\"\\(count)\").onReceive(Just(4)) { count = $0 }", "4"),
      (
        "Text(\"\\(count)\").onReceive(NotificationCenter.default.publisher(for: .x)) { _ in count = 1 }", "0"
      ),
      ("Text(search.results.joined())", "‹results.joined()›"),
      ("Text(search.found.joined())", "‹$found.joined()›"),
    ])
  func held(_ body: String, _ heard: String) {
    let members =
      "@StateObject var model = Model()\n  @StateObject var search = Search()\n  @State var count = 0\n"
    let source = Heard.body(body, Self.declarations)
      .replacing("struct Page: View {\n", with: "struct Page: View {\n  \(members)")
    #expect(Heard.lines(source, view: "Page") == [heard])
  }

  @Test("rows further along a lazy stack have not appeared, and that is told")
  func lazyRows() {
    let source = """
      import SwiftUI
      struct Page: View {
        @State var seen = 0
        var body: some View {
          Text("\\(seen) seen")
          ScrollView(.horizontal) { LazyHStack { ForEach(0..<50) { n in Color.red.frame(width: 200).onAppear { seen += 1 } } } }
        }
      }
      """
    let screen = Heard.screen(source)
    #expect(screen.map { Heard.lines($0) } == ["3 seen"])
    #expect(screen?.assumptions == ["views further along a lazy stack are taken not to have appeared yet"])
  }

  @Test("an object that only the app gives is told as assumed")
  func environment() {
    let source = Heard.body("Text(model.items[0])", Self.declarations)
      .replacing(
        "struct Page: View {\n", with: "struct Page: View {\n  @EnvironmentObject var model: Model\n")
    let screen = Heard.screen(source, view: "Page")
    #expect(screen.map { Heard.lines($0) } == ["a"])
    #expect(
      screen?.assumptions == [
        "what the app puts into the environment is not known; Model is taken as it makes itself"
      ])
  }

  @Test("a picture stands where it is written, whatever its size")
  func pictures() {
    #expect(
      Heard.lines(Heard.body("HStack { Text(\"Trail\"); Image(\"chevron\"); Text(\"end\") }")) == [
        "Trail", "chevron, Image", "end",
      ])
    let list =
      "List { Image(\"t\").resizable().overlay(VStack { Text(\"Over\").font(.title); Text(\"p\") }.padding()); Text(\"Row\") }"
    #expect(
      Heard.lines(Heard.body("NavigationView { \(list).navigationTitle(\"Featured\") }")) == [
        "Featured, Heading", "t, Image", "Over", "p", "Row",
      ])
  }

  @Test(
    "a bar that is hidden is not heard",
    arguments: [
      ".navigationBarHidden(true)", ".toolbar(.hidden, for: .navigationBar)", ".toolbarVisibility(.hidden)",
    ])
  func hiddenBars(_ modifier: String) {
    let shown = "NavigationStack { Text(\"Body\").navigationTitle(\"Title\")"
    #expect(Heard.lines(Heard.body("\(shown)\(modifier) }")) == ["Body"])
    #expect(
      Heard.lines(Heard.body("\(shown).toolbar(.hidden, for: .tabBar) }")) == ["Title, Heading", "Body"])
  }

  @Test("a symbol with a label of its own rests on no assumption")
  func symbols() throws {
    let body = "Button { } label: { Image(systemName: \"heart\") }.accessibilityLabel(\"Like\")"
    let screen = try #require(Heard.screen(Heard.body(body)))
    let stops = SemanticTree(screen: screen, settings: AccessibilitySettings()).stops
    #expect(stops.flatMap { $0.node.assumptions } == [])
  }

  @Test("an image without an address never loads, and a picker has its label in any form")
  func views() {
    let image = "AsyncImage(url: nil) { $0.accessibilityLabel(\"Poster\") } placeholder: { Text(\"Empty\") }"
    #expect(Heard.lines(Heard.body(image)) == ["Empty"])
    let picker = "Picker(selection: .constant(1), label: Text(\"Size\")) { Text(\"S\").tag(1) }"
    #expect(Heard.lines(Heard.body(picker)) == ["Size, S, Button"])
  }
}

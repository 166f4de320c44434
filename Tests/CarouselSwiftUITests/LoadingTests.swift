import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// Screens that show one thing before their data are there and another thing afterwards.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct LoadingTests {
  @Test(
    "ways of different lengths are all told",
    arguments: [
      ("if Store.on { Text(\"x\") } else { Text(\"y\"); Text(\"z\") }", ["x", "y", "z"]),
      ("if Store.on { Text(\"x\"); Text(\"y\") } else { Text(\"z\") }", ["x", "y", "z"]),
      (
        "if Store.on { Text(\"x\") } else if Store.off { Text(\"y\") } else { Divider(); Text(\"z\") }",
        ["x", "y", "z"]
      ),
      ("if Store.on { if Store.off { Text(\"x\") } } else { Text(\"y\") }", ["x", "y"]),
      (
        "switch Store.phase { case .idle: Text(\"x\"); Text(\"y\")\ncase .done: Text(\"z\")\ndefault: EmptyView() }",
        ["x", "y", "z"]
      ),
      ("switch Store.phase { case .idle: Text(\"x\")\ndefault: break }", ["x"]),
    ])
  func ways(_ body: String, _ heard: [String]) {
    let screen = Heard.screen(Heard.body("VStack { \(body) }"))
    #expect(screen.map { Heard.lines($0) } == heard)
    let stops = screen.map { Array(SemanticTree(screen: $0, settings: AccessibilitySettings()).stops) } ?? []
    #expect(stops.allSatisfy { !$0.node.doubts.isEmpty })
  }

  @Test(
    "an object that a view makes itself keeps what was changed when the view appeared",
    arguments: ["@ObservedObject private var model = Model()", "@StateObject private var model = Model()"])
  func objects(_ property: String) {
    let source = """
      import SwiftUI
      final class Model: ObservableObject {
        @Published var isLoading = false
        @Published var titles: [String]?
        private let session = URLSession.shared
        func load() { isLoading = true; titles = nil }
      }
      struct Page: View {
        \(property)
        var body: some View {
          NavigationView {
            List { Group { if model.isLoading { Text("Loading") } else { Text("Nothing") } } }
          }
          .onAppear { self.model.load() }
        }
      }
      """
    #expect(Heard.lines(source, view: "Page") == ["Loading"])
  }

  @Test("an object of a row is that of its item, also when the items change")
  func rows() {
    let source = """
      import SwiftUI
      final class Row: ObservableObject {
        @Published var title: String
        init(title: String) { self.title = title }
      }
      struct RowView: View {
        @ObservedObject var row: Row
        var body: some View { Text(row.title).onAppear { row.title += "!" } }
      }
      struct Page: View {
        @State private var titles = ["a"]
        var body: some View {
          VStack { ForEach(titles, id: \\.self) { RowView(row: Row(title: $0)) } }
            .onAppear { titles = ["b", "c"] }
        }
      }
      """
    #expect(Heard.lines(source, view: "Page") == ["b!", "c!"])
  }

  @Test("what comes after a pause is told to come")
  func pauses() {
    let source = """
      import SwiftUI
      struct Page: View {
        @State private var titles: [String] = []
        var body: some View {
          VStack { if titles.isEmpty { Text("Nothing") } else { ForEach(titles, id: \\.self) { Text($0) } } }
            .task {
              try? await Task.sleep(for: .seconds(1))
              titles = ["Alps"]
            }
        }
      }
      """
    let screen = Heard.screen(source)
    #expect(screen.map { Heard.lines($0) } == ["Nothing"])
    #expect(
      screen?.assumptions == [
        "what runs at line 6 waits and then changes something; the screen is told as it is before"
      ])
  }

  @Test("a function from elsewhere gives a value, and no view")
  func functions() {
    let page = Heard.body(
      "VStack { if let name { Text(name) } else { Text(\"none\") } }.onAppear { name = fetch() }")
    let source = page.replacing("  var body", with: "  @State var name: String?\n  var body")
    #expect(Heard.lines(source) == ["‹fetch()›", "none"])
  }

  @Test("a picture from run time has no label")
  func pictures() {
    #expect(Heard.lines(Heard.body("Image(uiImage: Store.cover)")) == ["Image"])
    #expect(Heard.lines(Heard.body("Button { } label: { Image(uiImage: Store.cover) }")) == ["Button"])
  }

  @Test("what is loaded once is told to come, also where it has noted that it loads")
  func loading() {
    let source = """
      import SwiftUI
      class Model: ObservableObject {
        @Published var titles: [String] = []
        @Published var isLoading = false
        func load() {
          guard !isLoading else { return }
          isLoading = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.titles = ["Alps"]; self.isLoading = false }
        }
      }
      struct Page: View {
        @StateObject var model = Model()
        var body: some View { VStack { ForEach(model.titles, id: \\.self) { Text($0) }; Text("end") }.onAppear { model.load() } }
      }
      """
    let screen = Heard.screen(source, view: "Page")
    #expect(screen.map { Heard.lines($0) } == ["end"])
    #expect(
      screen?.assumptions == [
        "what runs at line 13 waits and then changes something; the screen is told as it is before"
      ])
  }

  @Test("what a timer counts is told as it is before")
  func timers() {
    let source = """
      import SwiftUI
      struct Page: View {
        @State var left = 3
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View { Text("\\(left) left").onReceive(timer) { _ in left -= 1 } }
      }
      """
    let screen = Heard.screen(source)
    #expect(screen.map { Heard.lines($0) } == ["3 left"])
    #expect(
      screen?.assumptions == [
        "what runs at line 5 changes something from time to time; the screen is told as it is before"
      ])
  }
}

import CarouselModel
import CarouselSwiftUI
import Testing

/// What is presented is told in the state in which it can be: what decides that is not known.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct PresentedStateTests {
  private func heard(_ members: String, _ body: String) -> [String] {
    let source = """
      import SwiftUI
      enum Failure: LocalizedError { case offline; var errorDescription: String? { "You are offline" } }
      struct Page: View {
        \(members)
        var body: some View { \(body) }
      }
      """
    guard let screen = Heard.reading(source).screens.last(where: { $0.name != "Page" }) else { return [] }
    return Heard.lines(screen)
  }

  @Test("words that are there only while it is shown")
  func title() {
    #expect(
      heard(
        "@State var message: String?",
        """
        Button("Warn") { message = "Hot" }
          .alert(message ?? "", isPresented: .constant(message != nil)) {} message: { Text(message ?? "") }
        """) == ["‹message ?? \"\"›", "‹message ?? \"\"›", "OK, Button"])
  }

  @Test("a binding that is written by hand")
  func written() {
    let sheet =
      "sheet(isPresented: .init(get: { message != nil }, set: { _ in })) { if let message { Text(message) } }"
    #expect(heard("@State var message: String?", "Text(\"A\").\(sheet)") == ["‹message›"])
  }

  @Test("what the action writes that leads there, and nothing else")
  func ways() {
    #expect(
      heard(
        "@State var shown = false; @State var name = \"none\"; @State var count = 3",
        """
        Button("Open") { name = "Rome"; shown = true }
          .sheet(isPresented: $shown) { Text(name); Text(verbatim: "\\(count)") }
        """) == ["‹name›", "3"])
  }

  @Test("what a task writes that leads there, and a model holds")
  func tasks() {
    let source = """
      import SwiftUI
      @Observable final class Model {
        var error: String?
        var fails = false
        func load() async { try? await Task.sleep(for: .seconds(1)); error = "Lost"; fails = true }
      }
      struct Page: View {
        @State var model = Model()
        var body: some View {
          Text("A").task { await model.load() }
            .alert("Oops", isPresented: $model.fails) {} message: { Text(model.error ?? "none") }
        }
      }
      """
    let screen = Heard.reading(source).screens.last { $0.name != "Page" }
    #expect(screen.map { Heard.lines($0) } == ["Oops", "‹model.error ?? \"none\"›", "OK, Button"])
  }

  @Test("an error is called by its description")
  func error() {
    #expect(
      heard(
        "@State var error: Failure?; @State var fails = false",
        "Button(\"A\") { error = .offline; fails = true }.alert(isPresented: $fails, error: error) {}")
        == ["‹error.errorDescription›", "OK, Button"])
    #expect(
      heard(
        "@State var error: Failure? = .offline; @State var fails = true",
        "Text(\"A\").alert(isPresented: $fails, error: error) {}") == ["You are offline", "OK, Button"])
  }

  @Test("a destination has a button that leads back, unless it is hidden")
  func back() {
    let link = "NavigationStack { NavigationLink(\"Go\") { Text(\"B\")%@ }.navigationTitle(\"Home\") }"
    #expect(heard("", link.replacing("%@", with: "")) == ["Home, Back Button", "B"])
    #expect(
      heard("", link.replacing("%@", with: ".navigationTitle(\"There\")"))
        == ["Home, Back Button", "There, Heading", "B"])
    #expect(heard("", link.replacing("%@", with: ".navigationBarBackButtonHidden()")) == ["B"])
  }
}

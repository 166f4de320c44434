import CarouselModel
import CarouselSwiftUI
import Testing

/// What a view puts before or over its screen is a screen of its own.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct PresentationTests {
  /// The screens with what is heard on each.
  private func screens(_ body: String, _ declarations: String = "") -> [String] {
    Heard.reading(
      Heard.body(body, "struct Item: Identifiable { let id = 1; let name: String }\n" + declarations)
    )
    .screens.map { "\($0.name): \(Heard.lines($0).joined(separator: " | "))" }
  }

  private static let back = "‹title of the screen before›, Back Button"

  @Test(
    "lists it apart, under the name of the screen that presents it",
    arguments: [
      (
        "Text(\"A\").sheet(isPresented: $on, onDismiss: {}) { Text(\"B\"); Button(\"Done\") {} }",
        "Page (sheet at line 6): B | Done, Button"
      ),
      (
        "Text(\"A\").fullScreenCover(isPresented: $on) { Text(\"B\") }",
        "Page (full-screen cover at line 6): B"
      ),
      ("Text(\"A\").popover(isPresented: $on) { Text(\"B\") }", "Page (popover at line 6): B"),
      (
        "Text(\"A\").sheet(item: $item) { shown in Text(shown.name) }",
        "Page (sheet at line 6): ‹item.name›"
      ),
      (
        "Text(\"A\").alert(\"Delete?\", isPresented: $on) { Button(\"Delete\", role: .destructive) {} } message: { Text(\"Really\") }",
        "Page (alert at line 6): Delete? | Really | Delete, Button"
      ),
      ("Text(\"A\").alert(\"Done\", isPresented: $on) {}", "Page (alert at line 6): Done | OK, Button"),
      (
        "Text(\"A\").alert(isPresented: $on) { Alert(title: Text(\"T\"), primaryButton: .destructive(Text(\"D\")), secondaryButton: .cancel()) }",
        "Page (alert at line 6): T | D, Button | Cancel, Button"
      ),
      (
        "Text(\"A\").confirmationDialog(\"Sort\", isPresented: $on) { Button(\"Name\") {} }",
        "Page (confirmation dialog at line 6): Name, Button | Cancel, Button"
      ),
      (
        "Text(\"A\").navigationDestination(for: Item.self) { item in Text(item.name) }",
        "Page (destination at line 6): \(back) | ‹item.name›"
      ),
      (
        "VStack { Text(\"A\"); NavigationLink(\"Go\") { Text(\"B\") } }",
        "Page (destination at line 6): \(back) | B"
      ),
      (
        "VStack { Text(\"A\"); NavigationLink(destination: Text(\"B\")) { Text(\"Go\") } }",
        "Page (destination at line 6): \(back) | B"
      ),
    ])
  func apart(_ body: String, _ screen: String) throws {
    let found = screens(body)
    try #require(found.count == 2, "\(found)")
    #expect(found[0].hasPrefix("Page: A"))
    #expect(found[1] == screen)
  }

  @Test("a view that is listed anyway, and what two screens present, is listed once")
  func once() {
    let declarations = """
      struct Settings: View { var body: some View { Text("S") } }
      struct Inner: View { var body: some View { Text("I").sheet(isPresented: .constant(true)) { Text("B") } } }
      """
    #expect(
      screens("VStack { Inner() }.sheet(isPresented: .constant(true)) { Settings() }", declarations) == [
        "Settings: S", "Inner: I", "Inner (sheet at line 4): B", "Page: I",
      ])
  }

  @Test("a preview that only tells the canvas something is the view that it shows")
  func previews() {
    let source = """
      import SwiftUI
      struct A: View { var body: some View { Text("A") } }
      struct A_Previews: PreviewProvider {
        static var previews: some View { A().previewDevice("iPhone 16").previewDisplayName("Phone") }
      }
      #Preview("Wide", traits: .landscapeLeft) { A() }
      #Preview("Large") { A().font(.largeTitle) }
      """
    #expect(Heard.reading(source).screens.map(\.name) == ["A", "Wide", "Large"])
  }

  @Test("a view that presents itself has an end")
  func endless() {
    let source =
      "import SwiftUI\nstruct P: View { let n: Int; var body: some View { NavigationLink(\"Go\") { P(n: n + 1) } } }\n#Preview { P(n: 0) }"
    #expect(Heard.reading(source).screens.map(\.name) == ["P (destination at line 2)", "P"])
  }
}

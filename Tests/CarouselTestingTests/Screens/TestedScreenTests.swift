import CarouselModel
import CarouselTesting
import Testing

@Suite("Where a screen comes from")
struct TestedScreenTests {
  @Test("a SwiftUI file, found from the folder of the package")
  func swiftUIFile() throws {
    let screen = try TestedScreen(
      swiftUI: "Fixtures/SwiftUI/Carousels/RecordShelf.swift", view: "RecordShelf")
    expectSpoken(
      screen,
      [
        "Albums", "Sunset, 1 of 5", "Forest, 2 of 5", "Midnight, 3 of 5", "Ocean, 4 of 5", "Bloom, 5 of 5",
        "Midnight",
      ])
  }

  @Test("a folder of SwiftUI files")
  func swiftUIFolder() throws {
    let names = try TestedScreen.all(swiftUI: "Fixtures/SwiftUI/Carousels").map(\.name)
    #expect(names.contains("RecordShelf"))
    #expect(names.count > 2)
  }

  @Test("a definition, in YAML or JSON")
  func definition() throws {
    expectSpoken(try TestedScreen(definitionText: "text: Albums"), ["Albums"])
    expectSpoken(try TestedScreen(definitionText: "{\"text\": \"Albums\"}"), ["Albums"])
  }

  @Test("Swift code")
  func code() {
    let screen = TestedScreen("Row", state: ScreenState(["selection": .text("Ocean")])) { context in
      Text("Albums").accessibilityAddTraits(.header)
      Text(TextValue(context.state["selection"].text ?? "none"))
    }
    expectSpoken(screen, ["Albums, Heading", "Ocean"])
  }

  @Test("faults of a source are told at their places")
  func faults() throws {
    let definition = #expect(throws: ScreenError.self) {
      try TestedScreen(definitionText: "vstack:\n  - txt: Albums\n")
    }
    #expect(definition?.description.hasPrefix("definition.yaml:2:5: error: ") == true)
    let swift = #expect(throws: ScreenError.self) {
      try TestedScreen(swiftUISource: "import SwiftUI\nstruct A: View { var body: some View { Text( } }")
    }
    #expect(swift?.description.hasPrefix("source.swift:2:") == true)
  }

  @Test("a file that is not there is told with the places that were looked at")
  func noFile() throws {
    let error = #expect(throws: ScreenError.self) { try TestedScreen(swiftUI: "Sources/Nowhere.swift") }
    let lines = error?.description.split(separator: "\n").map(String.init) ?? []
    #expect(lines.first?.hasPrefix("there is no 'Sources/Nowhere.swift'; ") == true)
    #expect(lines.count == 5)
  }

  @Test("a screen is chosen by name, and a slip is told")
  func choice() throws {
    let two =
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
      + "struct Bee: View { var body: some View { Text(\"b\") } }"
    expectSpoken(try TestedScreen(swiftUISource: two, view: "Bee"), ["b"])
    let several = #expect(throws: ScreenError.self) { try TestedScreen(swiftUISource: two) }
    #expect(several?.description == "there are several screens: 'A', 'Bee'; name one, as in view: \"A\"")
    let wrong = #expect(throws: ScreenError.self) { try TestedScreen(swiftUISource: two, view: "Bea") }
    #expect(wrong?.description == "no screen is called 'Bea'; did you mean 'Bee'?")
    let none = #expect(throws: ScreenError.self) { try TestedScreen(swiftUISource: "let a = 1") }
    #expect(none?.description.hasPrefix("'source.swift' holds no screen") == true)
  }
}

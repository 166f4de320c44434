import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// Actions of the source as changes of a screen's state.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct ActionTests {
  private func state(after kind: Action.Kind, times: Int = 1, of source: String) throws -> [String] {
    let screen = try #require(Heard.screen(source, view: "Page"))
    var state = screen.initialState
    for _ in 0..<times {
      let tree = SemanticTree(screen: screen, settings: AccessibilitySettings(), state: state)
      let actions = tree.stops.flatMap { $0.node.actions }
      let change = try #require(actions.first { $0.kind == kind }?.change)
      change(&state)
    }
    return Heard.lines(screen, state: state)
  }

  private func page(_ state: String, _ body: String, _ more: String = "") -> String {
    "import SwiftUI\n\(more)\nstruct Page: View {\n\(state)\nvar body: some View {\n\(body)\n}\n}\n"
  }

  @Test func activatesAButton() throws {
    let source = page(
      "@State private var n = 1", #"VStack { Text(verbatim: "\(n)"); Button("Up") { n += 1 } }"#)
    #expect(try state(after: .activate, times: 3, of: source).first == "4")
  }

  @Test(
    "changes lists, structures, sets and dictionaries",
    arguments: [
      (#"@State var list = ["a"]"#, "list.append(\"b\")", "list.joined()", "abb"),
      (#"@State var deck = ["a", "b", "c"]"#, "deck.removeFirst()", "deck.joined()", "c"),
      (
        "@State var flags = [true]", "flags[0].toggle(); flags.append(false)",
        "\"\\(flags.count) \\(flags[0])\"", "3 true"
      ),
      (
        "@State var pair = Pair()", "pair.n += 1; pair.tags.insert(\"\\(pair.n)\")",
        "\"\\(pair.n) \\(pair.tags.count)\"", "3 2"
      ),
      (
        "@State var counts: [String: Int] = [:]", "counts[\"x\", default: 0] += 5",
        "\"\\(counts[\"x\"] ?? 0)\"", "10"
      ),
      ("@State var step = Step.first", "step = .at(2)", "step.words", "at 2"),
    ])
  func changesWhole(_ state: String, _ action: String, _ words: String, _ heard: String) throws {
    let declarations = """
      struct Pair { var n = 1; var tags: Set<String> = [] }
      enum Step { case first, at(Int); var words: String { if case .at(let n) = self { "at \\(n)" } else { "first" } } }
      """
    let source = page(
      state, "VStack { Text(verbatim: \(words)); Button(\"Go\") { \(action) } }", declarations)
    #expect(try self.state(after: .activate, times: 2, of: source).first == heard)
  }

  @Test func changesThroughABinding() throws {
    let source = page(
      "@State private var name: String? = nil", #"VStack { Text(name ?? "none"); Child(name: $name) }"#,
      #"struct Child: View { @Binding var name: String?; var body: some View { Button("Set") { name = "set" } } }"#
    )
    #expect(try state(after: .activate, of: source).first == "set")
  }

  @Test func changesAModel() throws {
    let source = page(
      "@StateObject var model = Model()",
      #"VStack { Text(model.items[model.index]); Button("Next", action: model.next) }"#,
      "class Model: ObservableObject { let items = [\"a\", \"b\", \"c\"]; @Published var index = 0; func next() { index = (index + 1) % items.count } }"
    )
    #expect(try state(after: .activate, times: 2, of: source).first == "c")
  }

  @Test func adjusts() throws {
    let source = page(
      "@State var page = 0",
      #"""
      Color.red.accessibilityLabel("Page").accessibilityValue("\(page + 1)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: page += 1
          case .decrement: page -= 1
          @unknown default: break
          }
        }
      """#)
    #expect(try state(after: .increment, times: 2, of: source).first?.contains("3") == true)
    #expect(try state(after: .decrement, of: source).first?.contains("0") == true)
  }

  @Test func keepsWhatAnUnknownConditionMayHaveChangedUnknown() throws {
    let source = page(
      "@State var n = 1",
      #"VStack { Text(verbatim: "\(n)"); Button("Go") { if Store.shared.isOpen { n = 2 } } }"#)
    #expect(try state(after: .activate, of: source).first == "‹n›")
  }

  @Test func leavesTheScreenAsItWas() throws {
    let source = page("@State var n = 1", #"VStack { Text(verbatim: "\(n)"); Button("Up") { n += 1 } }"#)
    let screen = try #require(Heard.screen(source, view: "Page"))
    _ = try state(after: .activate, of: source)
    #expect(Heard.lines(screen).first == "1")
  }
}

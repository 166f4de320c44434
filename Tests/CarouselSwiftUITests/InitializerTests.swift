import CarouselSwiftUI
import Testing

/// Initialisers that call others: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct InitializerTests {
  static let declarations = """
    class Model { var n = 1; var m = 0; convenience init(x: Int) { self.init(); n = x } }
    class Base { var n = 1; var m = 0; init(n: Int) { self.n = n }; convenience init() { self.init(n: 5); m = 2 } }
    class Derived: Base { convenience init(z: Int) { self.init(); m = z } }
    struct Call<Label: View>: View {
      var action: () -> Void = {}
      @ViewBuilder var label: () -> Label
      var body: some View { label().onTapGesture(perform: action).accessibilityAddTraits(.isButton) }
    }
    extension Call where Label == Text {
      init(_ title: String, action: @escaping () -> Void = {}) { self.init(action: action) { Text(title) } }
    }
    """

  @Test(
    "each finds the one that fits",
    arguments: [
      ("let model = Model(x: 3); Text(\"\\(model.n) \\(model.m)\")", "3 0"),
      ("let base = Base(); Text(\"\\(base.n) \\(base.m)\")", "5 2"),
      ("let derived = Derived(z: 9); Text(\"\\(derived.n) \\(derived.m)\")", "5 9"),
      ("Call(\"Buy\")", "Buy, Button"),
      ("Call(\"Buy\") { }", "Buy, Button"),
    ])
  func delegates(_ body: String, _ heard: String) {
    #expect(Heard.lines(Heard.body(body, Self.declarations), view: "Page") == [heard])
  }

  @Test("a failure carries the error that its type names")
  func failures() {
    let declarations = """
      enum Fault: LocalizedError {
        case bad(String)
        var errorDescription: String? { switch self { case .bad(let what): return "Bad \\(what)" } }
      }
      """
    let body = """
      let result: Result<Int, Fault> = .failure(.bad("link"))
      switch result {
      case .success(let number): Text("\\(number)")
      case .failure(let fault): Text(fault.localizedDescription)
      }
      """
    #expect(Heard.lines(Heard.body("VStack { \(body) }", declarations), view: "Page") == ["Bad link"])
  }

  @Test("a class that makes itself for ever is ended")
  func endless() {
    let source = Heard.body(
      "Text(\"\\(Loop().n)\")",
      "class Loop { var n = 1; init() { self.init(x: 1) }; init(x: Int) { self.init() } }")
    #expect(Heard.lines(source, view: "Page").count == 1)
  }
}

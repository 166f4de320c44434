/// Views, their words, the bars around them, and what the library gives for them.
extension CertaintyTests {
  static let parts = [
    Case(
      name: "pages whose number is not known",
      body: "TabView { ForEach(S.items) { Text($0.name) } }.tabViewStyle(.page)",
      heard: [
        "‹item.name›",
        "page 1 of ‹S.items›, Adjustable. Swipe up or down with one finger to adjust the value.",
      ], doubts: ["count S.items", "presence S.items"]),
    Case(
      name: "a page among those whose number is not known",
      body: "TabView(selection: .constant(2)) { ForEach(S.items) { Text($0.name) } }.tabViewStyle(.page)",
      heard: [
        "‹item.name›",
        "page ‹.constant(2)› of ‹S.items›, Adjustable. Swipe up or down with one finger to adjust the value.",
      ], doubts: ["count S.items", "presence S.items"]),
    Case(
      name: "subviews that are handed on", body: #"Deck { Text("a"); Text("b") }"#,
      declarations: """
        struct Deck<Content: View>: View {
          @ViewBuilder var content: () -> Content
          var body: some View { Group(subviews: content()) { parts in ForEach(subviews: parts) { $0.padding() } } }
        }
        """, heard: ["a", "b"]),
    Case(
      name: "elements that are counted by a closure",
      body: #"Text(verbatim: "\([1, 2, 3].count { $0 > 1 })")"#,
      heard: ["2"]),
    Case(
      name: "what an object may be told while it is made", body: "Found()",
      declarations: """
        final class Model: ObservableObject {
          @Published var query = ""
          @Published var words = "idle"
          init() { $query.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] query in self?.words = query } }
        }
        struct Found: View { @StateObject var model = Model(); var body: some View { Text(model.words) } }
        """, heard: ["‹words›"]),
  ]

  static let builders = [
    Case(
      name: "a builder that joins", body: #"Text(make { "a"; "b" })"#,
      declarations: """
        @resultBuilder enum Joined { static func buildBlock(_ parts: String...) -> String { "<" + parts.joined(separator: "-") + ">" } }
        func make(@Joined _ words: () -> String) -> String { words() }
        """, heard: ["<a-b>"]),
    Case(
      name: "a builder of cards", body: #"Deck { Card(name: "a"); Card(name: "b") }"#,
      declarations: """
        struct Card { let name: String }
        @resultBuilder enum Cards {
          static func buildExpression(_ card: Card) -> [Card] { [card] }
          static func buildBlock(_ cards: [Card]...) -> [Card] { cards.flatMap { $0 } }
        }
        struct Deck: View {
          let cards: [Card]
          init(@Cards _ cards: () -> [Card]) { self.cards = cards() }
          var body: some View { ForEach(cards, id: \\.name) { Text($0.name) }; Text(verbatim: "\\(cards.count)") }
        }
        """, heard: ["a", "b", "2"]),
    Case(
      name: "a builder with conditions", body: #"Text(make { if S.isOn { "a" } })"#,
      declarations: """
        @resultBuilder enum Joined {
          static func buildBlock(_ parts: String...) -> String { parts.joined() }
          static func buildOptional(_ part: String?) -> String { part ?? "" }
        }
        func make(@Joined _ words: () -> String) -> String { words() }
        """, heard: ["‹Joined›"]),
  ]

  static let words = [
    Case(
      name: "a label around the one from before",
      body: #"Text("a").accessibilityLabel { label in Text("New"); label }"#,
      heard: ["New, a"]),
    Case(
      name: "a label in place of the one from before",
      body: #"Text("a").accessibilityLabel("b").accessibilityLabel { _ in Text("c") }"#, heard: ["c"]),
    Case(
      name: "a label around one of several elements",
      body: #"HStack { Text("a"); Text("b") }.accessibilityLabel { label in label; Text("new") }"#,
      heard: ["a", "b"], doubts: ["label accessibilityLabel", "label accessibilityLabel"]),
    Case(
      name: "swipe actions of a row", body: #"List { Text("a").swipeActions { Button("Delete") { } } }"#,
      heard: ["a. Actions Available"]),
    Case(
      name: "swipe actions outside a list", body: #"Text("a").swipeActions { Button("Delete") { } }"#,
      heard: ["a"]),
    Case(
      name: "a badge of a row", body: #"List { Text("a").badge(3); Text("b").badge(0) }"#, heard: ["a", "b"],
      doubts: ["value badge 3"]),
    Case(
      name: "a badge of a tab", body: #"TabView { Text("x").tabItem { Text("a") }.badge(3) }"#,
      heard: ["x", "Selected, a, Tab, 1 of 1"], doubts: ["value badge 3"]),
    Case(name: "a picture in Markdown", body: #"Text("![x](y)")"#, heard: ["‹![x](y)›"]),
    Case(
      name: "marks that are none", body: ##"Text(#"2 \* 3 \* 4 and `a*b*`"#)"##, heard: ["2 * 3 * 4 and a*b*"]
    ),
    Case(name: "an implicit key", body: #"Text(.init("**bold**"))"#, heard: ["bold"]),
  ]

  /// Bars stand around everything that is said about what they are around.
  static let bars = [
    Case(
      name: "a bar at the bottom below an overlay and an inset",
      body: #"""
        NavigationStack {
          Text("content").navigationTitle("Title")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("Bottom") { } } }
            .overlay(alignment: .bottom) { Text("over") }
            .safeAreaInset(edge: .bottom) { Text("inset") }
            .safeAreaInset(edge: .top) { Text("top") }
        }
        """#, heard: ["Title, Heading", "top", "content", "over", "inset", "Bottom, Button"]),
    Case(
      name: "words for what is below a bar",
      body: #"NavigationStack { Text("a").navigationTitle("b").accessibilityLabel("c") }"#,
      heard: ["b, Heading", "c"]),
  ]

  static let library = [
    Case(
      name: "a padded text", body: #"Text("ab".padding(toLength: 5, withPad: ".", startingAt: 0))"#,
      heard: ["ab..."]),
    Case(
      name: "the greatest numbers", body: #"Text(verbatim: "\(UInt8.max) \(Int16.min)")"#,
      heard: ["255 -32768"]),
    Case(
      name: "numbers by comparators",
      body:
        #"Text(verbatim: "\([P(n: 1), P(n: 3)].sorted(using: KeyPathComparator(\.n, order: .reverse))[0].n)")"#,
      declarations: "struct P { let n: Int }", heard: ["3"]),
    Case(
      name: "texts by comparators, whose order follows the language",
      body: #"Text(["b", "a"].sorted(using: KeyPathComparator(\.self))[0])"#,
      heard: [#"‹["b", "a"].sorted(using: KeyPathComparator(\.self))[0]›"#]),
    Case(
      name: "numbers with a sign",
      body: """
        Text(1234, format: .number.sign(strategy: .always()))
        Text((-2.5).formatted(.number.sign(strategy: .never)))
        Text(0, format: .number.sign(strategy: .always()))
        """, heard: ["+1,234", "2.5", "‹0›"]),
    Case(
      name: "lists in words",
      body: """
        Text(["a", "b", "c"], format: .list(type: .or))
        Text(["a", "b"].formatted(.list(type: .and)))
        Text(["a", "b"].formatted(.list(type: .and, width: .narrow)))
        """,
      heard: ["a, b, or c", "a and b", #"‹["a", "b"].formatted(.list(type: .and, width: .narrow))›"#]),
    Case(
      name: "a constant that needs itself", body: "Text(M.shared.t)",
      declarations: "struct M { static let shared = M(t: M.shared.t); var t: String }",
      heard: ["‹M.shared.t›"]),
    Case(
      name: "functions that call each other", body: #"Text(f())"#,
      declarations: """
        func f() -> String {
          func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
          func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
          return even(4) ? "even" : "odd"
        }
        """, heard: ["even"]),
  ]
}

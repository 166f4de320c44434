import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// What would be certain and wrong on a phone: source in, what is heard out, and what is said not to be known.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct CertaintyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var declarations = ""
    let heard: [String]
    var doubts: [String] = []
    var testDescription: String { name }
  }

  @Test(
    arguments: orders + optionals + descriptions + changes + kept + parts + builders + words + bars + library)
  func tells(_ page: Case) throws {
    let screen = try #require(Heard.screen(Heard.body(page.body, page.declarations), view: "Page"))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    #expect(Heard.lines(screen) == page.heard)
    #expect(
      tree.stops.flatMap { $0.node.doubts.map { "\($0.subject.rawValue) \($0.expression)" } } == page.doubts)
  }

  /// Dictionaries, sets and shuffled arrays have another order each time.
  static let orders = [
    Case(
      name: "the keys of a dictionary", body: "ForEach(Array(d.keys), id: \\.self) { Text($0) }",
      declarations: #"let d = ["a": 1, "b": 2]"#, heard: ["a", "b"],
      doubts: ["order Array(d.keys)", "order Array(d.keys)"]),
    Case(
      name: "sorted keys", body: "ForEach(d.keys.sorted(), id: \\.self) { Text($0) }",
      declarations: #"let d = ["b": 1, "a": 2]"#, heard: ["a", "b"]),
    Case(
      name: "the only key", body: "ForEach(Array(d.keys), id: \\.self) { Text($0) }",
      declarations: #"let d = ["a": 1]"#, heard: ["a"]),
    Case(
      name: "the words of a set", body: #"Text(verbatim: s.joined(separator: ", "))"#,
      declarations: #"let s: Set<String> = ["a", "b"]"#, heard: [#"‹s.joined(separator: ", ")›"#]),
    Case(
      name: "the first of a set", body: #"Text(verbatim: "\(s.first ?? "none") of \(s.count)")"#,
      declarations: #"let s = Set(["a", "b"])"#, heard: [#"‹s.first ?? "none"› of 2"#]),
    Case(
      name: "what a set contains", body: #"Text(s.contains("b") ? "yes" : "no")"#,
      declarations: #"let s: Set = ["a", "b"]"#, heard: ["yes"]),
    Case(
      name: "a set that grew", body: "Text(f())",
      declarations:
        #"func f() -> String { var s = Set<String>(); s.insert("a"); s.insert("b"); return s.first! }"#,
      heard: ["‹s.first›"]),
    Case(
      name: "the sum of values", body: #"Text(verbatim: "\(d.values.reduce(0, +))")"#,
      declarations: #"let d = ["a": 1, "b": 2]"#, heard: ["3"]),
    Case(
      name: "a text that a loop puts together", body: "Text(f())",
      declarations:
        #"func f() -> String { var t = ""; for (k, v) in ["a": 1, "b": 2] { t += "\(k)\(v)" }; return t }"#,
      heard: ["‹t›"]),
    Case(
      name: "elements that a loop puts together and something sorts", body: #"Text(f().sorted().joined())"#,
      declarations:
        #"func f() -> [String] { var t: [String] = []; for (k, _) in ["b": 1, "a": 2] { t.append(k) }; return t }"#,
      heard: ["ab"]),
    Case(
      name: "ties between what has no order",
      body: #"Text(d.sorted { $0.value < $1.value }.map(\.key).joined())"#,
      declarations: #"let d = ["a": 1, "b": 1]"#,
      heard: [#"‹d.sorted { $0.value < $1.value }.map(\.key).joined()›"#]),
    Case(
      name: "groups of a dictionary by key",
      body: #"Text(d.sorted { $0.key < $1.key }.map { $0.value.joined() }.joined(separator: "/"))"#,
      declarations: #"let d = Dictionary(grouping: ["a1", "b1", "a2"]) { $0.first! }"#, heard: ["a1a2/b1"]),
    Case(
      name: "a shuffled array",
      body: "ForEach([1, 2].shuffled(), id: \\.self) { Text(verbatim: \"\\($0)\") }",
      heard: ["1", "2"], doubts: ["order [1, 2].shuffled()", "order [1, 2].shuffled()"]),
  ]

  /// What may be nil says so inside a text.
  static let optionals = [
    Case(
      name: "a text that may be nil", body: #"Text("Hello \(name)")"#,
      declarations: #"let name: String? = "x""#,
      heard: [#"Hello Optional("x")"#]),
    Case(
      name: "a local text that may be nil", body: "Text(f())",
      declarations: #"func f() -> String { let name: String? = "x"; return "Hello \(name)" }"#,
      heard: [#"Hello Optional("x")"#]),
    Case(
      name: "a property that may be nil", body: "Text(P(n: 3).words)",
      declarations: #"struct P { var n: Int?; var words: String { "\(n) of \(n ?? 0)" } }"#,
      heard: ["Optional(3) of 3"]),
    Case(
      name: "a property that is nil", body: "Text(P().words)",
      declarations: #"struct P { var n: Int?; var words: String { "\(n)" } }"#, heard: ["nil"]),
    Case(
      name: "one that was unwrapped", body: "Text(P(n: 3).words)",
      declarations: #"struct P { var n: Int?; var words: String { if let n { "\(n)" } else { "none" } } }"#,
      heard: ["3"]),
    Case(
      name: "one that a guard unwrapped", body: "Text(P(n: 3).words)",
      declarations:
        #"struct P { var n: Int?; var words: String { guard let n = n else { return "none" }; return "\(n)" } }"#,
      heard: ["3"]),
    Case(
      name: "an element of a dictionary", body: "Text(f())",
      declarations:
        #"func f() -> String { let d = ["a": 1]; let n = d["a"]; return "\(n) \(n!) \(d["a", default: 0])" }"#,
      heard: ["Optional(1) 1 1"]),
    Case(
      name: "a property called first", body: "Text(P(first: \"A\", last: \"B\").words)",
      declarations:
        #"struct P { let first: String; let last: String; var words: String { let p = self; return "\(p.first) \(p.last)" } }"#,
      heard: ["A B"]),
    Case(
      name: "what describes itself", body: "Text(f(E.a))",
      declarations: #"""
        enum E: CustomStringConvertible { case a; var description: String { "A" } }
        func f(_ e: E?) -> String { "\(e)" }
        """#, heard: ["Optional(A)"]),
    Case(
      name: "a decimal number", body: "Text(\"\\(S().price) \\(S().price * 2) \\(S().weight)\")",
      declarations: "struct S { let price: Decimal = 9.99; let weight = 1.5 }",
      heard: ["‹S().price› ‹S().price * 2› 1.500000"]),
    Case(
      name: "an optional that is made", body: "Text(String(describing: Optional(3)))", heard: ["Optional(3)"]),
    Case(name: "a number that is read", body: #"Text(verbatim: "\(Int("42"))")"#, heard: ["Optional(42)"]),
    Case(
      name: "a chain", body: "Text(f(P(n: 1)))",
      declarations: #"struct P { let n: Int }; func f(_ p: P?) -> String { "\(p?.n)" }"#,
      heard: ["Optional(1)"]),
  ]

  /// What is kept, and what has the name of a modifier.
  static let kept = [
    Case(
      name: "an object that is made with its view", body: "Loaded()",
      declarations: """
        final class Model: ObservableObject { @Published var words = "idle"; func load() { words = "loaded" } }
        struct Loaded: View {
          @ObservedObject var model = Model()
          var body: some View { Text(model.words).onAppear { model.load() } }
        }
        """, heard: ["loaded"]),
    Case(
      name: "work that a closure puts off which something unknown may call", body: "Loaded()",
      declarations: """
        struct Loaded: View {
          @State var words = "idle"
          var body: some View {
            Text(words).onAppear { Store.load { data in DispatchQueue.main.async { words = "done" } } }
          }
        }
        """, heard: ["‹words›"]),
    Case(
      name: "a view with a property that is called like a modifier", body: "Card().offset(y: 10)",
      declarations: """
        struct Card: View { @State var offset = CGSize.zero; var body: some View { Text("a").offset(offset) } }
        """, heard: ["a"]),
    Case(
      name: "a view with a background of its own below another", body: #"Card().background(Color.red)"#,
      declarations: """
        struct Card: View {
          private var background: some View { Text("behind") }
          var body: some View { Text("a").background(background) }
        }
        """, heard: ["behind", "a"]),
    Case(
      name: "a number that may be nil, handed to a closure", body: #"Text(f(3))"#,
      declarations: #"func f(_ n: Int?) -> String { n.map { "No. \($0)" } ?? "none" }"#, heard: ["No. 3"]),
    Case(
      name: "a number without grouping", body: #"Text("\(1971, format: .number.grouping(.never))")"#,
      heard: ["1971"]),
  ]

  /// Only what describes itself has words.
  static let descriptions = [
    Case(
      name: "a case whose description has no part in it", body: #"Text(verbatim: "\(E.a)")"#,
      declarations: #"enum E: String { case a = "A"; var description: String { "no" } }"#, heard: ["a"]),
    Case(
      name: "a case that describes itself", body: #"Text(verbatim: "\(E.a)")"#,
      declarations: #"enum E: CustomStringConvertible { case a; var description: String { "yes" } }"#,
      heard: ["yes"]),
    Case(
      name: "a structure that does not", body: #"Text(verbatim: "\(P())")"#,
      declarations: #"struct P { var description: String { "no" } }"#, heard: ["‹P›"]),
    Case(
      name: "an error with words", body: "Text(F.bad.localizedDescription)",
      declarations: #"enum F: LocalizedError { case bad; var errorDescription: String? { "Bad" } }"#,
      heard: ["Bad"]),
    Case(
      name: "an error without words", body: "Text(F.bad.localizedDescription)",
      declarations: #"enum F: Error { case bad }"#, heard: ["‹F.bad.localizedDescription›"]),
  ]

  static let changes = [
    Case(
      name: "a change that changes itself for ever", body: #"Counter()"#,
      declarations: """
        struct Counter: View {
          @State var n = 0
          var body: some View { Text(verbatim: "\\(n)").onChange(of: n) { n += 1 }.onAppear { n = 1 } }
        }
        """, heard: ["‹n›"]),
    Case(
      name: "a change that is put right", body: "Counter()",
      declarations: """
        struct Counter: View {
          @State var n = 0
          var body: some View { Text(verbatim: "\\(n)").onChange(of: n) { if n > 3 { n = 3 } }.onAppear { n = 9 } }
        }
        """, heard: ["3"]),
    Case(
      name: "two changes that chase each other", body: "Counter()",
      declarations: """
        struct Counter: View {
          @State var a = 0
          @State var b = 0
          var body: some View {
            Text(verbatim: "\\(a) \\(b)").onChange(of: a) { b = a + 1 }.onChange(of: b) { a = b + 1 }.onAppear { a = 1 }
          }
        }
        """, heard: ["‹a› ‹b›"]),
    Case(
      name: "what a closure writes that something unknown may call", body: "Loaded()",
      declarations: """
        struct Loaded: View {
          @State var words = "none"
          @State var other = "same"
          var body: some View {
            Text(words).onAppear { Store.load { result in words = result.title } }
            Text(other)
          }
        }
        """, heard: ["‹words›", "same"]),
    Case(
      name: "a method that something unknown may call", body: "Loaded()",
      declarations: """
        struct Loaded: View {
          @State var words = "none"
          var body: some View { Text(words).onAppear { Store.load(then: show) } }
          func show(_ title: String) { words = title }
        }
        """, heard: ["‹words›"]),
    Case(
      name: "a closure that waits for a person", body: "Loaded()",
      declarations: """
        struct Loaded: View {
          @State var words = "none"
          var body: some View { Text(words).onAppear { Store.prepare() }; Unknown { words = "new" } }
        }
        """, heard: ["none", "‹Unknown›"]),
  ]

  @Test func aPagedTabViewHasDotsOfTheSystem() throws {
    let source = #"TabView { Text("a"); Text("b") }.tabViewStyle(.page)"#
    let hidden = #"TabView { Text("a"); Text("b") }.tabViewStyle(.page(indexDisplayMode: .never))"#
    #expect(try dots(in: source) == true)
    #expect(try dots(in: hidden) == false)
    #expect(try dots(in: "TabView { ForEach(S.items) { Text($0.name) } }.tabViewStyle(.page)") == nil)
  }

  private func dots(in body: String) throws -> Bool? {
    let screen = try #require(Heard.screen(Heard.body(body)))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    return try #require(tree.carousels.first).facts.hasPageControl
  }

  @Test func aRowBetweenHiddenCopiesRestsAtItsFirstCard() throws {
    let source = """
      struct P: View {
        @State private var page = 0
        let names = ["c", "a", "b", "c", "a"]
        var body: some View {
          HStack { ForEach(0..<5, id: \\.self) { n in Text(names[n]).accessibilityHidden(n == 0 || n == 4) } }
            .gesture(DragGesture().onEnded { _ in page = (page + 1) % 3 })
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let facts = try #require(tree.carousels.first).facts
    #expect(Array(facts.cards) == ["copy of 2", "0", "1", "2", "copy of 0"])
    #expect(facts.loop == .clones)
    #expect(facts.assumptions.count == 1)
  }

  @Test func aRowRestsAtTheCardThatAnObjectHolds() throws {
    let source = """
      final class Queue: ObservableObject { @Published var current: Int? = 2 }
      struct Page: View {
        @ObservedObject var queue = Queue()
        var body: some View {
          ScrollView(.horizontal) { HStack { ForEach(1..<4) { Text("\\($0)") } }.scrollTargetLayout() }
            .scrollPosition(id: $queue.current)
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    #expect(tree.carousels.first?.facts.position == "queue.current")
  }

  /// Kinds of English that write numbers, money and lists otherwise.
  @Test(arguments: [
    ("en-US", ["123,456", "$1.50", "a, b, and c"]),
    ("en-GB", ["123,456", "‹1.5›", #"‹["a", "b", "c"].formatted()›"#]),
    ("en-IN", ["‹123456›", "‹1.5›", #"‹["a", "b", "c"].formatted()›"#]),
  ])
  func followsTheKindOfEnglish(_ language: String, _ heard: [String]) {
    let body = """
      Text("\\(123456)")
      Text(1.5, format: .currency(code: "USD"))
      Text(["a", "b", "c"].formatted())
      """
    var settings = AccessibilitySettings()
    settings.language = language
    #expect(Heard.lines(Heard.body(body), settings: settings) == heard)
  }
}

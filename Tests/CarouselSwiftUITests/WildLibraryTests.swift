import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// Calls, types and modifiers as carousels in the wild use them: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct WildLibraryTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var declarations = ""
    let heard: [String]
    var testDescription: String { name }
  }

  @Test(arguments: collections + texts + data + bars)
  func evaluates(_ page: Case) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  static let collections = [
    Case(
      name: "the greatest by a closure",
      body: #"Text(["a", "ccc", "bb"].max { $0.count < $1.count } ?? "none")"#, heard: ["ccc"]),
    Case(
      name: "numbers without an end beside others",
      body: #"ForEach(Array(zip(1..., ["a", "b"])), id: \.0) { n, s in Text(verbatim: "\(n) \(s)") }"#,
      heard: ["1 a", "2 b"]),
    Case(
      name: "a slice to the end", body: "Text([1, 2, 3][1...].map { String($0) }.joined())", heard: ["23"]),
    Case(
      name: "a dictionary of pairs",
      body:
        #"let d = Dictionary(uniqueKeysWithValues: ["a", "b"].map { ($0, $0 + "!") }); Text(d["b"] ?? "none")"#,
      heard: ["b!"]),
    Case(
      name: "pairs of one key",
      body:
        #"let d = Dictionary([("a", 1), ("a", 2)], uniquingKeysWith: +); Text(verbatim: "\(d["a"] ?? 0)")"#,
      heard: ["3"]),
    Case(
      name: "an array split by a closure",
      body: #"Text([1, 0, 2, 3].split { $0 == 0 }.map { "\($0.count)" }.joined(separator: "/"))"#,
      heard: ["1/2"]
    ),
    Case(
      name: "tuples in order",
      body: #"Text(["b1", "a2", "a1"].sorted { ($0.first!, $0.last!) < ($1.first!, $1.last!) }.joined())"#,
      heard: ["a1a2b1"]),
    Case(
      name: "values made of a type that the context gives",
      body:
        #"let n: [Int] = ["1", "x"].compactMap { .init($0) }; let c: [C] = ["a"].compactMap { return .init(t: $0) }; Text(c[0].t + "\(n.count)")"#,
      declarations: "struct C { let t: String }", heard: ["a1"]),
    Case(
      name: "a method beside a property of its name", body: "Text(R(rotation: 2).text)",
      declarations: """
        struct R {
          var rotation: Int
          func rotation(_ by: Int) -> Int { rotation * by }
          var text: String { "\\(rotation) \\(rotation(3))" }
        }
        """, heard: ["2 6"]),
    Case(
      name: "how many are like this",
      body: #"Text(verbatim: "\([1, 2, 3].count(where: { $0 > 1 })) \([1, 2].count { $0 > 1 })")"#,
      heard: ["2 1"]),
    Case(name: "a list in words", body: #"Text(["a", "b", "c"].formatted())"#, heard: ["a, b, and c"]),
    Case(
      name: "a tuple that is not known is told by its names",
      body: #"ForEach(S.pairs, id: \.0) { number, name in Text(verbatim: "\(number) \(name)") }"#,
      heard: ["‹number› ‹name›"]),
  ]

  static let texts = [
    Case(
      name: "a property that is a key", body: "Text(key)",
      declarations: #"let key: LocalizedStringKey = "A **bold** word""#, heard: ["A bold word"]),
    Case(
      name: "the characters of a text of a declared type",
      body: "Text(P().s.map { $0 == \"a\" ? \"x\" : \"y\" }.joined())",
      declarations: #"struct P { let s: String = "ab" }"#, heard: ["xy"]),
    Case(
      name: "a text that may be nil, handed to a function", body: #"Text(f("b"))"#,
      declarations: #"func f(_ s: String?) -> String { s.map { "a\($0)" } ?? "none" }"#, heard: ["ab"]),
    Case(
      name: "an attributed text", body: #"Text(a)"#,
      declarations:
        #"var a: AttributedString { var a = AttributedString("word"); a.font = .title; return a }"#,
      heard: ["word"]),
    Case(
      name: "an attributed text that grows", body: #"Text(a)"#,
      declarations:
        #"var a: AttributedString { var a = AttributedString("word"); a.append(S.more); return a }"#,
      heard: ["‹a›"]),
  ]

  static let data = [
    Case(
      name: "JSON in the source", body: #"ForEach(items) { Text($0.title) }"#,
      declarations: #"""
        struct Item: Decodable, Identifiable { let id: Int; let title: String
          enum CodingKeys: String, CodingKey { case id, title = "headline" } }
        let items = try! JSONDecoder().decode([Item].self, from: Data(json.utf8))
        let json = """
        [{"id": 1, "headline": "a"}, {"id": 2, "headline": "b"}]
        """
        """#, heard: ["a", "b"]),
    Case(
      name: "a way that ends the program is none", body: #"Text(load("x"))"#,
      declarations: """
        func load(_ name: String) -> String {
          guard let file = Store.find(name) else { fatalError("none") }
          let words: String
          do { words = try String(Store.read(file).isEmpty ? "a" : "a") } catch { fatalError("bad") }
          return words
        }
        """, heard: ["a"]),
    Case(
      name: "a catch that looks at what was thrown", body: #"Text(f())"#,
      declarations: """
        enum Failure: Error { case code(Int), other }
        func g() throws -> String { throw Failure.code(404) }
        func f() -> String {
          var s = "old"
          do { s = try g() } catch Failure.other { return "other" } catch let Failure.code(n) { return s + " \\(n)" } catch {
            return "none"
          }
          return s
        }
        """, heard: ["old 404"]),
    Case(
      name: "a value that is set to an implicit member", body: "Page2()",
      declarations: """
        enum Load<T> { case idle, done(T)
          var value: T? { if case .done(let v) = self { v } else { nil } } }
        struct Page2: View {
          @State private var load: Load<[String]> = .idle
          var body: some View { ForEach(load.value ?? [], id: \\.self, content: Text.init).onAppear { load = .done(["a", "b"]) } }
        }
        """, heard: ["a", "b"]),
    Case(
      name: "a property wrapper of the project", body: #"Text(verbatim: "\(P().n)")"#,
      declarations: """
        @propertyWrapper struct Clamped {
          private var value: Int
          let range: ClosedRange<Int>
          init(wrappedValue: Int, _ range: ClosedRange<Int>) {
            self.range = range
            value = Swift.min(wrappedValue, 5)
          }
          var wrappedValue: Int { get { value } set { value = newValue } }
        }
        struct P { @Clamped(0...5) var n = 9 }
        """, heard: ["5"]),
    Case(
      name: "a connection that the project adds", body: "Page2()",
      declarations: """
        extension Binding where Value == Int { func half() -> Binding<Int> { Binding(get: { wrappedValue / 2 }, set: { wrappedValue = $0 * 2 }) } }
        struct Page2: View { @State var n = 8; var body: some View { Text(verbatim: "\\($n.half().wrappedValue)") } }
        """, heard: ["4"]),
    Case(
      name: "the greatest of values with an order of their own",
      body: "Text([P(n: 1), P(n: 3), P(n: 2)].max().map { String($0.n) } ?? \"none\")",
      declarations: "struct P: Comparable { let n: Int; static func < (a: P, b: P) -> Bool { a.n < b.n } }",
      heard: ["3"]),
    Case(
      name: "the upper bounds of ranges", body: "Text(words)",
      declarations: """
        let closed = 0...4
        struct R { var open: Range<Int> = 0..<4; var other = 0...4 }
        func f(_ r: ClosedRange<Int>) -> Int { r.upperBound }
        let words = "\\(f(0...2)) \\(R().open.upperBound) \\(R().other.upperBound) \\([1, 2].indices.upperBound)"
        """, heard: ["2 4 4 2"]),
    Case(
      name: "what the project adds to optionals", body: #"Text(a.dashed + b.dashed)"#,
      declarations: """
        extension Optional where Wrapped == String { var dashed: String { self ?? "-" } }
        let a: String? = nil
        let b: String? = "x"
        """, heard: ["-x"]),
    Case(
      name: "parts of an address", body: #"Text(verbatim: "\(urls.count) \(urls[0].lastPathComponent)")"#,
      declarations: #"let urls = ["https://a.b/c.png", "https://a.b/d.png"].compactMap(URL.init(string:))"#,
      heard: ["2 c.png"]),
    Case(
      name: "identifiers as texts are told apart",
      body: #"Text(verbatim: "\(all.firstIndex { $0.id == all[1].id } ?? -1)")"#,
      declarations: "struct I { var id = UUID().uuidString }\nlet all = [I(), I(), I()]", heard: ["1"]),
    Case(
      name: "a change that something else follows", body: "Heard()",
      declarations: """
        struct Heard: View {
          @State private var page = 0
          @State private var words = "none"
          var body: some View {
            Text(words).onChange(of: page) { old, new in words = "\\(old) to \\(new)" }.onAppear { page = 2 }
          }
        }
        """, heard: ["0 to 2"]),
  ]

  static let bars = [
    Case(
      name: "a modifier of the project that has other labels than the system's",
      body: #"Text("a").onTap(times: 2) { }"#,
      declarations: """
        extension View {
          func onTap(times: Int, perform action: @escaping () -> Void) -> some View { onTapGesture(count: times, perform: action) }
          func onTapGesture(times: Int, perform action: @escaping () -> Void) -> some View { onTapGesture(times) { action() } }
        }
        """, heard: ["a"]),
    Case(
      name: "a field to search with",
      body:
        #"NavigationStack { Text("a").navigationTitle("b").searchable(text: .constant(""), prompt: "Find") }"#,
      heard: ["b, Heading", "Find, Search Field", "a"]),
    Case(
      name: "a button style that looks whether it is enabled",
      body: #"Button("a") { }.buttonStyle(Lock()).disabled(true)"#,
      declarations: """
        struct Lock: ButtonStyle {
          @Environment(\\.isEnabled) var isEnabled
          func makeBody(configuration: Configuration) -> some View {
            HStack { configuration.label; if !isEnabled { Text("locked") } }
          }
        }
        """, heard: ["a, locked, Dimmed, Button"]),
    Case(
      name: "a gauge with a range", body: #"Gauge(value: 30, in: 0...60) { Text("a") }"#, heard: ["a, 50%"]),
  ]

  @Test func aTaskThatIsBegunAnewIsNotCancelled() throws {
    let source = """
      struct P: View {
        @State private var page = 0
        @State private var task: Task<Void, Never>?
        var body: some View {
          TabView(selection: $page) { Text("a").tag(0); Text("b").tag(1) }.tabViewStyle(.page).onAppear(perform: start)
        }
        func start() {
          task?.cancel()
          task = Task {
            while !Task.isCancelled {
              try? await Task.sleep(nanoseconds: UInt64(4 * Double(NSEC_PER_SEC)))
              page = (page + 1) % 2
            }
          }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    #expect(tree.carousels.first?.facts.autoplay?.interval == 4)
  }

  @Test func cardsOutsideAScrollViewShowWhatTheStateMakesOfThem() throws {
    let source = """
      struct P: View {
        @State private var page = 1
        var body: some View {
          GeometryReader { size in
            HStack {
              ForEach(0..<3) { n in
                Text("\\(n)").frame(width: 200).scaleEffect(n == page ? 1 : 0.8).offset(y: n == page ? -60 : 0)
              }
            }
            .offset(x: -CGFloat(page) * 200)
            .gesture(DragGesture().onEnded { value in page = value.translation.width < 0 ? page + 1 : page - 1 })
          }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let variants = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings())
    let table = try #require(variants.tables.first)
    #expect(table.row(of: 0, restingAt: 1)?.reduced == EffectValues(scale: 0.8, offsetY: 0))
    #expect(table.row(of: 1, restingAt: 1)?.reduced == EffectValues(scale: 1, offsetY: -60))
    #expect(table.row(of: 0, restingAt: 0)?.reduced.unknown[.scale] == "which card is current")
  }
}

import CarouselSwiftUI
import Testing

/// The Swift that views use: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct LanguageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var declarations = ""
    let heard: [String]
    var testDescription: String { name }
  }

  @Test(arguments: values + types + control + collections)
  func evaluates(_ page: Case) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  static let values = [
    Case(
      name: "interpolation", body: #"let n = 3; Text(verbatim: "\(n + 1) of \(n * 2)")"#, heard: ["4 of 6"]),
    Case(name: "localised numbers are grouped", body: #"Text("\(1234) likes")"#, heard: ["1,234 likes"]),
    Case(name: "string variables are not", body: #"let s = "\(1234) likes"; Text(s)"#, heard: ["1234 likes"]),
    Case(name: "doubles have six decimals", body: #"Text("\(0.5)")"#, heard: ["0.500000"]),
    Case(name: "specifier", body: #"Text("\(0.5, specifier: "%.1f") km")"#, heard: ["0.5 km"]),
    Case(
      name: "Markdown is not spoken", body: #"Text("A **bold** [link](https://a.b)")"#, heard: ["A bold link"]
    ),
    Case(name: "Markdown in a variable is", body: #"let s = "a **b**"; Text(s)"#, heard: ["a **b**"]),
    Case(name: "text sums", body: #"Text("a") + Text("b").bold()"#, heard: ["ab"]),
    Case(name: "nil-coalescing", body: #"let s: String? = nil; Text(s ?? "none")"#, heard: ["none"]),
    Case(
      name: "optional chaining", body: #"let a: [String] = []; Text(a.first?.uppercased() ?? "empty")"#,
      heard: ["empty"]),
    Case(
      name: "integer division", body: #"Text(verbatim: "\(7 / 2) \(7 % 2) \(7.0 / 2)")"#, heard: ["3 1 3.5"]),
    Case(
      name: "division by zero is not known", body: #"let z = 0; Text(verbatim: "\(1 / z)")"#,
      heard: ["‹1 / z›"]),
    Case(name: "overflow is not known", body: #"Text(verbatim: "\(Int.max + 1)")"#, heard: ["‹Int.max + 1›"]),
    Case(
      name: "lengths stay lengths", body: #"let w: CGFloat = 5; Text(verbatim: "\(w / 2)")"#, heard: ["2.5"]),
    Case(name: "formats", body: #"Text(String(format: "%02d:%02d", 5, 7))"#, heard: ["05:07"]),
    Case(
      name: "a format that does not fit", body: #"Text(String(format: "%s", 5))"#,
      heard: [#"‹String(format: "%s", 5)›"#]),
    Case(name: "a date is not known", body: #"Text(Date(), style: .date)"#, heard: ["‹Date()›"]),
    Case(
      name: "an identifier is not known", body: #"Text(UUID().uuidString)"#, heard: ["‹UUID() 1›"]),
  ]

  static let types = [
    Case(
      name: "memberwise initialiser with defaults", body: #"Text(P(name: "A").line)"#,
      declarations: #"struct P { var name: String; var age = 3; var line: String { "\(name) \(age)" } }"#,
      heard: ["A 3"]),
    Case(
      name: "own initialiser", body: #"Text(P(5).s)"#,
      declarations: #"struct P { let s: String; init(_ n: Int) { s = String(repeating: "x", count: n) } }"#,
      heard: ["xxxxx"]),
    Case(
      name: "implicit members by declared type", body: "ForEach(P.all) { Text($0.title) }",
      declarations: """
        struct P: Identifiable { let id: Int; let title: String; static let all: [P] = [.one, .init(id: 2, title: "b")] }
        extension P { static let one = P(id: 1, title: "a") }
        """, heard: ["a", "b"]),
    Case(
      name: "enums with payloads", body: "Text(S.loaded(2).words); Text(S.failed.words)",
      declarations: """
        enum S { case loaded(Int), failed
          var words: String { switch self { case .loaded(let n) where n > 1: "\\(n) items"; case .loaded: "one"; case .failed: "failed" } } }
        """, heard: ["2 items", "failed"]),
    Case(
      name: "raw values",
      body: #"Text(D(rawValue: "two")?.rawValue ?? "none"); Text(verbatim: "\(L.b.rawValue)")"#,
      declarations: #"enum D: String { case one, two }; enum L: Int { case a = 4, b }"#, heard: ["two", "5"]),
    Case(
      name: "protocols with default implementations", body: "Text(C().title)",
      declarations:
        #"protocol T { var n: Int { get } }; extension T { var title: String { "T\(n)" } }; struct C: T { let n = 4 }"#,
      heard: ["T4"]),
    Case(
      name: "classes share their changes",
      body: #"let a = M(); let b = a; let _ = b.add(); Text(verbatim: "\(a.n)")"#,
      declarations: "final class M { var n = 1; func add() { n += 1 } }", heard: ["2"]),
    Case(
      name: "superclasses", body: "Text(B().name + B().tail)",
      declarations:
        #"class A { var tail = "!"; var name: String { "a" } }; class B: A { override var name: String { "b" } }"#,
      heard: ["b!"]),
    Case(
      name: "generics by duck typing", body: "Box(value: 3) { Text(verbatim: \"\\($0)\") }",
      declarations:
        "struct Box<V, C: View>: View { let value: V; @ViewBuilder let make: (V) -> C; var body: some View { make(value) } }",
      heard: ["3"]),
    Case(
      name: "views kept as values", body: #"Card { Text("in") } top: { Text("top") }"#,
      declarations: """
        struct Card<C: View, T: View>: View { let content: C; let top: T
          init(@ViewBuilder content: () -> C, @ViewBuilder top: () -> T) { self.content = content(); self.top = top() }
          var body: some View { VStack { top; content } } }
        """, heard: ["top", "in"]),
    Case(
      name: "mutating methods and copies", body: #"let c = P.twice(); Text(verbatim: "\(c.n)")"#,
      declarations:
        "struct P { var n = 1; mutating func up() { n += 1 }; static func twice() -> P { var a = P(); let b = a; a.up(); a.up(); return b.n == 1 ? a : b } }",
      heard: ["3"]),
    Case(
      name: "subscripts of the project", body: #"let a = ["x"]; Text(a[safe: 4] ?? "none")"#,
      declarations:
        "extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }",
      heard: ["none"]),
    Case(
      name: "the project's types come first", body: #"Label("own")"#,
      declarations:
        #"struct Label: View { let s: String; init(_ s: String) { self.s = s }; var body: some View { Text("my " + s) } }"#,
      heard: ["my own"]),
    Case(
      name: "local functions named like types",
      body: #"func Row(_ s: String) -> some View { Text(s) }; return VStack { Row("a"); Row("b") }"#,
      heard: ["a", "b"]),
    Case(
      name: "bindings", body: "Child(on: .constant(true), n: .constant(4))",
      declarations:
        "struct Child: View { @Binding var on: Bool; let n: Binding<Int>; var body: some View { Text(on ? \"on \\(n.wrappedValue)\" : \"off\") } }",
      heard: ["on 4"]),
  ]

  static let control = [
    Case(
      name: "builders",
      body:
        #"if 1 > 2 { Text("a") } else if let s = Optional("b") { Text(s) }; switch 3 { case 1...2: Text("c"); default: Text("d") }"#,
      heard: ["b", "d"]),
    Case(
      name: "guard", body: "Text(f(nil)); Text(f(2))",
      declarations:
        #"func f(_ n: Int?) -> String { guard let n, n > 1 else { return "no" }; return "\(n)" }"#,
      heard: ["no", "2"]),
    Case(
      name: "loops", body: "Text(verbatim: f())",
      declarations:
        #"func f() -> String { var s = ""; for i in 0..<5 where i % 2 == 0 { s += "\(i)" }; var n = 0; while true { n += 1; if n == 3 { break } }; return s + "\(n)" }"#,
      heard: ["0243"]),
    Case(
      name: "#available and #if",
      body:
        "if #available(iOS 17, *) { Text(\"new\") } else { Text(\"old\") }\n#if os(macOS)\nText(\"mac\")\n#else\nText(\"phone\")\n#endif",
      heard: ["new", "phone"]),
    Case(
      name: "a loop without end is stopped", body: #"Text(verbatim: f())"#,
      declarations: "func f() -> String { while true {} }", heard: ["‹…›"]),
    Case(
      name: "a recursion without end is stopped", body: #"Text(verbatim: f(1))"#,
      declarations: "func f(_ n: Int) -> String { f(n + 1) }", heard: ["‹…›"]),
    Case(
      name: "unknown conditions show both",
      body: #"if Store.shared.isNew { Text("a") } else { Text("b") }; Text("c")"#, heard: ["a", "b", "c"]),
    Case(
      name: "unknown conditions in functions", body: "Text(verbatim: f(Store.shared.n))",
      declarations: #"func f(_ n: Int) -> String { if n > 3 { return "many" }; return "few" }"#,
      heard: ["‹n > 3›"]),
    Case(
      name: "what both ways agree on is known", body: #"Text(Store.shared.isNew ? "same" : "same")"#,
      heard: ["same"]),
    Case(
      name: "unknown parts", body: #"Text("Hello \(Store.shared.name)!")"#,
      heard: ["Hello ‹Store.shared.name›!"]),
    Case(
      name: "unknown data", body: "ForEach(Store.shared.items) { item in Text(item.title) }",
      heard: ["‹item.title›"]),
  ]

  static let collections = [
    Case(
      name: "enumerated",
      body:
        #"ForEach(Array(["a", "b"].enumerated()), id: \.offset) { index, s in Text(verbatim: "\(index + 1) \(s)") }"#,
      heard: ["1 a", "2 b"]),
    Case(
      name: "library calls",
      body:
        #"Text(verbatim: [3, 1, 2].sorted().map { "\($0)" }.joined(separator: "-")); Text(verbatim: "\([1, 2, 3].filter { $0 > 1 }.reduce(0, +))"); Text(verbatim: "\((1...4).reversed().first ?? 0)")"#,
      heard: ["1-2-3", "5", "4"]),
    Case(
      name: "dictionaries",
      body: #"let d = ["a": 1, "b": 2]; Text(verbatim: "\(d["b"] ?? 0) \(d["c"] == nil)")"#, heard: ["2 true"]
    ),
    Case(
      name: "tuples",
      body: #"let p = (name: "x", n: 2); let (a, b) = (1, 2); Text(verbatim: "\(p.name)\(p.1)\(a + b)")"#,
      heard: ["x23"]),
    Case(
      name: "key paths", body: #"Text(verbatim: "\(["ab", "c"].map(\.count).max() ?? 0)")"#, heard: ["2"]),
    Case(
      name: "out of range is not known", body: #"let a = [1]; Text(verbatim: "\(a[3])")"#, heard: ["‹a[3]›"]),
    Case(
      name: "stride", body: #"Text(stride(from: 0, to: 6, by: 2).map { String($0) }.joined(separator: " "))"#,
      heard: ["0 2 4"]),
  ]
}

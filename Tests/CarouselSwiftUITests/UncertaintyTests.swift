import CarouselSwiftUI
import Testing

/// What is not known is said as such, also behind the statements that it went through.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct UncertaintyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let function: String
    let heard: String
    var testDescription: String { name }
  }

  @Test(arguments: ways + loops + throwing + changes + values)
  func says(_ page: Case) {
    let source = Heard.body(
      "Text(verbatim: Self.words())",
      "struct Card: Equatable { var name: String }\nenum Mode { case a, b; static let first = Mode.b }")
    let body = source.replacing(
      "  var body", with: "  static func words() -> String {\n\(page.function)\n  }\n  var body")
    #expect(Heard.lines(body, view: "Page") == [page.heard])
  }

  static let ways = [
    Case(
      name: "a return that may come from inside another condition",
      function: #"if true { if Store.isOn { return "a" } }; return "b""#, heard: "‹Store.isOn›"),
    Case(
      name: "what all ways that return have written",
      function: """
        var s = "old"
        func f() { switch Store.mode { case .x: s = "a"; return; default: s = "b"; return } }
        f()
        return s
        """, heard: "‹s›"),
    Case(
      name: "what follows a guard that may have left",
      function: """
        var s = "old"
        func f() { guard Store.isOn else { return }; s = "new" }
        f()
        return s
        """, heard: "‹s›"),
    Case(
      name: "what is the same either way",
      function: """
        var s = "old"
        func f() { if Store.isOn { s = "new"; return }; s = "new" }
        f()
        return s
        """, heard: "new"),
    Case(
      name: "falling through",
      function: """
        var s = ""
        switch Store.mode { case .x: s += "a"; fallthrough; default: s += "b" }
        return s
        """, heard: "‹s›"),
    Case(
      name: "a break that ends only its switch",
      function: """
        var s = "old"
        switch 1 { case 1: if Store.isOn { break }; s = "new"; default: break }
        return s
        """, heard: "‹s›"),
  ]

  static let loops = [
    Case(
      name: "a return out of a loop",
      function: #"for n in ["a", "b"] { if Store.likes(n) { return n } }; return "none""#,
      heard: "‹Store.likes(n)›"),
    Case(
      name: "a round that may end early",
      function: """
        var count = 0
        for n in ["a", "b"] { if Store.likes(n) { continue }; count += 1 }
        return "\\(count)"
        """, heard: "‹count›"),
    Case(
      name: "a loop that may end early",
      function: """
        var count = 0
        for n in ["a", "b"] { if Store.likes(n) { break }; count += 1 }
        return "\\(count)"
        """, heard: "‹count›"),
    Case(
      name: "a return where others went on behind the loop",
      function: #"for n in ["a", "b"] { if Store.likes(n) { break }; return n }; return "none""#,
      heard: "‹Store.likes(n)›"),
    Case(
      name: "a round under a condition",
      function: """
        var count = 0
        for n in ["a", "b"] where Store.likes(n) { count += 1 }
        return "\\(count)"
        """, heard: "‹count›"),
    Case(
      name: "a return for one of elements that are not known",
      function: #"for n in Store.names { if n.isEmpty { return "a" } }; return "none""#,
      heard: "‹Store.names›"),
  ]

  static let throwing = [
    Case(
      name: "what follows a call that may have thrown",
      function: """
        var s = "old"
        do { let data = try Store.load(); s = "new" } catch { s = "failed" }
        return s
        """, heard: "‹s›"),
    Case(
      name: "a function that may have thrown",
      function: """
        func f() throws -> String { guard Store.isOn else { throw Failure() }; return "a" }
        return (try? f()) ?? "b"
        """, heard: #"‹(try? f()) ?? "b"›"#),
    Case(
      name: "a function that throws",
      function: """
        func f() throws -> String { throw Failure() }
        return (try? f()) ?? "b"
        """, heard: "b"),
    Case(
      name: "an initialiser that may give nothing",
      function: """
        struct S { init?(_ n: Int) { guard Store.isOn else { return nil } } }
        return S(1) == nil ? "none" : "some"
        """, heard: #"‹S(1) == nil ? "none" : "some"›"#),
  ]

  static let changes = [
    Case(
      name: "elements that are added and not known",
      function: #"var a = ["x"]; a.append(contentsOf: Store.names); return "\(a.count)""#, heard: "‹a.count›"),
    Case(
      name: "an element at a place that is not known",
      function: #"var a = ["x", "y"]; a[Store.index] = "z"; return a[0]"#, heard: "‹a[0]›"),
    Case(
      name: "a property of an element at a place that is not known",
      function: #"var a = [Card(name: "x")]; a[Store.index].name = "z"; return a[0].name"#,
      heard: "‹a[0].name›"),
    Case(
      name: "what is removed under a condition that is not known",
      function: #"var a = ["x"]; a.removeAll { Store.likes($0) }; return "\(a.count)""#, heard: "‹a.count›"),
    Case(
      name: "several elements that are removed",
      function: #"var a = [1, 2, 3, 4]; a.removeFirst(2); a.removeLast(); return "\(a)""#, heard: "[3]"),
    Case(
      name: "a text of which the end is removed",
      function: #"var s = "abc"; s.removeLast(); return s"#, heard: "ab"),
    Case(
      name: "a parameter that is changed",
      function: """
        func f(_ a: inout [String]) { a.append("b") }
        var a = ["a"]
        f(&a)
        return a.joined()
        """, heard: "ab"),
    Case(
      name: "a parameter that something unknown may change",
      function: #"var a = ["a"]; Store.fill(&a); return a.joined()"#, heard: "‹a.joined()›"),
    Case(
      name: "two that are exchanged",
      function: #"var a = "1"; var b = "2"; swap(&a, &b); return a + b"#, heard: "21"),
  ]

  static let values = [
    Case(
      name: "a static member of a type outside the project",
      function: #"Store.mode == .fast ? "a" : "b""#, heard: #"‹Store.mode == .fast ? "a" : "b"›"#),
    Case(
      name: "a static member that is another case",
      function: #"let m = Mode.b; return m == .first ? "same" : "other""#, heard: "same"),
    Case(
      name: "a default for a key that is not known",
      function: #"let d = [Store.key: "x"]; return d["k", default: "y"]"#,
      heard: #"‹d["k", default: "y"]›"#),
    Case(
      name: "what may be missing is not counted",
      function: #"let a = ["x"].compactMap { Store.find($0) }; return "\(a.count)""#,
      heard: "‹flatMap().count›"),
    Case(
      name: "a payload that is not known",
      function: """
        enum E { case of(Int) }
        if case .of(1) = E.of(Store.number) { return "one" }
        return "other"
        """, heard: "‹E.of(Store.number)›"),
    Case(
      name: "a protocol of the system", function: #"let a: Any = "x"; return a is Hashable ? "yes" : "no""#,
      heard: #"‹a is Hashable ? "yes" : "no"›"#),
  ]
}

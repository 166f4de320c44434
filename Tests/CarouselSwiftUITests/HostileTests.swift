import CarouselSwiftUI
import LocatedValues
import Testing

/// Source that never ends, or grows without end, ends in a note at its line.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct HostileTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let declarations: String
    let body: String
    let note: String
    var heard: [String]? = nil
    var testDescription: String { name }
  }

  @Test(arguments: cases)
  func ends(_ page: Case) {
    let source = Heard.body(page.body, page.declarations)
    let reader = SwiftUIReader(budget: EvaluationBudget(steps: 40_000, rounds: 1_000))
    let reading = reader.read([SwiftUIReader.File(path: "a.swift", text: source)])
    #expect(reading.diagnostics.map(\.message) == [page.note])
    #expect(reading.diagnostics.allSatisfy { (2...6).contains($0.line) })
    if let heard = page.heard { #expect(reading.screens.last.map { Heard.lines($0) } == heard) }
  }

  static let cases = [
    Case(
      name: "recursion without end", declarations: "func f(_ n: Int) -> Int { f(n + 1) }",
      body: #"Text(verbatim: "\(f(0))")"#, note: "evaluation ended after 150 calls inside calls"),
    Case(
      name: "recursion that branches",
      declarations: "func f(_ n: Int) -> Int { n < 2 ? 1 : f(n - 1) + f(n - 2) }",
      body: #"Text(verbatim: "\(f(90))")"#, note: "evaluation ended after 40000 steps"),
    Case(
      name: "a text that doubles",
      declarations: "var s: String { var s = \"a\"; for _ in 0..<99 { s = \"\\(s)\\(s)\" }; return s }",
      body: "Text(s)", note: "a text grew beyond 1000000 bytes"),
    Case(
      name: "a sum of texts that doubles, not all of it known",
      declarations: """
        func f(_ n: Int) -> String { n == 0 ? "\\(Store.shared.name), please wait until all of it is here" : f(n - 1) + f(n - 1) }
        """,
      body: "Text(f(90))", note: "evaluation ended after 40000 steps"),
    Case(
      name: "arrays of long ranges",
      declarations: "var a: [[Int]] { (0..<100_000).map { _ in Array(0..<100_000) } }",
      body: #"Text(verbatim: "\(a.count)")"#, note: "evaluation ended after 40000 steps"),
    Case(
      name: "an array that doubles",
      declarations: "var a: [Int] { var a = [1]; for _ in 0..<99 { a += a }; return a }",
      body: #"Text(verbatim: "\(a.count)")"#, note: "an array grew beyond 100000 elements"),
    Case(
      name: "values that share their parts",
      declarations: "var a: [Any] { var a: [Any] = [1]; for _ in 0..<60 { a = [a, a] }; return a }",
      body: #"Text(a == a ? "same" : "other")"#, note: "evaluation ended after 40000 steps"),
    Case(
      name: "work that never ends when a view appears",
      declarations: """
        struct Spin: View { @State var n = 0; var body: some View { Text(verbatim: "\\(n)").onAppear { while true { n += 1 } } } }
        """, body: "Spin()", note: "a loop ended after 1000 rounds", heard: ["‹n›"]),
    Case(
      name: "an array inside an array inside an array",
      declarations: "var a: [Any] { var a: [Any] = []; for _ in 0..<900 { a = [a] }; return a }",
      body: "GeometryReader { _ in Text(verbatim: \"\\(a.count)\") }",
      note: "values were nested more than 200 levels deep"),
    Case(
      name: "a list of objects without end",
      declarations:
        "class N { var next: N? }\nvar n: N? { var n: N?; for _ in 0..<900 { let m = N(); m.next = n; n = m }; return n }",
      body: "Text(n == nil ? \"none\" : \"some\")", note: "values were nested more than 200 levels deep"),
    Case(
      name: "views that branch",
      declarations: """
        struct Tree: View { let n: Int; var body: some View { if n > 0 { HStack { Tree(n: n - 1); Tree(n: n - 1) } } else { Text("leaf") } } }
        """, body: "Tree(n: 30)", note: "evaluation ended after 40000 steps"),
  ]

  @Test(arguments: [
    #""\(-9223372036854775807...9223372036854775807)""#, #""\(abs(Int.min))""#, #""\(Int(1e300))""#,
    #""\(Int.min.isMultiple(of: -1))""#, #""\([1, 2][..<(-3)])""#, #""\(Int.min.formatted())""#,
    #"String(format: "%99999999d", 1)"#, #""\(Array(stride(from: 0, to: Int.max, by: Int.max / 2)))""#,
    #""\((0..<Int.max).count)""#, #""\(Int.min.magnitude)""#,
  ])
  func survives(_ expression: String) {
    let lines = Heard.lines(Heard.body("Text(verbatim: \(expression))"))
    #expect(lines.count == 1)
  }

  @Test func aSliderOverAHugeRange() {
    let source = Heard.body("Slider(value: .constant(1e300), in: 0...1e301) { Text(\"a\") }")
    #expect(Heard.lines(source).count == 1)
  }

  /// Closures that are called on a small stack go on on a larger one.
  @Test func aDeepExpressionInsideAReader() {
    let sum = "1" + String(repeating: "+1", count: 900)
    let source = Heard.body("GeometryReader { _ in Text(verbatim: \"\\(\(sum))\") }")
    #expect(Heard.lines(source) == ["901"])
  }
}

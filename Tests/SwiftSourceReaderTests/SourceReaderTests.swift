import SwiftSourceReader
import Testing

/// Reads one expression and writes it back with every operator in parentheses.
private func folded(_ text: String) -> String {
  let file = SourceReader().read("let it = " + text, path: "a.swift")
  guard case .declaration(let declaration)? = file.statements.first?.kind,
    case .variable(let variable) = declaration.kind, let value = variable.bindings.first?.initialValue
  else { return "?" }
  return written(value)
}

private func written(_ expression: Expression) -> String {
  switch expression.kind {
  case .integer(let value): "\(value)"
  case .name(let name): name
  case .member(let base, let name): (base.map(written) ?? "") + "." + name
  case .infix(let left, let name, let right): "(\(written(left)) \(name) \(written(right)))"
  case .ternary(let condition, let first, let second):
    "(\(written(condition)) ? \(written(first)) : \(written(second)))"
  case .cast(let value, let mark, let type): "(\(written(value)) as\(mark) \(type.name ?? "?"))"
  case .prefix(let name, let value): name + written(value)
  case .throwing(let value): "try " + written(value)
  case .call(let callee, let arguments):
    written(callee) + "(" + arguments.map { written($0.value) }.joined(separator: ",") + ")"
  case .closure(let closure): "{\(closure.body.count)}"
  case .string(let segments):
    segments.map { segment in
      switch segment {
      case .text(let text): text
      case .interpolation(let arguments): "<" + arguments.map { written($0.value) }.joined() + ">"
      }
    }.joined()
  default: "?"
  }
}

@Suite(.enabled(if: SourceReader.isAvailable))
struct SourceReaderTests {
  @Test(arguments: [
    ("a + b * c", "(a + (b * c))"),
    ("a * b + c", "((a * b) + c)"),
    ("a ?? b ?? c", "(a ?? (b ?? c))"),
    ("a - b - c", "((a - b) - c)"),
    ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
    ("a && b || c == d + 1", "((a && b) || (c == (d + 1)))"),
    ("a as? B ?? c", "((a as? B) ?? c)"),
    ("!a.b", "!a.b"),
    ("-1 + 0x10", "(-1 + 16)"),
    ("f(a) { b } c: { d }", "f(a,{1},{1})"),
    (#""\(a) of \#u{6f}k""#, "<a> of ok"),
    (##"#"a\b\#(c)"#"##, #"a\b<c>"#),
    ("try await a.b()", "try a.b()"),
  ])
  func foldsOperators(text: String, outcome: String) {
    #expect(folded(text.replacing("\\#u", with: "\\u")) == outcome)
  }

  @Test func countsColumnsInBytes() {
    let file = SourceReader().read("// one\nlet a = \"é🎠\" + b", path: "a.swift")
    guard case .declaration(let declaration)? = file.statements.first?.kind,
      case .variable(let variable) = declaration.kind, let value = variable.bindings.first?.initialValue,
      case .infix(_, _, let right) = value.kind
    else { return #expect(Bool(false), "not a sum") }
    #expect(file.place(at: right.span.start) == LineColumn(line: 2, column: 20))
    #expect(file.text(of: value.span) == "\"é🎠\" + b")
  }

  @Test func choosesTheBranchOfAnIPhone() {
    let text = """
      #if os(macOS) || !DEBUG
        let a = 1
      #else
        let b = f
        #if os(iOS)
          .c()
        #endif
          .d()
      #endif
      """
    let file = SourceReader().read(text, path: "a.swift")
    guard case .declaration(let declaration)? = file.statements.first?.kind,
      case .variable(let variable) = declaration.kind, let value = variable.bindings.first?.initialValue
    else { return #expect(Bool(false), "no variable") }
    #expect(written(value) == "f.c().d()")
  }

  @Test func reportsErrorsAndReadsTheRest() {
    let file = SourceReader().read("struct A { let b = ) }\nstruct C {}", path: "a.swift")
    #expect(!file.errors.isEmpty)
    #expect(file.errors.allSatisfy { $0.place.line == 1 })
    #expect(file.statements.count >= 2)
  }
}

/// The places that who changes or comments on a source asks for.
@Suite(.enabled(if: SourceReader.isAvailable))
struct SourcePlacesTests {
  @Test func knowsTextsAndCommentsInWhichMarksAreCharacters() {
    let source = "/* a // b */ let x = \"// c\" // d\nlet y = #/e//f/# // g"
    let bytes = Array(source.utf8)
    let opaque = SourceReader().opaqueRanges(in: source).map { String(decoding: bytes[$0], as: UTF8.self) }
    #expect(opaque == [" a // b */", "// c", "e//f"])
  }

  @Test func tellsWhereTheArgumentsOfACallStand() throws {
    let source = "f(\"é\")\n  .g(a: 1, \"b\") { x }"
    let bytes = Array(source.utf8)
    let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
    let calls = try #require(SourceReader().calls(in: source))
    #expect(calls.map(\.name) == ["g", "f"])
    #expect(text(calls[0].start..<calls[0].range.upperBound) == ".g(a: 1, \"b\") { x }")
    #expect(calls[0].base.map(text) == "f(\"é\")")
    #expect(calls[0].arguments.map { text($0.range) } == ["a: 1", "\"b\""])
    #expect(calls[0].arguments.map(\.isString) == [false, true])
    #expect(calls[0].hasTrailingClosure && !calls[1].hasTrailingClosure)
    #expect(SourceReader().calls(in: "f(") == nil)
  }
}

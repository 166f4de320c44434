import LocatedValues
import Testing

@Suite struct DiagnosticsTests {
  private let second = Place(line: 2, column: 3, offset: 9)

  @Test func `a diagnostic is one line`() {
    let diagnostic = Diagnostic(
      file: "a\u{1B}b.yaml", place: second, severity: .warning, message: "wrong\nhere", advice: "mend it")
    #expect(diagnostic.description == "a\\u{1B}b.yaml:2:3: warning: wrong\\u{A}here; mend it")
    #expect((diagnostic.line, diagnostic.column) == (2, 3))
  }

  @Test func `they come in the order of their places`() {
    var diagnostics = Diagnostics(file: "f")
    diagnostics.warning(at: second, "b", advice: "x")
    diagnostics.error(at: .start, "a", advice: "x")
    diagnostics.warning(at: second, "c", advice: "x")
    #expect(
      diagnostics.lines == ["f:1:1: error: a; x", "f:2:3: warning: b; x", "f:2:3: warning: c; x"])
    #expect(diagnostics.map(\.message) == ["b", "a", "c"])
  }

  @Test func `warnings are no errors`() {
    var diagnostics = Diagnostics(file: "f")
    diagnostics.warning(at: .start, "a", advice: "x")
    #expect(!diagnostics.hasErrors)
    var others = Diagnostics(file: "g")
    others.error(at: .start, "b", advice: "x")
    diagnostics.add(others)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.lines == ["f:1:1: warning: a; x", "g:1:1: error: b; x"])
  }

  @Test func `very many are counted`() {
    var diagnostics = Diagnostics(file: "f")
    for _ in 0..<Diagnostics.capacity { diagnostics.warning(at: .start, "a", advice: "x") }
    #expect(diagnostics.isFull)
    diagnostics.error(at: .start, "late", advice: "x")
    #expect(diagnostics.count == 1_000)
    #expect(diagnostics.omitted == 1)
    #expect(diagnostics.hasErrors)
    #expect(diagnostics.lines.last == "f: 1 more; mend these first")
  }
}

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("plain é写", "plain é写"), ("a\nb\tc", "a\\u{A}b\\u{9}c"), ("\u{1B}[2J", "\\u{1B}[2J"),
    ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{7F}\u{85}\u{2028}", "\\u{7F}\\u{85}\\u{2028}"), ("\u{202E}abc\u{2066}", "\\u{202E}abc\\u{2066}"),
    ("\u{200B}\u{FEFF}", "\\u{200B}\\u{FEFF}"), ("👩‍👩‍👧 नमस्‍ते", "👩‍👩‍👧 नमस्‍ते"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"), ("\u{0}", "\\u{0}"),
  ])
  func `what a terminal acts upon is written out`(text: String, escaped: String) {
    #expect(TerminalText.escaped(text) == escaped)
  }

  @Test func `long text is shortened`() {
    #expect(TerminalText.quoted("short") == "'short'")
    #expect(
      TerminalText.quoted(String(repeating: "é", count: 60)) == "'\(String(repeating: "é", count: 60))'")
    #expect(
      TerminalText.quoted(String(repeating: "é", count: 61)) == "'\(String(repeating: "é", count: 60))...'")
    #expect(TerminalText.quoted("abcdef", limit: 3) == "'abc...'")
  }
}

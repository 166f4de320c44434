import CarouselTesting
import Foundation
import Testing

@Suite("Inline snapshots in a source")
struct InlineSourceTests {
  /// Rewrites a source whose calls are found by their order, and returns it.
  private func rewritten(_ source: String, _ texts: [String]) throws -> String {
    var inline = InlineSource(path: "Tests.swift", bytes: Array(source.utf8))
    let sites = source.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      line, text -> InlineSite? in
      guard let call = text.range(of: "assertInlineSnapshot") else { return nil }
      return InlineSite(line: line + 1, column: text[..<call.lowerBound].utf8.count + 1)
    }
    for (site, text) in zip(sites, texts) { try inline.record(text, at: site) }
    return String(decoding: inline.rewritten, as: UTF8.self)
  }

  @Test("are written behind a call that has none, and in place of one that has")
  func both() throws {
    let source = """
      @Test func a() throws {
        assertInlineSnapshot(of: try screen("}"), as: .spoken)
      }

      @Test func 🎠() {
        /* 🎠 ) */ assertInlineSnapshot(of: b) {
          \"""
          old {
          \"""
        }
        done()
      }
      """
    #expect(
      try rewritten(source, ["screen A\n  Albums\n", "screen B\n"]) == """
        @Test func a() throws {
          assertInlineSnapshot(of: try screen("}"), as: .spoken) {
            \"""
            screen A
              Albums
            \"""
          }
        }

        @Test func 🎠() {
          /* 🎠 ) */ assertInlineSnapshot(of: b) {
            \"""
            screen B
            \"""
          }
          done()
        }
        """)
  }

  @Test("hold backslashes and quotation marks as they are")
  func quoting() throws {
    #expect(
      try rewritten("assertInlineSnapshot(of: a)", [#"a \(b) "# + "\"\"\"#"]) == """
        assertInlineSnapshot(of: a) {
          ##\"""
          a \\(b) \"""#
          \"""##
        }
        """)
  }

  @Test("any text is read back from the source as it was recorded", arguments: UInt64(1)...12)
  func roundTrip(_ seed: UInt64) throws {
    var generator = TextGenerator(seed: seed)
    let text = generator.text()
    let source = try rewritten("assertInlineSnapshot(of: a)", [text])
    let closure = try #require(source.range(of: ") {\n"))
    let literal = source[closure.upperBound...].dropLast(2)
    let screen = try TestedScreen(
      swiftUISource:
        "import SwiftUI\nstruct Page: View { let words: String; var body: some View { Text(verbatim: words) } }",
      samples: ["words": .swift(String(literal))])
    #expect(screen.spokenLines == [text])
  }

  @Test("from the bottom up or from the top down, the outcome is the same")
  func order() throws {
    let lines = (1...20).map { "  assertInlineSnapshot(of: screen\($0))" }
    let source = lines.joined(separator: "\n")
    var (down, up) = (
      InlineSource(path: "T.swift", bytes: Array(source.utf8)),
      InlineSource(path: "T.swift", bytes: Array(source.utf8))
    )
    for line in 1...20 { try down.record("text\n\(line)", at: InlineSite(line: line, column: 3)) }
    for line in (1...20).reversed() { try up.record("text\n\(line)", at: InlineSite(line: line, column: 3)) }
    #expect(down.rewritten == up.rewritten)
    #expect(
      String(decoding: down.rewritten, as: UTF8.self).contains("screen20) {\n    \"\"\"\n    text\n    20\n"))
  }

  @Test("one call takes one text, and a source that has changed takes none")
  func refused() throws {
    var inline = InlineSource(path: "T.swift", bytes: Array("assertInlineSnapshot(of: a)\nother(b)".utf8))
    try inline.record("A", at: InlineSite(line: 1, column: 1))
    try inline.record("A", at: InlineSite(line: 1, column: 21))
    #expect(throws: InlineError.self) { try inline.record("B", at: InlineSite(line: 1, column: 1)) }
    let changed = #expect(throws: InlineError.self) {
      try inline.record("A", at: InlineSite(line: 2, column: 1))
    }
    #expect(
      changed?.description
        == "the source T.swift has changed since it was compiled; nothing was written: run again")
    #expect(throws: InlineError.self) { try inline.record("A", at: InlineSite(line: 9, column: 1)) }
  }

  @Test(
    "brackets in strings and comments close nothing",
    arguments: [
      "(\")\")", "(/* ) /* ) */ */)", "(// )\n)", "(#\"\\\")\"#)", "(\"\\(f(\")\"))\")",
      "(\"\"\"\n \" )\n\"\"\")",
      "({ [\")\"] })",
    ])
  func brackets(_ source: String) {
    #expect(SwiftTextScanner(Array(source.utf8)).end(ofBracketAt: 0) == source.utf8.count)
    #expect(SwiftTextScanner(Array(source.dropLast().utf8)).end(ofBracketAt: 0) == nil)
  }
}

/// Texts of what could be taken for the end of a literal, by a seed (xorshift, Marsaglia 2003).
private struct TextGenerator {
  private var state: UInt64
  private static let pieces = [
    "a", "Sunset", " ", "\"", "\"\"\"", "\\", "\\(b)", "#", "\"#", "\n", "🎠", "{", "}", "//", "/*",
  ]

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next() -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % 1_000_003)
  }

  /// A text that begins and ends with a word, since the end of the last line does not count.
  mutating func text() -> String {
    let count = 3 + next() % 12
    return "first" + (0..<count).map { _ in Self.pieces[next() % Self.pieces.count] }.joined() + "last"
  }
}

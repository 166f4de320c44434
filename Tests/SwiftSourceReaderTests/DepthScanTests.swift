import SwiftSourceReader
import Testing

struct DepthScanTests {
  private func fault(_ text: String) -> String? {
    SourceReader().read(text, path: "a.swift").errors.first { $0.message.hasPrefix("not read") }?.message
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    "let a = b" + repeated("\n  .c()", 50_000),
    "let a = b" + repeated(".c", 50_000),
    "let a = " + repeated("(", 5_000) + repeated(")", 5_000),
    "let a = " + repeated("[", 5_000),
    repeated("if a { ", 5_000),
    "let a = " + repeated("b + ", 50_000) + "c",
    "let a = " + repeated("\"\\(", 5_000),
    "let a = " + repeated("try ", 50_000) + "b",
    "let a = " + repeated("try\n", 50_000) + "b",
    repeated("#if A\n", 5_000),
    "if a {} " + repeated("else if b {} ", 50_000),
    "if a {} " + repeated("\nelse if b {} ", 50_000),
    "let a: " + repeated("A<", 50_000),
    repeated("@a ", 50_000) + "let b = c",
    "let a = b" + repeated("()", 50_000),
    "let a = b" + repeated(" ? c\n : d", 50_000),
  ])
  func refusesWhatIsTooDeep(text: String) {
    #expect(fault(text) != nil, "\(text.prefix(40))")
  }

  @Test(
    .enabled(if: SourceReader.isAvailable),
    arguments: [
      repeated("let a = b.c.d.e + 1\n", 10_000),
      "let a = [" + repeated("A(b: .c, d: \"(\"),\n", 10_000) + "]",
      repeated("// ((((\n", 1_000) + repeated("/* [[[ */\n", 1_000),
      repeated(
        "struct A: View {\n  var body: some View {\n    Text(\"a \\(b)\")\n      .bold()\n  }\n}\n", 1_000),
    ])
  func takesLongFlatFiles(text: String) {
    #expect(fault(text) == nil)
  }
}

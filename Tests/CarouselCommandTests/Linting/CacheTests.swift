import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint cache")
struct CacheTests {
  private static let page =
    "vstack:\n  - {text: \"A\\u2028🌅\", hint: B}\n  - text: LOUD # carousel-a11y: disable=shout-sample - loud\n"

  @Test(
    "gives the same bytes in every format",
    arguments: ["text", "json", "sarif", "github", "junit", "markdown"])
  func same(_ format: String) throws {
    let folder = try TemporaryFolder(["a.yaml": Self.page, "Cache/keep": ""])
    let words = ["--format", format, "--report-suppressed", "--cache-folder", folder.path + "/Cache"]
    let cold = LintingRun(words, in: folder, operands: ["a.yaml"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Cache/lint")
    #expect(names.filter { $0.hasSuffix(".json") }.count == 1)
    #expect(names.contains("CACHEDIR.TAG"))
    let warm = LintingRun(words, in: folder, operands: ["a.yaml"])
    #expect(warm.run.output == cold.run.output && warm.run.exitCode == cold.run.exitCode)
  }

  private static func tellsCache(_ run: LintingRun) -> Bool { run.run.output.contains("from the cache") }

  @Test("is used: an entry that was altered shows, a broken one is made anew")
  func used() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.page, "Cache/keep": ""])
    let words = ["--format", "xcode", "--cache-folder", folder.path + "/Cache"]
    let cold = LintingRun(words, in: folder, operands: ["a.yaml"]).findings
    let entries = folder.path + "/Cache/lint"
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: entries).first { $0.hasSuffix(".json") })
    let entry = try String(contentsOfFile: entries + "/" + name, encoding: .utf8)
    try entry.replacing("there is a hint", with: "from the cache")
      .write(toFile: entries + "/" + name, atomically: true, encoding: .utf8)
    #expect(Self.tellsCache(LintingRun(words, in: folder, operands: ["a.yaml"])))
    #expect(!Self.tellsCache(LintingRun(words + ["--no-cache"], in: folder, operands: ["a.yaml"])))
    try "{".write(toFile: entries + "/" + name, atomically: true, encoding: .utf8)
    #expect(LintingRun(words, in: folder, operands: ["a.yaml"]).findings == cold)
  }

  @Test("knows content and configuration apart")
  func keys() throws {
    let folder = try TemporaryFolder(["a.yaml": Self.page, "Cache/keep": ""])
    let words = ["--format", "xcode", "--cache-folder", folder.path + "/Cache"]
    #expect(LintingRun(words, in: folder, operands: ["a.yaml"]).findings.count == 4)
    try "rules: {hint-sample: off}".write(
      toFile: folder.path + "/.carousel-a11y.yml", atomically: true, encoding: .utf8)
    #expect(LintingRun(words, in: folder, operands: ["a.yaml"]).findings.count == 3)
    try "{text: A, hint: B}".write(toFile: folder.path + "/a.yaml", atomically: true, encoding: .utf8)
    #expect(LintingRun(words, in: folder, operands: ["a.yaml"]).findings.count == 1)
  }
}

import CarouselSwiftUI
import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("lint --changed-since")
struct ChangedFilesTests {
  private static let searchPath = ["/usr/bin", "/usr/local/bin", "/bin"]

  private static func git(_ words: [String], in folder: TemporaryFolder) throws {
    let git = try #require(searchPath.map { $0 + "/git" }.first(where: FileManager.default.isExecutableFile))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: git)
    process.arguments =
      [
        "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.org", "-c",
        "init.defaultBranch=main",
      ] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(words)")
  }

  @Test("lints what has changed and what is new")
  func changed() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n", "b c.yaml": "text: B\n"])
    try Self.git(["init", "-q"], in: folder)
    try Self.git(["add", "."], in: folder)
    try Self.git(["commit", "-qm", "first"], in: folder)
    let words = ["--format", "xcode", "--changed-since", "HEAD"]
    #expect(LintingRun(words, in: folder, searchPath: Self.searchPath).findings.isEmpty)
    try "text: C\n".write(toFile: folder.path + "/b c.yaml", atomically: true, encoding: .utf8)
    try "text: D\n".write(toFile: folder.path + "/d.yaml", atomically: true, encoding: .utf8)
    let run = LintingRun(words, in: folder, searchPath: Self.searchPath)
    #expect(run.findings.map { String($0.prefix { $0 != ":" }) } == ["b c.yaml", "d.yaml"])
  }

  private static func view(_ name: String, _ text: String) -> String {
    """
    import SwiftUI
    struct \(name): View {
      var body: some View { Text(\(text)).accessibilityAddTraits(.isHeader) }
    }

    """
  }

  /// A project in which `Page` shows what `Model.swift` says, by way of another file, and `Other` does not.
  private static func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "Model.swift": "enum Words { static let first = \"quiet\" }\n",
      "Titles.swift": "import SwiftUI\nextension Text { static var title: String { Words.first } }\n",
      "Page.swift": view("Page", "Text.title"), "Other.swift": view("Other", "\"OTHER\""),
      "Unused.swift": view("Unused", "\"fine\"") + "// carousel-a11y:disable-next-line=hint-sample\n",
    ])
    try git(["init", "-q"], in: folder)
    try git(["add", "."], in: folder)
    try git(["commit", "-qm", "first"], in: folder)
    return folder
  }

  private static func findings(_ folder: TemporaryFolder, _ words: [String] = []) -> [String] {
    LintingRun(
      ["--no-cache", "--format", "xcode", "--changed-since", "HEAD"] + words, in: folder,
      searchPath: searchPath
    ).findings
  }

  @Test(
    "tells what a change brings about in files that did not change", .enabled(if: SwiftUIReader.isAvailable))
  func touched() throws {
    let folder = try Self.project()
    #expect(Self.findings(folder).isEmpty)
    try "enum Words { static let first = \"LOUD\" }\n".write(
      toFile: folder.path + "/Model.swift", atomically: true, encoding: .utf8)
    #expect(Self.findings(folder) == ["Page.swift:3:25: note: this shouts; mend it [shout-sample]"])
    let fixed = try folder.text("Page.swift")
    _ = Self.findings(folder, ["--unsafe-fixes"])
    #expect(try folder.text("Page.swift") == fixed, "a file that did not change is left alone")
  }

  @Test(
    "looks at all screens where texts or data of the app changed, or source is gone",
    .enabled(if: SwiftUIReader.isAvailable),
    arguments: ["Localizable.xcstrings", "data.json", "-Titles.swift"])
  func everything(_ change: String) throws {
    let folder = try Self.project()
    if change.hasPrefix("-") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + change.dropFirst())
    } else {
      try "{\"strings\": {}}".write(toFile: folder.path + "/" + change, atomically: true, encoding: .utf8)
    }
    #expect(Self.findings(folder).contains("Other.swift:3:25: note: this shouts; mend it [shout-sample]"))
  }

  @Test("a baseline keeps what a run did not look at", .enabled(if: SwiftUIReader.isAvailable))
  func baseline() throws {
    let folder = try Self.project()
    _ = LintingRun(["--no-cache", "--write-baseline"], in: folder)
    let path = folder.path + "/.carousel-a11y-baseline.json"
    let accepted = try folder.text(".carousel-a11y-baseline.json")
    try "enum Words { static let first = \"calm\" }\n".write(
      toFile: folder.path + "/Model.swift", atomically: true, encoding: .utf8)
    #expect(Self.findings(folder, ["--baseline", path, "--prune-baseline"]).isEmpty)
    #expect(try folder.text(".carousel-a11y-baseline.json") == accepted)
    #expect(accepted.contains("Other.swift"))
  }

  @Test("without a repository or a commit it says so", arguments: ["HEAD", "--output=x"])
  func faults(_ reference: String) throws {
    let run = try LintingRun(
      ["--changed-since=" + reference], files: ["a.yaml": "text: A\n"], searchPath: Self.searchPath)
    #expect(run.run.exitCode.rawValue == 2)
    #expect(run.complaints[0].contains("--changed-since: "))
  }
}

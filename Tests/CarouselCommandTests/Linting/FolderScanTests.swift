import CarouselSwiftUI
import CommandLineParsing
import CommandTesting
import Testing

/// A folder of somebody else: most YAML and JSON in it is no definition.
@Suite("lint of a folder")
struct FolderScanTests {
  private static let files = [
    "albums.yaml": "text: A\n", "screens.json": "{\"screens\": {\"Home\": {\"text\": \"B\"}}}",
    "package.json": "{\"name\": \"app\", \"dependencies\": {}}",
    "docker-compose.yml": "services:\n  web: {image: nginx}\n",
    "tsconfig.json": "{ // a comment\n \"files\": [] }",
    "list.json": "[1]",
  ]

  @Test("takes definitions by their keys, and says what it passed over and how to have it read")
  func keys() throws {
    let run = try LintingRun(files: Self.files)
    let told = run.findings.filter { $0.contains(" warning heading-sample: ") }
    #expect(told.count == 2, "\(run.findings)")
    #expect(run.findings.contains("files: 2"))
    #expect(run.findings.contains("passed over, no definitions: 4"))
    #expect(
      run.complaints == [
        "carousel-a11y: note: passed over, since they are no definitions: docker-compose.yml, list.json, package.json, tsconfig.json; name a file to have it read"
      ])
    #expect(run.run.exitCode == .done)
    #expect(try LintingRun(["--quiet"], files: Self.files).complaints.isEmpty)
  }

  @Test("a file that is named is read whatever it is")
  func named() throws {
    let run = try LintingRun(files: Self.files, operands: ["package.json"])
    #expect(run.complaints.contains { $0.hasPrefix("package.json:1:1: error: ") }, "\(run.complaints)")
    #expect(run.run.exitCode == .failure)
  }

  @Test("a definition with a slip of the finger, or broken further on, is one")
  func slips() throws {
    let run = try LintingRun(files: ["a.yaml": "text: A\nopacty: 1\n", "b.yaml": "text: A\nlabel: [\n"])
    #expect(run.complaints.contains { $0.hasPrefix("a.yaml:2:1: error: ") }, "\(run.complaints)")
    #expect(run.complaints.contains { $0.hasPrefix("b.yaml:") && $0.contains(" error: ") })
    #expect(run.run.exitCode == .failure)
  }

  @Test("where no file is a definition, there is nothing to lint")
  func nothing() throws {
    let run = try LintingRun(files: ["package.json": "{\"dependencies\": {}}"])
    #expect(run.complaints[0].contains("passed over, since they are no definitions: package.json"))
    #expect(run.complaints[1].contains("nothing to lint in"))
    #expect(run.run.exitCode == .failure)
  }

  @Test(
    "beside Swift source only the name or the schema tells a definition",
    .enabled(if: SwiftUIReader.isAvailable))
  func besideSwift() throws {
    let run = try LintingRun(
      ["--format", "xcode"],
      files: [
        "Model.swift": "struct Model {}\n", "data.json": "{\"text\": \"A\"}", "a.carousel.yaml": "text: A\n",
        "b.yaml": "# yaml-language-server: $schema=definition.schema.json\ntext: B\n",
      ])
    #expect(run.findings.map { String($0.prefix { $0 != ":" }) } == ["a.carousel.yaml", "b.yaml"])
    #expect(run.complaints.isEmpty)
  }

  @Test("reading passes over the same files")
  func reading() throws {
    let folder = try TemporaryFolder(Self.files)
    let run = CommandRun(["read", folder.path])
    #expect(run.lines == ["screen albums", "  A", "screen Home", "  B"])
    #expect(run.errors.contains("passed over"))
    #expect(run.exitCode == .done)
  }
}

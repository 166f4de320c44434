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

  @Test("without a repository or a commit it says so", arguments: ["HEAD", "--output=x"])
  func faults(_ reference: String) throws {
    let run = try LintingRun(
      ["--changed-since=" + reference], files: ["a.yaml": "text: A\n"], searchPath: Self.searchPath)
    #expect(run.run.exitCode.rawValue == 2)
    #expect(run.complaints[0].contains("--changed-since: "))
  }
}

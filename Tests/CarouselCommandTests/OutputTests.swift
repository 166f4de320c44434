import CommandLineParsing
import CommandTesting
import Foundation
import Testing

@Suite("Output files")
struct OutputTests {
  @Test("a file that is there is written over, and keeps its permissions")
  func overwriting() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n", "out.txt": "old"])
    let path = folder.path + "/out.txt"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(CommandRun(["read", "-o", path, folder.path + "/a.yaml"]).exitCode == .done)
    #expect(try folder.text("out.txt") == "screen a\n  A\n")
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.yaml", "out.txt"])
  }

  @Test("a link stays one, and what it leads to is written")
  func links() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n", "real.txt": "old"])
    let link = folder.path + "/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/real.txt")
    #expect(CommandRun(["read", "-o", link, folder.path + "/a.yaml"]).exitCode == .done)
    #expect(try folder.text("real.txt") == "screen a\n  A\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == folder.path + "/real.txt")
  }
  @Test("a named pipe stays one, and is written into")
  func namedPipe() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n"])
    let run = try ShellRun(
      "mkfifo pipe; cat pipe & $command read -o pipe a.yaml; wait; test -p pipe", in: folder)
    #expect(run.output == "screen a\n  A\n")
    #expect(run.status == 0)
  }

  @Test(
    "a device that takes nothing is an error",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullDevice() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n"])
    let run = CommandRun(["read", "-o", "/dev/full", folder.path + "/a.yaml"])
    #expect(run.errors.contains("cannot write '/dev/full': "))
    #expect(run.exitCode == .failure)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type] as? FileAttributeType
    #expect(type == .typeCharacterSpecial)
  }
}

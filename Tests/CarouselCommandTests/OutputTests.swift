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
}

import CommandLineParsing
import CommandTesting
import Foundation
import Testing

/// What cannot be done is said, and the rest is done.
@Suite("Failures")
struct FailureTests {
  @Test("a bad file has its place and advice, and the other files are still read")
  func batch() throws {
    let folder = try TemporaryFolder(["bad.yaml": "txet: A\n", "good.yaml": "text: B\n"])
    let run = CommandRun(["read", folder.path])
    #expect(run.lines == ["screen good", "  B"])
    #expect(run.errors.hasPrefix("\(folder.path)/bad.yaml:1:1: error: "))
    #expect(run.errors.contains("'text'"))
    #expect(run.exitCode == .failure)
  }

  @Test("a file that is not there is an error, and the next is read")
  func missing() throws {
    let folder = try TemporaryFolder(["good.yaml": "text: B\n"])
    let run = CommandRun(["read", "\(folder.path)/none.yaml", "\(folder.path)/good.yaml"])
    #expect(run.errors == "\(folder.path)/none.yaml:1:1: error: there is no such file; check the path\n")
    #expect(run.lines == ["screen good", "  B"])
    #expect(run.exitCode == .failure)
  }

  @Test(
    "usage errors name what was meant",
    arguments: [
      (["raed", "x.yaml"], "read"), (["read", "--formt", "json", "x.yaml"], "--format"),
      (["read", "--text-size", "larg", "x.yaml"], "large"),
    ])
  func usage(_ words: [String], _ advice: String) {
    let run = CommandRun(words)
    #expect(run.errors.contains(advice))
    #expect(run.output == "")
    #expect(run.exitCode == .failure)
  }

  @Test("a screen that is not there is told with the nearest one")
  func view() {
    let run = CommandRun(["read", "--view", "Albms", "-"], input: "screens:\n  Albums: {text: A}\n")
    #expect(run.errors == "carousel-a11y: error: no screen 'Albms'; did you mean 'Albums'?\n")
    #expect(run.exitCode == .failure)
  }

  @Test("an output file appears only when it is complete")
  func output() throws {
    let folder = try TemporaryFolder(["good.yaml": "text: B\n"])
    let path = "\(folder.path)/spoken.txt"
    #expect(CommandRun(["read", "-o", path, "\(folder.path)/good.yaml"]).exitCode == .done)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "screen good\n  B\n")
    let run = CommandRun(["read", "-o", "\(folder.path)/no/spoken.txt", "\(folder.path)/good.yaml"])
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("no/spoken.txt"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "good.yaml", "spoken.txt",
      ])
  }

  @Test("speak without its worker says how to get it")
  func worker() {
    let run = CommandRun(["speak", "-"], input: "text: A\n", programFolder: "/nonexistent")
    #expect(run.errors.contains("there is no speech worker"))
    #expect(run.errors.contains("swift build"))
    #expect(run.exitCode == .failure)
  }

  @Test("every declaration of the command line is consistent")
  func declarations() {
    #expect(CommandRun(["--version"]).output.hasPrefix("carousel-a11y "))
    for verb in ["read", "tree", "motion", "speak", "browse", "voices", "completions"] {
      #expect(CommandRun([verb, "--help"]).output.contains("Usage: carousel-a11y \(verb)"), "\(verb)")
    }
  }
}

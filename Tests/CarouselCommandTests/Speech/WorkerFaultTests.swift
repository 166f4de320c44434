import CommandLineParsing
import CommandTesting
import Foundation
import Testing

/// Workers that are not what they should be, each with what to do about it.
@Suite("speak with a bad worker")
struct WorkerFaultTests {
  /// A folder with a script in the worker's place.
  private func folder(_ script: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["carousel-speech-worker": "#!/bin/sh\n\(script)\n"])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/carousel-speech-worker")
    return folder
  }

  @Test(
    "every fault is told with what to do",
    arguments: [
      // A greeting of the protocol that says: built without the engine.
      (
        #"printf '\010\000\000\000\201CSPW\001\000\001'; exec cat >/dev/null"#,
        "was built without speech; install"
      ),
      ("kill -9 $$", "was ended by signal 9; build the command and the worker together"),
      ("exit 3", "exited with status 3; build the command and the worker together"),
      ("echo hello, this is no worker at all", "the speech worker does not fit"),
    ])
  func faults(_ script: String, _ advice: String) throws {
    let folder = try folder(script)
    for verb in [["speak", "-"], ["speak", "-", "--phonemes"], ["voices"]] {
      let run = CommandRun(verb, input: "text: A\n", programFolder: folder.path)
      #expect(run.errors.contains(advice), "\(verb): \(run.errors)")
      #expect(run.output == "")
      #expect(run.exitCode == .failure)
    }
    #expect(CommandRun(["read", "-"], input: "text: A\n", programFolder: folder.path).exitCode == .done)
  }

  @Test("browse goes on without a worker")
  func browse() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: A\n"])
    let run = CommandRun(["browse", folder.path + "/a.yaml"], input: "c", programFolder: "/nonexistent")
    #expect(run.lines == ["(screen a; ? tells the keys, q quits)", "A", "A"])
    #expect(run.exitCode == .done)
  }
}

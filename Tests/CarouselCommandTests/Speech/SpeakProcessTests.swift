import CommandTesting
import Foundation
import Testing

/// What only a process of its own shows: streams, signals, full disks.
@Suite("speak as a process", .enabled(if: BuiltSpeech.isReady))
struct SpeakProcessTests {
  private let demo = Definitions.coverFlow

  @Test("standard output that is no terminal takes the WAV")
  func stream() throws {
    let run = try ShellRun(
      "$command speak '\(demo)' | head -c 44 | od -An -c | head -1", in: TemporaryFolder([:]))
    #expect(run.output.filter { $0 != " " }.hasPrefix("RIFF$360377177WAVE"))
    #expect(run.errors == "Midnight, 3 of 5\n" || run.errors.contains("nobody reads the sound any more"))
  }

  @Test("a reader that has enough ends it with what to do")
  func closedPipe() throws {
    let script = "$command speak '\(demo)' --all --wav - | head -c 100 | wc -c; echo ${PIPESTATUS[0]}"
    let run = try ShellRun(script, in: TemporaryFolder([:]))
    #expect(run.output.split(whereSeparator: \.isWhitespace) == ["100", "2"])
    #expect(
      run.errors
        == "carousel-a11y: error: nobody reads the sound any more; keep the reading program open to the end\n"
    )
  }

  @Test("a full disk is told", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func diskFull() throws {
    let run = try ShellRun("$command speak '\(demo)' --wav /dev/full", in: TemporaryFolder([:]))
    #expect(run.status == 2)
    #expect(
      run.errors == "carousel-a11y: error: /dev/full: the disk is full; make room, or write somewhere else\n")
  }

  @Test("a run that is ended leaves the old file, and no half one")
  func interrupted() throws {
    // By the signal that leaves a program no time to clean up, so that any other is covered too.
    let folder = try TemporaryFolder(["cards.yaml": Definitions.cards(5_000), "all.wav": "old"])
    let script = """
      $command speak cards.yaml --all --rate 900 --wav all.wav & job=$!
      until grep -q 'spoken 100' stderr.txt; do sleep 0.02; done
      kill -KILL $job; wait $job 2>/dev/null; echo $?
      """
    let run = try ShellRun(script, in: folder)
    #expect(run.output == "137\n")
    #expect(try String(contentsOfFile: folder.path + "/all.wav", encoding: .utf8) == "old")
    #expect(
      Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == [
        "cards.yaml", "all.wav", "stdout.txt", "stderr.txt",
      ])
  }

  @Test("1,000 cards tell how far they are in plain lines, and nothing when quiet")
  func progress() throws {
    let folder = try TemporaryFolder(["cards.yaml": Definitions.cards(1_000)])
    let run = try ShellRun("$command speak cards.yaml --all --rate 900 --wav all.wav", in: folder)
    #expect(run.errors.split(separator: "\n") == (1...10).map { "spoken \($0 * 100) of 1000" })
    let few = try TemporaryFolder(["cards.yaml": Definitions.cards(100)])
    let quiet = try ShellRun("$command speak cards.yaml --all --rate 900 --wav all.wav --quiet", in: few)
    #expect(quiet.errors == "")
    #expect(quiet.status == 0)
  }

  @Test("--play without a player says which would do")
  func player() throws {
    let run = try ShellRun("PATH=/nowhere $command speak '\(demo)' --play", in: TemporaryFolder([:]))
    #expect(run.errors.contains("install one of pw-play, pacat, aplay, or write a WAV file"))
    #expect(run.status == 2)
  }

  @Test("browse takes keys from a pipe, and ends behind the last of them")
  func browse() throws {
    let run = try ShellRun(
      "printf '\\033[C\\033[C\\033[F' | $command browse '\(demo)' --silent", in: TemporaryFolder([:]))
    #expect(
      run.output.split(separator: "\n").dropFirst() == [
        "Albums", "Sunset, 1 of 5", "Forest, 2 of 5", "Forest",
      ])
    #expect(run.status == 0)
    // The last keys come when nobody reads the lines any more.
    let closed = try ShellRun(
      """
      mkfifo read
      (printf '\\033[C'; read line < read; printf '\\033[C\\033[C') | $command browse '\(demo)' --silent |
        (head -1; exec <&-; echo > read)
      """, in: TemporaryFolder([:]))
    #expect(closed.output.hasPrefix("(screen Cover Flow Carousel"))
    #expect(closed.errors == "")
  }
}

import CommandLineParsing
import CommandTesting
import Foundation
import Testing

/// What `speak` and `voices` make, run in this process.
@Suite("speak", .enabled(if: BuiltSpeech.isReady))
struct SpeakTests {
  private let demo = Definitions.coverFlow

  private func sound(_ words: [String], in folder: TemporaryFolder) throws -> [UInt8] {
    let path = folder.path + "/card.wav"
    let run = CommandRun(["speak"] + words + ["--wav", path])
    #expect(run.exitCode == .done, "\(run.errors)")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }

  @Test("Midnight, 3 of 5 is a WAV file of a second and a half that can be heard")
  func card() throws {
    let bytes = try sound([demo], in: TemporaryFolder([:]))
    #expect(bytes.prefix(4) == Array("RIFF".utf8)[...])
    #expect(number(bytes[4..<8]) == bytes.count - 8)
    #expect(bytes[8..<16] == Array("WAVEfmt ".utf8)[...])
    #expect(number(bytes[16..<20]) == 16)
    // Plain samples, one channel, samples and bytes a second, bytes a sample and bits.
    #expect(number(bytes[20..<22]) == 1)
    #expect(number(bytes[22..<24]) == 1)
    #expect(number(bytes[24..<28]) == 22_050)
    #expect(number(bytes[28..<32]) == 44_100)
    #expect(number(bytes[32..<34]) == 2)
    #expect(number(bytes[34..<36]) == 16)
    #expect(bytes[36..<40] == Array("data".utf8)[...])
    #expect(number(bytes[40..<44]) == bytes.count - 44)
    let samples = stride(from: 44, to: bytes.count - 1, by: 2).map {
      Int(Int16(truncatingIfNeeded: number(bytes[$0..<$0 + 2])))
    }
    #expect((25_000...40_000).contains(samples.count))
    #expect(samples.map(\.magnitude).max() ?? 0 > 8_000)
    let loud = samples.filter { $0.magnitude > 500 }.count
    #expect(loud > samples.count / 4)
  }

  @Test("the same command gives the same bytes", arguments: [[], ["--all"], ["--navigate", "next next"]])
  func repeated(_ options: [String]) throws {
    let folder = try TemporaryFolder([:])
    #expect(try sound([demo] + options, in: folder) == sound([demo] + options, in: folder))
  }

  @Test("a card by its identifier is the card by its position, and another one is not")
  func cards() throws {
    let folder = try TemporaryFolder([:])
    let ocean = try sound([demo, "--card", "Ocean"], in: folder)
    #expect(try ocean == sound([demo, "--card", "4"], in: folder))
    #expect(try ocean != sound([demo, "--card", "3"], in: folder))
    let run = CommandRun(["speak", demo, "--card", "9", "--wav", folder.path + "/x.wav"])
    #expect(run.errors.contains("no card '9'; give an identifier or a position from 1 to 5"))
    #expect(run.exitCode == .failure)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/x.wav"))
  }

  @Test("every line of the demo is pronounced as its words are")
  func phonemes() {
    let run = CommandRun(["speak", demo, "--all", "--phonemes"])
    #expect(
      run.lines == [
        "ˈalbəmz", "sˈʌnsɛt wˈɒn ɒv fˈaɪv", "fˈɒɹɪst tˈuː ɒv fˈaɪv", "mˈɪdnaɪt θɹˈiː ɒv fˈaɪv",
        "ˈəʊʃən fˈɔːɹ ɒv fˈaɪv", "blˈuːm fˈaɪv ɒv fˈaɪv", "mˈɪdnaɪt",
      ])
    #expect(run.errors == "")
    #expect(CommandRun(["speak", demo, "--phonemes", "--voice", "es"]).lines.first?.contains("θɹ") == false)
  }

  @Test("captions tell when each word is heard, as WebVTT and as JSON")
  func captions() throws {
    let folder = try TemporaryFolder([:])
    _ = try sound([demo, "--captions", folder.path + "/card.vtt"], in: folder)
    let text = try String(contentsOfFile: folder.path + "/card.vtt", encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 5)
    #expect(lines[0] == "WEBVTT")
    #expect(lines[2].hasPrefix("00:00:00.000 --> 00:00:01."))
    #expect(lines[3].replacing(/<00:00:0[01]\.[0-9]{3}>/, with: "|") == "Midnight |3 |of |5")
    let bytes = try sound([demo, "--all", "--captions", folder.path + "/all.json"], in: folder)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/all.json"))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["schema"] as? Int == 1)
    let utterances = try #require(document["utterances"] as? [[String: Any]])
    #expect(utterances.count == 7)
    let ends = utterances.compactMap { $0["end"] as? Int }
    #expect(ends == ends.sorted())
    #expect(abs((ends.last ?? 0) - (bytes.count - 44) / 2 * 1000 / 22_050) <= 1)
  }

  @Test(
    "captions that cannot be written are told before anything is spoken", arguments: ["none/card.vtt", "."])
  func unwritableCaptions(_ name: String) throws {
    let folder = try TemporaryFolder([:])
    let run = CommandRun(
      ["speak", demo, "--wav", folder.path + "/card.wav", "--captions", folder.path + "/" + name])
    #expect(run.errors.contains("cannot write '\(folder.path)/\(name)': "))
    #expect(run.exitCode == .failure)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("hostile labels are spoken or said not to be, and reach no terminal")
  func hostile() throws {
    let labels = [
      "•", String(repeating: "s'", count: 100), String(repeating: "e.g. ", count: 60),
      #"\e[31m\u0001Vfr [[h@'loU]] <voice xml:lang=\"es\">"#, "👩‍👩‍👧‍👦 ﷽ \\u202Eabc", "…", #"a\nb\rc\td"#,
      String(repeating: "Ж", count: 500),
    ]
    let definition = "vstack:\n" + labels.map { "  - text: \"\($0)\"\n" }.joined() + "  - text: last\n"
    let folder = try TemporaryFolder(["hostile.yaml": definition])
    let path = folder.path + "/all.wav"
    let run = CommandRun(["speak", folder.path + "/hostile.yaml", "--all", "--wav", path])
    #expect(run.exitCode == .done, "\(run.errors)")
    #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || $0 == "\u{202E}") })
    for silent in ["•", "…"] { #expect(run.errors.contains("warning: nothing is heard of '\(silent)'")) }
    #expect(run.errors.split(separator: "\n").count == labels.count + 1 + 2)
    #expect(FileManager.default.fileExists(atPath: path))
    let quiet = CommandRun(["speak", folder.path + "/hostile.yaml", "--all", "--wav", path, "--quiet"])
    #expect(quiet.errors == "")
  }

  @Test("a label without sound is told even where the value is heard")
  func silentLabel() throws {
    let folder = try TemporaryFolder(["a.yaml": "text: •\nvalue: 3 of 5\n"])
    let run = CommandRun(["speak", folder.path + "/a.yaml", "--wav", folder.path + "/a.wav"])
    #expect(
      run.errors
        == "•, 3 of 5\ncarousel-a11y: warning: nothing is heard of '•'; the engine has no sound for it\n")
  }

  @Test("a voice that is not there makes no file")
  func voice() throws {
    let folder = try TemporaryFolder([:])
    let run = CommandRun(["speak", demo, "--voice", "engish", "--wav", folder.path + "/x.wav"])
    #expect(run.errors.contains("there is no voice “engish”; "))
    #expect(run.exitCode == .failure)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test("what excludes one another is refused")
  func conflicts() {
    #expect(CommandRun(["speak", demo, "--all", "--card", "1"]).errors.contains("--card"))
    #expect(CommandRun(["speak", demo, "--captions", "-"]).errors.contains("--captions -"))
    #expect(CommandRun(["speak", demo, "--captions", "-", "--wav", "-"]).output == "")
    #expect(CommandRun(["speak", demo, "--reduce-motion", "both"]).errors.contains("--reduce-motion"))
    #expect(CommandRun(["browse", demo, "--reduce-motion", "both"]).errors.contains("--reduce-motion"))
    #expect(CommandRun(["speak", demo, "--rate", "5"]).errors.contains("80"))
  }

  @Test("voices lists one voice a line, and those of a language")
  func voices() {
    let all = CommandRun(["voices"])
    #expect(all.lines.count > 50)
    #expect(all.lines.contains { $0.hasPrefix("gmw/en, English (Great Britain), languages: ") })
    let spanish = CommandRun(["voices", "--language", "es"])
    #expect(spanish.lines.contains { $0.hasPrefix("roa/es, ") })
    #expect(spanish.lines.allSatisfy { $0.contains("es") })
    #expect(CommandRun(["voices", "--language", "xx"]).exitCode == .failure)
  }
}

import CommandLineParsing
import SeededRandom
import Testing

/// Pieces that words are made of: names, signs, and characters that have spoilt parsers before.
private let pieces = [
  "-", "--", "=", "", "lint", "explain", "help", "format", "card", "set", "a", "q", "f", "h", "json", "5",
  ".",
  "rules", "\u{301}", "\u{0}", "\u{1B}[0m", "\r\n", "🎠", "é", "\u{202E}", "\u{FEFF}", " ", "'", "\\",
]

private func randomWord(_ random: inout SeededGenerator) -> String {
  (0..<random.count(below: 5)).map { _ in random.pick(pieces) ?? "" }.joined()
}

@Suite("Laws of parsing that hold for any words")
struct ParsingLawTests {
  @Test("Any words are answered, and every error is one line of safe text", arguments: 0..<40)
  func anyWords(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let words = (0..<random.count(below: 7)).map { _ in randomWord(&random) }
      guard case .failure(let failure) = demo.parse(words) else { continue }
      #expect(!failure.errors.isEmpty)
      for line in failure.lines {
        #expect(!line.isEmpty)
        #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }, "\(words)")
      }
    }
  }

  @Test("A value after an equals sign and in the next word are the same", arguments: 0..<40)
  func equalsSign(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      // A value that starts with a dash is told from an option only by the equals sign.
      let value = (random.pick(["x", "5", "=", "", "\u{301}"]) ?? "") + randomWord(&random)
      guard !value.hasPrefix("-") else { continue }
      for name in ["--set", "--format", "--card", "--output"] {
        #expect(lines(for: ["lint", name + "=" + value]) == lines(for: ["lint", name, value]))
      }
      #expect(lines(for: ["lint", "-s=" + value]) == lines(for: ["lint", "--set", value]))
    }
  }

  @Test(
    "The order of different options, and their place among the arguments, do not matter", arguments: 0..<40)
  func order(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let options = [
      ["--format", "json"], ["-c5"], ["--rate=-1"], ["--set", "a=b"], ["-aq"], ["-o", "-"],
      ["--verbosity=long"],
    ]
    let inOrder = ["lint"] + options.joined() + ["path"]
    for _ in 0..<50 {
      let shuffled = (options + [["lint"]]).shuffled(using: &random).flatMap(\.self)
      #expect(lines(for: shuffled + ["path"]) == lines(for: inOrder), "\(shuffled)")
    }
    for _ in 0..<50 {
      let shuffled = (options + [["path"]]).shuffled(using: &random).flatMap(\.self)
      #expect(lines(for: ["lint"] + shuffled) == lines(for: inOrder), "\(shuffled)")
    }
  }

  @Test("Asking for help never fails, whatever else is on the line", arguments: 0..<40)
  func help(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      var words = (0..<random.count(below: 6)).map { _ in randomWord(&random) }.filter { $0 != "--" }
      words.insert(random.pick(["--help", "-h"]) ?? "-h", at: random.count(below: words.count + 1))
      guard case .help = demo.parse(words) else {
        Issue.record("no help for \(words)")
        continue
      }
    }
  }

  @Test("After two dashes every word is an argument as it stands", arguments: 0..<40)
  func terminator(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let words = (0..<20).map { _ in randomWord(&random) }.filter { !$0.isEmpty }
    #expect(lines(for: ["lint", "--"] + words) == ["lint", "format text"] + words.map { "path '\($0)'" })
  }

  @Test("Very many and very long words are read to the end")
  func largeInput() {
    let paths = (0..<100_000).map { "path\($0)" }
    #expect(lines(for: ["lint"] + paths).count == paths.count + 2)
    let long = String(repeating: "a", count: 200_000)
    #expect(lines(for: ["lint", "-" + long]) == ["lint", "format text", "all"])
    #expect(lines(for: ["lint", "--" + long]).count == 2)
    #expect(lines(for: ["lint", "--format", long]).count == 2)
    #expect(lines(for: ["lint"] + Array(repeating: "--formt", count: 10_000)).count == 10_001)
  }
}

import CarouselDefinitions
import CarouselLint
import CarouselModel
import Testing

@Suite("Contrast of texts on layers")
struct TextContrastTests {
  /// What is found about a title on a card: level and message, or nothing.
  private func finding(_ text: String, _ options: [String: OptionValue] = [:]) throws -> Finding? {
    let configuration = LintConfiguration(options: ["text-contrast": options])
    let result = try lint("cards:\n  - text: {text: Alps, \(text)}", configuration)
    return result.findings.first { $0.rule == "text-contrast" }
  }

  @Test(
    "the level follows what is certain",
    arguments: [
      ("color: white, size: 28, weight: bold, background: [green, teal]", "error"),
      ("color: white, size: 28, weight: bold, background: [indigo, black]", "pass"),
      ("color: white, size: 28, weight: bold, background: [cyan, blue]", "warning"),
      ("color: white, size: 28, weight: bold, background: indigo", "warning"),
      ("color: white, size: 28, weight: bold, background: \"#949494\"", "pass"),
      ("color: white, size: 28, weight: bold, background: \"#959595\"", "error"),
      ("color: white, size: 17, background: \"#767676\"", "pass"),
      ("color: white, size: 17, background: \"#777777\"", "error"),
      ("color: white, size: 17, background: {unknown: theme.card}", "info (review)"),
      ("color: {unknown: theme.text}, size: 17, background: white", "info (review)"),
      ("color: accentColor, size: 17, background: white", "info (review)"),
      ("color: white, size: 17, background: {material: ultraThin}", "info (review)"),
      ("color: secondary, size: 24, background: white@0", "pass"),
      ("color: tertiary, size: 24", "warning"),
      ("color: white", "warning"),
      ("color: yellow, background: white, decorative: true", "pass"),
    ])
  func levels(_ text: String, _ expected: String) throws {
    let finding = try finding(text)
    let answer = finding.map { $0.level.rawValue + ($0.certainty == .review ? " (review)" : "") }
    #expect((answer ?? "pass") == expected, "\(finding?.message ?? "")")
  }

  @Test("a grey text inside a gradient of greys vanishes between its ends")
  func vanishing() throws {
    let finding = try finding("color: \"#808080\", size: 17, background: [black, white]")
    #expect(finding?.message.contains("1.00:1 to") == true, "\(finding?.message ?? "")")
  }

  @Test("opacity of a group changes text and ground together, and the ratio is computed anew")
  func groups() throws {
    let finding = try finding("color: white, size: 17, background: black, opacity: 0.5")
    // On a white page: white on the half grey #808080 is 1.05 / (0.2140 + 0.05), and not half of 21.
    #expect(finding?.message.contains("3.97:1") == true, "\(finding?.message ?? "")")
  }

  @Test(
    "the weakest scrim that makes white text readable on any picture",
    arguments: [("style: title", "0.42"), ("style: body", "0.54")])
  func scrims(_ style: String, _ opacity: String) throws {
    let finding = try finding("color: white, \(style), background: photo")
    #expect(finding?.certainty == .review)
    #expect(finding?.advice.hasSuffix("a scrim of black at \(opacity) or more behind it") == true)
  }

  @Test(
    "a scrim over any picture bounds what the contrast may be",
    arguments: [
      // White on 70 % white is the worst, 0.7 encoded: 1.05 / (0.4479 + 0.05); white on black the best.
      ("white", "black@0.3", "2.10:1 to 21.00:1"),
      // A grey that some shade of the picture gives vanishes on it.
      ("\"#808080\"", "black@0.3", "1.00:1 to 5.31:1"),
      ("black", "white@0.3", "2.46:1 to 21.00:1"),
    ])
  func boundsOverPictures(_ color: String, _ scrim: String, _ bounds: String) throws {
    let definition =
      "vstack:\n  - zstack:\n    - image: {name: cover}\n    - text: Alps\n      foreground: \(color)\n"
      + "      background: \(scrim)\n  - carousel: {cards: [Alps, Sahara]}"
    let finding = try lint(definition).findings.first { $0.rule == "text-contrast" }
    #expect(finding?.message.contains(bounds) == true, "\(finding?.message ?? "")")
  }

  @Test("how long a text is does not change its contrast on a gradient from top to bottom")
  func lengths() throws {
    func ratio(_ words: String) throws -> Substring? {
      let text =
        "{text: \(words), color: white, size: 28, background: {from: top, to: bottom, colors: [cyan, blue]}}"
      let finding = try lint("cards:\n  - text: \(text)").findings.first { $0.rule == "text-contrast" }
      return finding?.message.split(separator: ":", maxSplits: 1).last
    }
    let short = try ratio("Alps")
    #expect(short != nil)
    #expect(try ratio("The Alps in the evening") == short)
  }

  @Test("the colour that is advised passes, and the one beside it does not")
  func nearest() throws {
    let finding = try finding("color: \"#888888\", size: 17, background: white")
    #expect(finding?.advice.contains("#767676") == true, "\(finding?.advice ?? "")")
  }

  @Test("sizes that no screen has are told, and end nothing", arguments: ["1e20", "1e308"])
  func sizes(_ size: String) throws {
    let result = try lint(
      "height: 100\ntexts: [{text: A, size: \(size)}]\ncards: [{text: {text: A, size: \(size)}}]")
    #expect(result.findings.contains { $0.rule == "fixed-font-size" })
  }

  @Test("AAA asks for more")
  func enhanced() throws {
    let text = "color: white, size: 17, background: \"#767676\""
    #expect(try finding(text)?.level == nil)
    #expect(try finding(text, ["conformance": .word("AAA")])?.level == .error)
  }

  @Test("a screen of one appearance is held against that alone")
  func appearance() throws {
    let cards = "cards:\n  - text: {text: Alps, color: black, size: 17}"
    #expect(try lint(cards).findings.contains { $0.rule == "text-contrast" && $0.level == .warning })
    let light = try lint("appearance: light\n" + cards)
    #expect(!light.findings.contains { $0.rule == "text-contrast" })
  }
}

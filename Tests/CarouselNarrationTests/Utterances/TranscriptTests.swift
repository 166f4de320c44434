import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  private func stop(_ label: TextValue, path: [Int], in containers: [TextValue?] = []) -> Stop {
    var node = SemanticNode(.element, view: "Text")
    node.label = label
    let around = containers.map { name in
      var container = SemanticNode(.container, view: "VStack")
      container.label = name
      return container
    }
    return Stop(node: node, containers: around, path: path)
  }

  private func lines(_ stops: [Stop], _ profile: Profile = .voiceOver) -> [String] {
    Narrator(profile: profile).transcript(of: stops).map(\.text)
  }

  @Test("say the name of a container once, before its first element")
  func containers() {
    let stops = [
      stop("Albums", path: [0]),
      stop("Sunset", path: [1, 0], in: ["Row"]),
      stop("Forest", path: [1, 1, 0], in: ["Row", nil]),
      stop("Ocean", path: [1, 2, 0], in: ["Row", "Sea"]),
      stop("Night", path: [2, 0], in: ["Row"]),
      stop("Night", path: [3]),
    ]
    let expected = ["Albums", "Row, Sunset", "Forest", "Sea, Ocean", "Row, Night", "Night"]
    #expect(lines(stops) == expected)
    let plain = ["Albums", "Sunset", "Forest", "Ocean", "Night", "Night"]
    #expect(lines(stops, .accessibilitySnapshot) == plain)
  }

  @Test("word a stop when it is asked for")
  func lazy() {
    let endless = sequence(first: 1) { $0 + 1 }.lazy.map { stop(TextValue("Card \($0)"), path: [$0]) }
    let transcript = Narrator().transcript(of: endless)
    #expect(Array(transcript.prefix(3)).map(\.text) == ["Card 1", "Card 2", "Card 3"])
  }

  @Test("know profile and settings, and begin anew each time")
  func again() {
    var settings = AccessibilitySettings()
    settings.language = "fr"
    let transcript = Narrator(profile: .accessibilitySnapshot, settings: settings)
      .transcript(of: [stop("Albums", path: [0])])
    #expect(transcript.profile == .accessibilitySnapshot)
    #expect(transcript.settings.language == "fr")
    #expect(Array(transcript) == Array(transcript))
  }

  @Test("report assumed words and languages once")
  func assumed() {
    var settings = AccessibilitySettings()
    settings.language = "it"
    var dial = stop("Volume", path: [0])
    dial.node.traits = .adjustable
    let transcript = Narrator(settings: settings).transcript(of: [dial, dial])
    #expect(
      transcript.assumedWords().map(\.text) == [
        "Regolabile", "Scorri verso l’alto o verso il basso con un dito per regolare il valore.",
      ])
    settings.language = "zh"
    let foreign = Narrator(settings: settings).transcript(of: [dial, dial])
    #expect(foreign.assumptions() == [#"no words are known in "zh": those of "en" are used"#])
    #expect(foreign.assumedWords().isEmpty)
  }

  @Test("tell the language of each part")
  func languages() {
    var button = stop("Minuit", path: [0])
    button.node.traits = .button
    button.node.language = "fr-CA"
    let parts = Narrator().utterance(for: button).parts
    #expect(parts.map(\.language) == ["fr-CA", "fr"])
    #expect(parts.map(\.word?.term) == [nil, .button])
  }
}

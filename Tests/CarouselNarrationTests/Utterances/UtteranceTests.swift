import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Utterances")
struct UtteranceTests {
  private var card: Stop {
    var node = SemanticNode(.element, view: "Color")
    node.label = "Midnight"
    node.value = "3 of 5"
    node.hint = "Opens the album."
    node.traits = [.button, .selected]
    node.actions = [Action(.named("Share"))]
    return Stop(node: node, context: .series(index: 3, count: 5))
  }

  @Test("give their parts by name")
  func parts() {
    let utterance = Narrator().utterance(for: card)
    #expect(utterance.label == "Midnight")
    #expect(utterance.value == "3 of 5")
    #expect(utterance.traits == ["Selected", "Button"])
    #expect(utterance.position == "3 of 5")
    #expect(utterance.hint == "Opens the album.")
    #expect(utterance.cues == ["Actions Available"])
    #expect(utterance.actions == ["Share"])
    #expect(
      utterance.parts.map(\.kind) == [.selected, .label, .value, .trait, .position, .hint, .cue])
  }

  @Test("are one line for VoiceOver, and a legend for AccessibilitySnapshot")
  func lines() {
    #expect(
      Narrator().utterance(for: card).lines == [
        "Selected, Midnight, 3 of 5, Button, 3 of 5. Opens the album. Actions Available"
      ])
    #expect(
      Narrator(profile: .accessibilitySnapshot).utterance(for: card).lines == [
        "Selected: Midnight: 3 of 5. Button. 3 of 5.", "Opens the album.", "Actions Available", "Share",
      ])
  }

  @Test("an element that can be adjusted needs no trait for it")
  func adjustable() {
    var node = SemanticNode(.element, view: "VStack")
    node.label = "Albums"
    node.actions = [Action(.increment), Action(.decrement)]
    #expect(Narrator().utterance(for: Stop(node: node)).traits == ["Adjustable"])
  }

  @Test("a stop without words is silent, and still a stop")
  func silent() {
    let utterance = Narrator().utterance(for: Stop(node: SemanticNode(.element, view: "Text")))
    #expect(utterance.isSilent)
    #expect(utterance.text == "")
    #expect(utterance.lines.isEmpty)
  }
}

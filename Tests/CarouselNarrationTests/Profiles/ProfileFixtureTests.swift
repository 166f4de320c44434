import CarouselModel
import CarouselNarration
import Testing

@Suite("What a stop says, by profile")
struct ProfileFixtureTests {
  @Test("accessibility-snapshot", arguments: try NarrationCase.all(in: "accessibility-snapshot"))
  func accessibilitySnapshot(example: NarrationCase) {
    check(example, .accessibilitySnapshot)
  }

  @Test("voiceover", arguments: try NarrationCase.all(in: "voiceover"))
  func voiceOver(example: NarrationCase) {
    check(example, .voiceOver)
    #expect(utterance(example, .voiceOver).assumptions == example.assumes)
  }

  private func utterance(_ example: NarrationCase, _ profile: Profile) -> Utterance {
    Narrator(profile: profile, settings: example.settings).utterance(for: example.stop)
  }

  private func check(_ example: NarrationCase, _ profile: Profile) {
    let utterance = utterance(example, profile)
    #expect(utterance.text == example.says)
    #expect(utterance.hint == example.hint)
    #expect(utterance.cues == example.cues)
    #expect((utterance.actions + utterance.moreContent).map(\.rendered) == example.offers)
    #expect(utterance.isSilent == example.says.isEmpty)
  }
}

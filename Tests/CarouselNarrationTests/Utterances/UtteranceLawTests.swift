import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Laws of utterances")
struct UtteranceLawTests {
  private static let languages = ["en", "de-AT", "ru", "ja", "ar", "pl", "zh"]

  /// Calls `check` with many stops, in many languages.
  private func forAll(_ profile: Profile, _ check: (Stop, Utterance) throws -> Void) rethrows {
    var stops = RandomStop(seed: 2026)
    for index in 0..<700 {
      var settings = AccessibilitySettings()
      settings.language = Self.languages[index % Self.languages.count]
      let stop = stops.next()
      try check(stop, Narrator(profile: profile, settings: settings).utterance(for: stop))
    }
  }

  @Test("the label is always in it, if only as the reader's own word for back", arguments: Profile.allCases)
  func label(profile: Profile) {
    forAll(profile) { stop, utterance in
      let label = stop.node.label?.rendered ?? ""
      #expect(utterance.text.lowercased().contains(label.lowercased()) || label.isEmpty)
    }
  }

  @Test("every part but hints and cues is in the text in its order", arguments: [Profile.voiceOver])
  func order(profile: Profile) {
    forAll(profile) { _, utterance in
      var rest = utterance.text[...]
      for part in utterance.parts {
        guard let found = rest.firstRange(of: part.text.rendered) else {
          Issue.record("\(part.text.rendered) is missing in \(utterance.text)")
          return
        }
        rest = rest[found.upperBound...]
      }
    }
  }

  @Test("expressions that are not known stay visible", arguments: Profile.allCases)
  func unknown(profile: Profile) {
    forAll(profile) { _, utterance in
      for expression in utterance.unknownExpressions {
        let said = utterance.text + (utterance.hint ?? "")
        #expect(said.contains("‹\(expression)›"))
      }
    }
  }

  @Test("a place among several is said with both numbers", arguments: Profile.allCases)
  func position(profile: Profile) {
    forAll(profile) { stop, utterance in
      switch stop.context {
      case .series(let index, let count), .tab(let index, let count), .tabBarItem(let index, let count):
        let position = utterance.position ?? ""
        let isArabic = utterance.parts.last { $0.kind == .position }?.language == "ar"
        let digits = NumberingSystem(LanguageTag(isArabic ? "ar" : "en"))
        #expect(position.contains(digits.format(index)) && position.contains(digits.format(count)))
        #expect(utterance.text.contains(position))
      case .list, .landmark, .dataTableCell, nil: #expect(utterance.position == nil)
      }
    }
  }

  @Test("it never begins with a mark that it did not get from the author", arguments: Profile.allCases)
  func beginning(profile: Profile) {
    forAll(profile) { _, utterance in
      let first = utterance.parts.first { !["hint", "cue"].contains($0.kind.rawValue) }?.text.rendered.first
      if let first, ".,:，…".contains(first) { return }
      #expect(utterance.text.first.map { !" .,:،、。".contains($0) } ?? true, "\(utterance.text)")
    }
  }

  @Test("both profiles say the same parts, but for what is documented")
  func profiles() {
    var stops = RandomStop(seed: 7)
    for _ in 0..<700 {
      var stop = stops.next()
      stop.node.headingLevel = nil
      if stop.node.traits.contains(.switchButton) { stop.node.traits.insert(.button) }
      let parts = Profile.allCases.map { profile in
        Set(Narrator(profile: profile).utterance(for: stop).parts.filter { $0.kind != .header })
      }
      #expect(parts[0] == parts[1])
    }
  }

  @Test("what is silent has no part that is spoken")
  func silence() {
    forAll(.voiceOver) { _, utterance in
      #expect(utterance.isSilent == utterance.parts.isEmpty)
    }
  }

  @Test("the same stop is always worded the same", arguments: Profile.allCases)
  func repeatable(profile: Profile) {
    forAll(profile) { stop, utterance in
      let narrator = Narrator(profile: profile)
      #expect(narrator.utterance(for: stop) == narrator.utterance(for: stop))
    }
  }
}

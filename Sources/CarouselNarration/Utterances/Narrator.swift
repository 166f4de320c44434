public import CarouselModel
public import CarouselSemantics

/// Words the stops of a screen as a screen reader says them; it neither chooses nor orders them.
public struct Narrator: Sendable {
  /// Whose way of wording to follow.
  public let profile: Profile
  /// The person's settings, of which the language decides about words and digits.
  public let settings: AccessibilitySettings
  /// The author's texts in other languages.
  public let translations: Translations
  private let reader: ReaderLanguage

  /// Creates a narrator.
  public init(
    profile: Profile = .voiceOver, settings: AccessibilitySettings = AccessibilitySettings(),
    translations: Translations = .none
  ) {
    self.profile = profile
    self.settings = settings
    self.translations = translations
    reader = ReaderLanguage(own: nil, settings: settings.language, profile: profile)
  }

  /// What is said at a stop.
  ///
  /// `containers` are those that reading has just entered, outermost first: VoiceOver says the name of one
  /// before its first element (Apple, `accessibilityElement(children: .contain)`); AccessibilitySnapshot
  /// does not.
  public func utterance(for stop: Stop, entering containers: [SemanticNode] = []) -> Utterance {
    let wording = wording(of: stop)
    let names = profile == .voiceOver ? containers.compactMap { name(of: $0, as: wording) } : []
    let parts = names + wording.parts
    var utterance = notation(parts, stop: stop, reader: wording.reader)
    utterance.actions = wording.actionNames
    utterance.moreContent = wording.moreContent
    utterance.source = stop.node.source
    utterance.doubts = stop.node.doubts
    utterance.assumptions = stop.assumptions + [wording.reader.assumption].compactMap(\.self)
    return utterance
  }

  /// What is said after a scroll to a page, one-based: "Page 3 of 5" (Apple, `UIAccessibilityAction`).
  public func page(_ index: Int, of count: Int) -> UtterancePart {
    let phrase = reader.phrase(.page, numbers: ["index": index, "count": count])
    return UtterancePart(
      .page, TextValue(phrase.text), language: reader.lexicon.language, word: phrase.word)
  }

  /// What is said at stops in order; each is worded when it is asked for.
  public func transcript<Stops: Sequence<Stop>>(of stops: Stops) -> Transcript<Stops> {
    Transcript(stops: stops, narrator: self)
  }

  private func wording(of stop: Stop) -> StopWording {
    let own = stop.node.language
    return StopWording(
      stop: stop, profile: profile,
      reader: own == nil ? reader : ReaderLanguage(own: own, settings: settings.language, profile: profile),
      authorLanguage: own ?? settings.language,
      translator: Translator(translations: translations, language: settings.language))
  }

  private func name(of container: SemanticNode, as wording: StopWording) -> UtterancePart? {
    guard let label = container.label?.nonEmpty else { return nil }
    var part = wording.part(.container, label)
    if part.word == nil { part.language = container.language ?? settings.language }
    return part
  }

  private func notation(_ parts: [UtterancePart], stop: Stop, reader: ReaderLanguage) -> Utterance {
    switch profile {
    case .voiceOver:
      let notation = VoiceOverNotation(parts: parts, punctuation: reader.lexicon.punctuation)
      return Utterance(profile: profile, parts: parts, text: notation.text, hint: notation.hint)
    case .accessibilitySnapshot:
      let isCell = if case .dataTableCell = stop.context { true } else { false }
      let notation = SnapshotNotation(parts: parts, isCell: isCell)
      return Utterance(profile: profile, parts: parts, text: notation.text, hint: notation.hint)
    }
  }
}

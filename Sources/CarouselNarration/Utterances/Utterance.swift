public import CarouselModel
public import CarouselSemantics

/// What a screen reader says at a stop.
public struct Utterance: Hashable, Sendable {
  /// The profile that worded it.
  public var profile: Profile
  /// What is said, in the order in which it is said.
  public var parts: [UtterancePart]
  /// The parts as one text in the profile's notation; empty if nothing is said.
  ///
  /// In the profile `voiceover` it holds everything that is spoken. In `accessibility-snapshot` it is that
  /// library's description: hint and cues stand apart.
  public var text: String
  /// The hint as one text; nil without one.
  public var hint: String?
  /// The names of the actions to choose from, in the order in which they are offered.
  public var actions: [TextValue]
  /// The facts that are told on request, each "label: value".
  public var moreContent: [TextValue]
  /// What was assumed about the words and the languages, one sentence each.
  public var assumptions: [String]
  /// What about the element is not known, besides words.
  public var doubts: [Doubt]
  /// Where the element that is spoken was declared.
  public var source: SourceRange?

  init(profile: Profile, parts: [UtterancePart], text: String, hint: String?) {
    self.profile = profile
    self.parts = parts
    self.text = text
    self.hint = hint
    actions = []
    moreContent = []
    assumptions = []
    doubts = []
  }

  /// An announcement by itself, such as a new value or a page.
  public init(announcing part: UtterancePart, profile: Profile) {
    self.init(profile: profile, parts: [part], text: part.text.rendered, hint: nil)
  }

  /// Whether reading stops here and says nothing.
  public var isSilent: Bool { text.isEmpty }

  /// The name, where it is said.
  public var label: TextValue? { first(.label) }
  /// The value: the author's, or the state of a switch.
  public var value: TextValue? { first(.value) ?? first(.state) }
  /// The words for what the element is, "Selected" first, in the order in which they are said.
  public var traits: [String] {
    parts.filter { $0.kind == .selected || $0.kind == .trait }.map(\.text.rendered)
  }
  /// The place in a series of segments or tabs.
  public var position: String? { first(.position)?.rendered }
  /// That there is more to ask for, one phrase each.
  public var cues: [String] { parts.filter { $0.kind == .cue }.map(\.text.rendered) }
  /// The expressions that are not known, in the order in which they are said.
  public var unknownExpressions: [String] { parts.flatMap(\.text.unknownExpressions) }

  /// The screen reader's words that no public source bears out, without repetitions.
  public var assumedWords: [SpokenWord] {
    var seen: Set<SpokenWord> = []
    return parts.compactMap(\.word).filter { $0.source.isAssumed && seen.insert($0).inserted }
  }

  /// What is said, one line each: in the profile `voiceover` the text alone; in `accessibility-snapshot` that
  /// library's legend, which goes on with the hint, the actions and the content to ask for.
  public var lines: [String] {
    let said = text.isEmpty ? [] : [text]
    return profile == .voiceOver ? said : said + (hint.map { [$0] } ?? []) + offers
  }

  /// Each cue with what it offers.
  private var offers: [String] {
    parts.filter { $0.kind == .cue }.flatMap { part in
      let offered = part.word?.term == .actionsAvailable ? actions : moreContent
      return [part.text.rendered] + offered.map(\.rendered)
    }
  }

  private func first(_ kind: UtterancePart.Kind) -> TextValue? {
    parts.first { $0.kind == kind }?.text
  }
}

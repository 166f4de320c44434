internal import CarouselModel
internal import CarouselSemantics

/// Turns a stop into the parts of an utterance; what follows here is the same in all profiles unless it says so.
struct StopWording {
  /// The stop.
  let stop: Stop
  /// Whose way of wording to follow.
  let profile: Profile
  /// The reader's words.
  let reader: ReaderLanguage
  /// The language of the author's words, as a BCP 47 tag.
  let authorLanguage: String
  /// The author's texts, where they are translated.
  let translator: Translator

  var node: SemanticNode { stop.node }

  /// The traits, with what adjustable actions add: SwiftUI has no other spelling for that trait.
  var traits: Traits { node.isAdjustable ? node.traits.union(.adjustable) : node.traits }

  /// A part of the author's words.
  func part(_ kind: UtterancePart.Kind, _ text: TextValue) -> UtterancePart {
    let translation = translator.translate(text)
    return UtterancePart(
      kind, translation?.text ?? text, language: translation?.language ?? authorLanguage,
      word: translation?.word)
  }

  /// A part of the reader's words.
  func part(_ kind: UtterancePart.Kind, _ term: Term, numbers: [String: Int] = [:]) -> UtterancePart {
    let phrase = reader.phrase(term, numbers: numbers)
    return UtterancePart(
      kind, TextValue(phrase.text), language: reader.lexicon.language, word: phrase.word)
  }

  /// Everything that is said at the stop, in the order of the profile.
  ///
  /// AccessibilitySnapshot puts a cell's place before its value; devices have put it behind the rest since
  /// iOS 13 (its issue 7), and the profile `voiceover` follows the devices.
  var parts: [UtterancePart] {
    let place = cellPlaceParts
    let name = selectedParts + cellHeaderParts + labelParts
    var parts = profile == .voiceOver ? name + valueParts : name + place + valueParts
    let standsIn = parts.isEmpty && place.isEmpty && ownHint != nil
    if standsIn, let ownHint { parts.append(part(.standIn, ownHint)) }
    parts += contentParts + traitParts
    if profile == .voiceOver { parts += place }
    return parts + contextParts + hintParts(standsIn: standsIn) + cueParts
  }

  private var selectedParts: [UtterancePart] {
    traits.contains(.selected) ? [part(.selected, .selected)] : []
  }

  /// The label, unless the element's trait says it already: "Back" on the button that leads back.
  private var labelParts: [UtterancePart] {
    guard let label = node.label?.nonEmpty else { return [] }
    guard traits.contains(.backButton) else { return [part(.label, label)] }
    let isRepeated = label.rendered.lowercased() == reader.phrase(.back).text.lowercased()
    return isRepeated ? [] : [part(.label, label)]
  }

  /// The value; that of a switch is its state, and is said with its trait.
  private var valueParts: [UtterancePart] {
    guard let value = node.value?.nonEmpty, !traits.contains(.switchButton) else { return [] }
    return [part(.value, value)]
  }

  /// The author's hint; an empty one counts as none.
  var ownHint: TextValue? { node.hint?.nonEmpty }
}

extension TextValue {
  /// The text, unless nothing would be said.
  var nonEmpty: TextValue? { isEmpty ? nil : self }
}

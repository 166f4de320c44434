import CarouselModel
import CarouselNarration

/// An utterance as a JSON object.
enum UtteranceJSON {
  static func text(_ utterance: Utterance) -> String {
    JSONText.object([
      "text": JSONText.string(utterance.text), "label": JSONText.string(utterance.label?.rendered),
      "value": JSONText.string(utterance.value?.rendered), "traits": JSONText.strings(utterance.traits),
      "position": JSONText.string(utterance.position), "hint": JSONText.string(utterance.hint),
      "cues": JSONText.strings(utterance.cues),
      "actions": JSONText.strings(utterance.actions.map(\.rendered)),
      "moreContent": JSONText.strings(utterance.moreContent.map(\.rendered)),
      "unknown": JSONText.strings(utterance.unknownExpressions),
      "doubts": DoubtJSON.text(utterance.doubts), "source": JSONText.place(utterance.source),
    ])
  }
}

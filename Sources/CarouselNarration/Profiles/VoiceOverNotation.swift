internal import CarouselModel

/// The notation of the profile `voiceover`: "Selected, Midnight, 3 of 5, Button. Opens the album."
///
/// A comma stands for VoiceOver's short pause between parts, a full stop for the longer one before a hint
/// and before what can be asked for. Where a part ends with a mark that is a pause already, none is added.
struct VoiceOverNotation {
  /// The parts in order.
  let parts: [UtterancePart]
  /// The marks of the language.
  let punctuation: Lexicon.Punctuation

  /// Everything that is spoken.
  var text: String {
    let isSentence = { (part: UtterancePart) in part.kind == .hint || part.kind == .cue }
    let spoken = parts.filter { !isSentence($0) }.map(\.text.rendered)
    let sentences = parts.filter(isSentence).map(\.text.rendered)
    let phrase = join(spoken, comma)
    return join((phrase.isEmpty ? [] : [phrase]) + sentences, stop)
  }

  /// The hint: one sentence behind the other; nil without any.
  var hint: String? {
    let hints = parts.filter { $0.kind == .hint }.map(\.text.rendered)
    return hints.isEmpty ? nil : join(hints, stop)
  }

  private var comma: String { punctuation.comma }
  private var stop: String { punctuation.period + punctuation.space }

  private func join(_ texts: [String], _ separator: String) -> String {
    var joined = ""
    for text in texts {
      if !joined.isEmpty { joined += endsInPause(joined) ? punctuation.space : separator }
      joined += text
    }
    return joined
  }

  private func endsInPause(_ text: String) -> Bool {
    switch text.last {
    case ".", "!", "?", "…", ":", ";", ",", "。", "！", "？", "、", "，", "：", "；", "،", "؛", "؟": true
    default: false
    }
  }
}

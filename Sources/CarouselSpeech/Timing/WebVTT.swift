/// Captions in the format of the web (W3C WebVTT, 2019), a cue for each utterance with a time for each word.
public struct WebVTT: Hashable, Sendable {
  /// The file so far.
  public private(set) var text = "WEBVTT\n"

  /// A file without cues.
  public init() {}

  /// Adds a cue for an utterance; none when nothing of it is heard.
  ///
  /// - Parameters:
  ///   - utterance: What was spoken.
  ///   - id: A name for the cue, such as the card's id; what cannot stand in a name is left out.
  public mutating func append(_ utterance: SpokenUtterance, id: String? = nil) {
    guard let first = utterance.words.first, let last = utterance.words.last else { return }
    let start = utterance.milliseconds(at: first.samples.lowerBound)
    // A cue must end after it starts.
    let end = max(start + 1, utterance.milliseconds(at: last.samples.upperBound))
    text += "\n"
    if let id { text += Self.identifier(id) }
    text += "\(Self.time(start)) --> \(Self.time(end))\n"
    text += Self.payload(of: utterance, start: start, end: end) + "\n"
  }

  private static func payload(of utterance: SpokenUtterance, start: Int, end: Int) -> String {
    var last = start
    var line = ""
    for word in utterance.words {
      let begins = utterance.milliseconds(at: word.samples.lowerBound)
      if !line.isEmpty { line += " " }
      // Times within a cue must grow and lie inside it.
      if begins > last && begins < end {
        line += "<\(time(begins))>"
        last = begins
      }
      line += escaped(word.text)
    }
    return line
  }

  private static func identifier(_ id: String) -> String {
    let line = id.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("-->", with: "")
    return line.isEmpty ? "" : line + "\n"
  }

  /// Text that is no markup (WebVTT 4.2.2); a word has no line breaks.
  private static func escaped(_ word: String) -> String {
    var result = ""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\u{200E}": result += "&lrm;"
      case "\u{200F}": result += "&rlm;"
      case "\0": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func time(_ milliseconds: Int) -> String {
    let seconds = milliseconds / 1000
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + "." + padded(milliseconds % 1000, to: 3)
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
  }
}

extension SpokenUtterance {
  /// The time of a sample of the utterance, in milliseconds from the start of the whole sound.
  func milliseconds(at sample: Int) -> Int {
    format.milliseconds(in: start + sample)
  }
}

import CarouselSpeech
import Foundation

/// The file of captions that a command line asks for: WebVTT, or JSON where its name ends so.
struct SpeechCaptions {
  private let path: String
  private let isJSON: Bool
  private var captions = WebVTT()
  private var timings: [WordTimings] = []

  /// Captions for a file.
  init(path: String) {
    self.path = path
    isJSON = path.lowercased().hasSuffix(".json")
  }

  /// Adds an utterance.
  mutating func append(_ utterance: SpokenUtterance) {
    if isJSON { timings.append(WordTimings(utterance)) } else { captions.append(utterance) }
  }

  /// Writes the file.
  func write(_ surroundings: Surroundings) throws {
    let text = try isJSON ? json : captions.text
    try OutputTarget(path: path, surroundings).write { $0.write(text) }
  }

  private struct Document: Encodable {
    let schema = 1
    let utterances: [WordTimings]
  }

  private var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Document(utterances: timings)), as: UTF8.self) + "\n"
    }
  }
}

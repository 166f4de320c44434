import CarouselSpeech

import enum LocatedValues.PlainValue

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

  /// Throws if the file cannot be written, before anything is spoken for it.
  func check(_ surroundings: Surroundings) throws { try OutputTarget(path: path, surroundings).check() }

  /// Writes the file.
  func write(_ surroundings: Surroundings) throws {
    let text = isJSON ? PlainValue(captions: timings).json(.compact) + "\n" : captions.text
    try OutputTarget(path: path, surroundings).write { $0.write(text) }
  }
}

extension PlainValue {
  /// The document that Documentation/Speaking.md describes.
  fileprivate init(captions timings: [WordTimings]) {
    self = .mapping([
      Entry("schema", .whole(1)), Entry("utterances", .sequence(timings.map { PlainValue($0) })),
    ])
  }

  private init(_ timings: WordTimings) {
    self = .mapping([
      Entry("end", .whole(timings.end)), Entry("start", .whole(timings.start)),
      Entry("words", .sequence(timings.words.map { PlainValue($0) })),
    ])
  }

  private init(_ word: WordTimings.Word) {
    self = .mapping([
      Entry("end", .whole(word.end)), Entry("length", .whole(word.length)),
      Entry("offset", .whole(word.offset)),
      Entry("segment", .whole(word.segment)), Entry("start", .whole(word.start)),
      Entry("text", .string(word.text)),
    ])
  }

  private static func whole(_ number: Int) -> PlainValue { .number(.init(number)) }
}

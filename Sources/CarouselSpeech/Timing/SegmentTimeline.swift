/// Gathers when the words of one segment are spoken.
struct SegmentTimeline {
  let segment: Int
  let tokens: WordTokens
  /// The first sample of the segment.
  let start: Int
  /// The sample at which each word starts, as far as the engine has said.
  private var starts: [Int?]
  private var lastToken = -1

  init(segment: Int, tokens: WordTokens, start: Int) {
    self.segment = segment
    self.tokens = tokens
    self.start = start
    starts = Array(repeating: nil, count: tokens.ranges.count)
  }

  /// Whether nothing of the segment was said.
  var isSilent: Bool { lastToken < 0 }

  /// Takes an event of the engine.
  ///
  /// Of the events of one word the first counts; the engine now and then ends with one that goes back
  /// (measured with 1.51), which is left out.
  mutating func wordStarts(at place: Int, sample: Int) {
    guard let token = tokens.index(at: place), token > lastToken else { return }
    starts[token] = sample
    lastToken = token
  }

  /// The words with their places in the sound.
  ///
  /// `end` is the end of the segment's sound. If it is not complete, what follows the last spoken word is left
  /// out.
  func words(end: Int, isComplete: Bool) -> [SpokenWord] {
    guard !isSilent else { return [] }
    let count = isComplete ? tokens.ranges.count : lastToken + 1
    let filled = startsWithNeighbours(count)
    var ends = Array(repeating: end, count: count)
    for index in filled.indices.dropLast().reversed() {
      ends[index] = filled[index + 1] > filled[index] ? filled[index + 1] : ends[index + 1]
    }
    return filled.indices.map { index in
      // At high rates the engine's times run ahead of its sound (measured with 1.51, from 450 words a minute).
      let first = min(filled[index], end)
      let range = tokens.ranges[index]
      return SpokenWord(
        text: tokens.text(range), segment: segment, scalars: range,
        samples: first..<max(first, min(ends[index], end)))
    }
  }

  /// A word without an event, such as a lone hyphen, is given the time of the word before it, or at the start of
  /// the one after it.
  private func startsWithNeighbours(_ count: Int) -> [Int] {
    var last = starts.lazy.compactMap { $0 }.first ?? start
    return starts.prefix(count).map { known in
      last = max(last, known ?? last)
      return last
    }
  }
}

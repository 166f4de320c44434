/// How far long speech has come: one line that is written anew on a terminal, else a line now and then.
struct SpeechProgress {
  private let total: Int
  private let surroundings: Surroundings
  private let isQuiet: Bool
  private var done = 0

  /// Fewer utterances than this are spoken before anybody wonders.
  private static let threshold = 20
  /// A plain line every so many utterances.
  private static let interval = 100

  init(total: Int, isQuiet: Bool, _ surroundings: Surroundings) {
    self.total = total
    self.isQuiet = isQuiet || total < Self.threshold
    self.surroundings = surroundings
  }

  /// One more utterance is spoken.
  mutating func advance() {
    done += 1
    guard !isQuiet else { return }
    if surroundings.showsProgress {
      surroundings.writeError(Array("\rspoken \(done) of \(total)".utf8))
    } else if done % Self.interval == 0 || done == total {
      surroundings.complain(["spoken \(done) of \(total)"])
    }
  }

  /// No more is spoken: on a terminal the line is left.
  func end() {
    guard !isQuiet, surroundings.showsProgress, done > 0 else { return }
    surroundings.writeError(Array("\n".utf8))
  }
}

import CarouselSpeech

/// Runs a session: waits for keys, prints what comes of them, and has it spoken.
struct BrowseLoop {
  /// How a session ended.
  enum End: Hashable {
    case quit
    case interrupted(Int32)
  }

  /// For how long the rest of a key's bytes are waited for, in milliseconds; a line of 300 baud needs 33 for one.
  private static let keyPatience = 50

  private var session: BrowseSession
  private let console: any BrowseConsole
  private let speech: SpeechThread?
  private let style: SpeechStyle
  private let surroundings: Surroundings
  private var decoder = KeyDecoder()

  init(
    _ session: BrowseSession, console: any BrowseConsole, speech: SpeechThread?, style: SpeechStyle,
    _ surroundings: Surroundings
  ) {
    self.session = session
    self.console = console
    self.speech = speech
    self.style = style
    self.surroundings = surroundings
  }

  /// Runs until somebody quits, a signal comes, or keys and speech are at their end.
  mutating func run() throws -> End {
    try tell(session.opening)
    while true {
      let event = try console.nextEvent(waiting: decoder.isWithinKey ? Self.keyPatience : nil)
      switch event {
      case .bytes(let bytes): if try !handle(decoder.decode(bytes)) { return .quit }
      case .timeout: if try !handle(decoder.endKey()) { return .quit }
      case .endOfInput:
        if try !handle(decoder.endKey()) { return .quit }
        return try listenToEnd()
      default: if let end = try handle(event) { return end }
      }
    }
  }

  /// What has nothing to do with keys.
  private func handle(_ event: ConsoleEvent) throws -> End? {
    switch event {
    case .interrupted(let signal): return .interrupted(signal)
    case .stopped:
      speech?.stop()
      console.suspend()
    case .continued:
      console.resume()
      try tell(session.current)
    default: break
    }
    tellNotices()
    return nil
  }

  /// Does what keys ask for, and tells whether the session goes on.
  private mutating func handle(_ keys: [BrowseKey]) throws -> Bool {
    for key in keys {
      let response = session.respond(to: key)
      if response.quits { return false }
      try tell(response)
    }
    return true
  }

  /// Keys that were piped in end before the last of them is spoken.
  private func listenToEnd() throws -> End {
    while let speech, speech.isSpeaking {
      if let end = try handle(try console.nextEvent(waiting: nil)) { return end }
    }
    tellNotices()
    return .quit
  }

  private func tell(_ response: BrowseResponse) throws {
    if !response.keepsSpeaking {
      if response.sayings.isEmpty { speech?.stop() } else { speech?.say(response.segments(style)) }
    }
    guard !response.lines.isEmpty else { return }
    let text = response.lines.map { SpeechWords.escaped($0) + "\n" }.joined()
    try surroundings.writeOutput(Array(text.utf8))
  }

  private func tellNotices() {
    let notices = speech?.takeNotices() ?? []
    surroundings.complain(notices.map(SpeechWords.line))
  }
}

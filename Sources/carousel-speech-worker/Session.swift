// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

/// Answers one request after the other.
struct Session {
  static let waitingRequests = WireLimits.waitingRequests

  private let engine: any SpeechEngine
  private let replies: ReplyStream
  private let cancellation: CancellationMark
  private var isGreeted = false

  init(engine: any SpeechEngine, replies: ReplyStream, cancellation: CancellationMark) {
    self.engine = engine
    self.replies = replies
    self.cancellation = cancellation
  }

  /// Answers what came.
  ///
  /// - Returns: False when the parent broke the protocol, which is the end.
  mutating func answer(_ incoming: Incoming) -> Bool {
    switch incoming {
    case .violation(let what): return violation(what)
    case .request(.hello(let version)): return greet(version)
    case .request where !isGreeted: return violation("a request before the hello")
    case .request(.voices): replies.send(.voices(engine.voices()))
    case .request(.speak(let id, let pieces)): speak(pieces, id: id)
    case .request(.phonemes(let id, let voice, let text)): phonemes(of: text, voice: voice, id: id)
    case .request(.cancel): break  // Seen by the reading thread already.
    }
    return true
  }

  private func violation(_ what: String) -> Bool {
    replies.send(.failed(id: 0, failure: .protocolViolation, message: what))
    return false
  }

  private mutating func greet(_ version: UInt16) -> Bool {
    // The reply names this side's version whatever the other side's is, so that the parent can tell its user.
    replies.send(.hello(version: WireLimits.version, engine: engine.state))
    isGreeted = version == WireLimits.version
    return isGreeted
  }

  private func speak(_ pieces: [SpeechPiece], id: UInt32) {
    guard isReady(for: id) else { return }
    for (index, piece) in pieces.enumerated() where !cancellation.covers(id) {
      let outcome = SafeText.accepts(piece.text) ? engine.speak(piece, id: id) : .textRefused
      // Sent at once: should the engine take the process down with the next piece, the parent knows which one.
      replies.send(.pieceEnded(id: id, index: UInt16(index), outcome: outcome))
    }
    replies.send(.ended(id: id, isCancelled: cancellation.covers(id)))
  }

  private func phonemes(of text: String, voice: String, id: UInt32) {
    guard isReady(for: id) else { return }
    guard SafeText.accepts(text) else {
      return replies.send(.failed(id: id, failure: .textRefused, message: "the text is not safe to speak"))
    }
    guard let phonemes = engine.phonemes(of: text, voice: voice) else {
      return replies.send(.failed(id: id, failure: .voiceNotFound, message: voice))
    }
    replies.send(.phonemes(id: id, text: phonemes))
  }

  private func isReady(for id: UInt32) -> Bool {
    if case .ready = engine.state { return true }
    replies.send(.failed(id: id, failure: .engineUnavailable, message: "there is no engine"))
    return false
  }
}

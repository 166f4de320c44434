package import CarouselSpeech
import Foundation
import Synchronization

/// Speaks on a thread of its own, always the newest words: new ones cut off what is being spoken.
package final class SpeechThread: Sendable {
  private struct State {
    var next: (segments: [SpeechSegment], cancellation: SpeechCancellation)?
    var current: SpeechCancellation?
    var notices: [String] = []
    var isEnding = false
  }

  private let state = Mutex(State())
  private let hasWork = DispatchSemaphore(value: 0)
  private let hasEnded = DispatchSemaphore(value: 0)
  /// How long the end waits for a player that hangs, in seconds.
  private static let patience = 2.0

  /// Starts the thread; `wake` is called on it when it has something to tell, or has nothing more to speak.
  package init(
    worker: WorkerLocation, players: PlayerSearch, style: SpeechStyle = SpeechStyle(),
    wake: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [self] in
      work(Voice(synthesizer: SpeechSynthesizer(worker: worker), players: players, style: style), wake)
      // Only now the worker is gone, which ends with its voice.
      hasEnded.signal()
    }
  }

  private func work(_ voice: consuming Voice, _ wake: () -> Void) {
    while let (segments, cancellation) = take() {
      let notices = voice.speak(segments, cancellation)
      state.withLock { state in
        state.notices += notices
        state.current = nil
      }
      wake()
    }
  }

  /// Speaks these words at once, instead of all earlier ones.
  package func say(_ segments: [SpeechSegment]) { replace(with: (segments, SpeechCancellation())) }

  /// Falls silent at once.
  package func stop() { replace(with: nil) }

  /// Whether something is being spoken or is about to be.
  package var isSpeaking: Bool { state.withLock { $0.current != nil || $0.next != nil } }

  /// What there is to tell, each once.
  package func takeNotices() -> [String] {
    state.withLock { state in
      defer { state.notices = [] }
      return state.notices
    }
  }

  /// Falls silent and ends the thread, the worker and the player.
  package func end() {
    state.withLock { $0.isEnding = true }
    stop()
    _ = hasEnded.wait(timeout: .now() + Self.patience)
  }

  private func replace(with next: (segments: [SpeechSegment], cancellation: SpeechCancellation)?) {
    let running = state.withLock { state in
      state.next = next
      return state.current
    }
    // Outside the lock, since the player and the worker are told of it here.
    running?.cancel()
    hasWork.signal()
  }

  private func take() -> (segments: [SpeechSegment], cancellation: SpeechCancellation)? {
    while true {
      hasWork.wait()
      let (work, isEnding) = state.withLock { state in
        let next = state.next
        state.next = nil
        state.current = next?.cancellation
        return (next, state.isEnding)
      }
      if isEnding { return nil }
      if let work { return work }
    }
  }
}

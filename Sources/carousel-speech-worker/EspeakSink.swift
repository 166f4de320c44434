// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if Speech
  import CEspeakNG

  /// Takes the engine's blocks of sound and its events, and sends them on.
  ///
  /// The engine has one place for a callback, and what it is given back is untyped: no other class may ever be
  /// passed as its user data.
  final class EspeakSink {
    private let replies: ReplyStream
    private let cancellation: CancellationMark
    private var id: UInt32 = 0
    private var hasSound = false
    /// Whether the last piece was broken off.
    private(set) var wasStopped = false

    init(replies: ReplyStream, cancellation: CancellationMark) {
      self.replies = replies
      self.cancellation = cancellation
    }

    /// Starts a piece of this request.
    func begin(_ id: UInt32) {
      self.id = id
      hasSound = false
      wasStopped = false
    }

    static let callback:
      @convention(c) (
        UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?
      ) -> Int32 = { samples, count, events in
        // The list always has an end mark, and even that one carries the user data (measured with 1.51).
        guard let events = unsafe events, let data = unsafe events[0].user_data else { return 0 }
        let sink = unsafe Unmanaged<EspeakSink>.fromOpaque(data).takeUnretainedValue()
        unsafe sink.takeWords(events)
        return unsafe sink.takeSound(
          UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count)))
      }

    private func takeWords(_ events: UnsafeMutablePointer<espeak_EVENT>) {
      var event = unsafe events
      while unsafe event.pointee.type != espeakEVENT_LIST_TERMINATED {
        if unsafe event.pointee.type == espeakEVENT_WORD {
          // The engine counts text from one.
          let position = UInt32(max(0, unsafe event.pointee.text_position - 1))
          let sample = UInt32(max(0, unsafe event.pointee.sample))
          replies.gather(.word(id: id, position: position, sample: sample))
        }
        unsafe event += 1
      }
    }

    /// Sends the samples, unless the request was cancelled.
    ///
    /// - Returns: One to make the engine stop at once, else zero.
    private func takeSound(_ samples: UnsafeBufferPointer<Int16>) -> Int32 {
      guard !cancellation.covers(id) else {
        wasStopped = true
        return 1
      }
      guard !samples.isEmpty else { return 0 }
      // A plain copy of memory; every machine that Swift runs on keeps the low byte first.
      let bytes = unsafe [UInt8](UnsafeRawBufferPointer(samples))
      replies.gather(.audio(id: id, bytes: bytes))
      if !hasSound { replies.flush() }  // The first block is what a listener waits for.
      hasSound = true
      return 0
    }
  }
#endif

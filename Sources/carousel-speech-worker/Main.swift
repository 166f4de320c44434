// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Speaks for a parent process: requests come on standard input, replies go to standard output.
///
/// The protocol is described in Documentation/SpeechWorker.md.
@main
struct Main {
  static func main() {
    // A parent that is gone is noticed by the failing write, and is no reason to die with a signal.
    signal(SIGPIPE, SIG_IGN)
    forbidCoreDumps()
    let cancellation = CancellationMark()
    let queue = RequestQueue(limit: Session.waitingRequests)
    InputThread.start(InputReader(queue: queue, cancellation: cancellation))
    let replies = ReplyStream()
    let engine = makeEngine(replies: replies, cancellation: cancellation)
    var session = Session(engine: engine, replies: replies, cancellation: cancellation)
    while let next = queue.next() {
      guard session.answer(next) else { exit(EX_PROTOCOL) }
    }
  }

  private static func makeEngine(
    replies: ReplyStream, cancellation: CancellationMark
  ) -> any SpeechEngine {
    #if Speech
      EspeakEngine(replies: replies, cancellation: cancellation)
    #else
      AbsentEngine()
    #endif
  }

  /// The engine aborts on some texts; its parent starts a new worker, and the user's disk stays clean.
  private static func forbidCoreDumps() {
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
    #else
      _ = unsafe setrlimit(RLIMIT_CORE, &limit)
    #endif
  }
}

/// The exit status for a parent that broke the protocol (sysexits: EX_PROTOCOL).
private let EX_PROTOCOL: Int32 = 76

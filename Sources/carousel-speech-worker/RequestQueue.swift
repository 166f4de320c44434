// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the reading thread hands to the speaking one.
enum Incoming: Sendable {
  case request(WorkerRequest)
  /// What came cannot be read, so nothing after it can.
  case violation(String)
}

/// The requests that wait, oldest first; the speaking thread sleeps while there are none.
///
/// `@unchecked`: `waiting` and `isClosed` are touched only while `mutex` is held, and the two C objects stay at
/// one address from `init` to `deinit`.
@safe final class RequestQueue: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>
  private let limit: Int
  private var waiting: [Incoming] = []
  private var isClosed = false

  init(limit: Int) {
    self.limit = limit
    unsafe mutex = .allocate(capacity: 1)
    unsafe condition = .allocate(capacity: 1)
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  /// Adds one at the end.
  ///
  /// - Returns: Whether more may come. After too many, or after a violation, nothing is taken any more.
  func append(_ incoming: Incoming) -> Bool {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    guard !isClosed else { return false }
    if waiting.count >= limit {
      waiting.append(.violation("more than \(limit) requests wait for an answer"))
    } else {
      waiting.append(incoming)
    }
    if case .violation = waiting[waiting.count - 1] { isClosed = true }
    unsafe pthread_cond_signal(condition)
    return !isClosed
  }

  /// Takes the oldest one, and waits for it if need be; nil after the last one of a closed queue.
  func next() -> Incoming? {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while waiting.isEmpty {
      if isClosed { return nil }
      unsafe pthread_cond_wait(condition, mutex)
    }
    return waiting.removeFirst()
  }
}

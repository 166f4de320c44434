// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// The highest id that was cancelled; set by the reading thread and looked at by the speaking one.
final class CancellationMark: Sendable {
  /// One more than the id, so that zero means none.
  private let end = Atomic<UInt64>(0)

  /// Cancels the requests up to and including this one.
  func cancel(through id: UInt32) {
    end.max(UInt64(id) + 1, ordering: .relaxed)
  }

  func covers(_ id: UInt32) -> Bool {
    UInt64(id) < end.load(ordering: .relaxed)
  }
}

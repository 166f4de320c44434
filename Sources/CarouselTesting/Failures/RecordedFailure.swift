import Synchronization

/// A failure of an assertion, as it is told to the testing library.
package struct RecordedFailure: Hashable, Sendable {
  /// What is wrong, one fact a line.
  package var message: String
  /// The file in which it is shown.
  package var path: String
  /// The one-based line at which it is shown.
  package var line: Int
}

/// Takes failures in place of the testing library, so that what they say can be asserted.
final class FailureCollector: Sendable {
  private let state = Mutex<[RecordedFailure]>([])

  func add(_ failure: RecordedFailure) { state.withLock { $0.append(failure) } }

  var failures: [RecordedFailure] { state.withLock { $0 } }
}

/// Returns the failures of the assertions in a closure, which fail no test then.
package func collectingFailures(_ work: () throws -> Void) rethrows -> [RecordedFailure] {
  let collector = FailureCollector()
  try FailureContext.$collector.withValue(collector) { try work() }
  return collector.failures
}

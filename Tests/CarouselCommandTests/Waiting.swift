import Foundation

/// Waits for what other processes do, of which no event is told.
///
/// The time is only there so that a failure does not hang: a busy machine may take many times as long as an idle one.
enum Waiting {
  private static let limit = Duration.seconds(300)

  /// Whether the condition comes true.
  static func until(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + limit
    while try !condition() {
      guard ContinuousClock.now < end else { return false }
      usleep(5_000)
    }
    return true
  }
}

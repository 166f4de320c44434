import CarouselSwiftUI
import Synchronization

/// The readings of this process: most tests of a package ask for screens of the same target.
///
/// A reading depends on nothing but the key, and a screen is a pure function, so that sharing changes no outcome.
final class ReadingCache: Sendable {
  /// The cache of the process.
  static let shared = ReadingCache()

  /// All that a reading depends on.
  struct Key: Hashable {
    var files: [SwiftUIReader.File]
    var localizations: [LocalizationFile]
    var samples: [String: String]
  }

  /// More than this many readings are not kept; a test process rarely asks for as many.
  private static let limit = 32

  private let state = Mutex<[Key: SwiftUIReading]>([:])

  /// The reading of a key, made where it is not there yet; two tests that ask at once may both make it.
  func reading(of key: Key, _ make: () -> SwiftUIReading) -> SwiftUIReading {
    if let known = state.withLock({ $0[key] }) { return known }
    let made = make()
    state.withLock { readings in
      if readings.count >= Self.limit { readings.removeAll() }
      readings[key] = made
    }
    return made
  }
}

import Synchronization

/// Keys that are all there from the start, without a terminal.
final class InputConsole: BrowseConsole {
  private let bytes: [UInt8]
  private var isRead = false
  private let isWoken = Atomic(false)
  let wake: @Sendable () -> Void = {}

  /// A console with these keys.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func nextEvent(waiting milliseconds: Int?) throws -> ConsoleEvent {
    guard isRead else {
      isRead = true
      return .bytes(bytes)
    }
    return .endOfInput
  }

  func suspend() {}
  func resume() {}
  func close() {}
  func end(by signal: Int32) {}
}

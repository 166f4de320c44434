/// What a session reads its keys from, and what else may happen while it waits for one.
package protocol BrowseConsole: AnyObject {
  /// Waits for what happens next, at most so many milliseconds; nil is for ever.
  func nextEvent(waiting milliseconds: Int?) throws -> ConsoleEvent
  /// Makes a wait of another thread end with `.woken`; may be called from any thread.
  var wake: @Sendable () -> Void { get }
  /// Leaves the terminal as it was found and stops the program, until it is continued.
  func suspend()
  /// Takes the terminal over again after the program was stopped and continued.
  func resume()
  /// Leaves the terminal as it was found; does nothing the second time.
  func close()
  /// Ends the program as a signal would have.
  func end(by signal: Int32)
}

/// Something that a session waits for.
package enum ConsoleEvent: Hashable, Sendable {
  /// Bytes of keys.
  case bytes([UInt8])
  /// There will be no more keys.
  case endOfInput
  /// The time is over.
  case timeout
  /// Another thread has something to tell.
  case woken
  /// Somebody wants the program to end, with this signal.
  case interrupted(Int32)
  /// Somebody wants the program to stop until it is continued.
  case stopped
  /// The program was continued.
  case continued
}

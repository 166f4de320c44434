import Synchronization

/// Stops speech from another thread.
///
/// A value is used for one call of `speak`, and the player of its sound may be told of it too.
public final class SpeechCancellation: Sendable {
  private struct State {
    var isCancelled = false
    var lastKey = 0
    var handlers: [Int: @Sendable () -> Void] = [:]
  }

  private let state = Mutex(State())

  /// A cancellation that has not happened.
  public init() {}

  /// Whether `cancel` has been called.
  public var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Stops what was given this value; safe to call from any thread, more than once and too late.
  public func cancel() {
    let handlers = state.withLock { state in
      state.isCancelled = true
      defer { state.handlers.removeAll() }
      return Array(state.handlers.values)
    }
    for handler in handlers { handler() }
  }

  /// Calls `handler` when it is cancelled, on the thread that does it, or now if that has happened.
  ///
  /// - Returns: What `forget` takes, or nil when the handler was called.
  @discardableResult
  func onCancel(_ handler: @escaping @Sendable () -> Void) -> Int? {
    let key: Int? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      state.lastKey += 1
      state.handlers[state.lastKey] = handler
      return state.lastKey
    }
    if key == nil { handler() }
    return key
  }

  /// Takes a handler away; one that is being called just now may still run.
  func forget(_ key: Int?) {
    guard let key else { return }
    state.withLock { state in state.handlers[key] = nil }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keys from a terminal, or from a file or pipe in its place, as they come.
final class TerminalConsole: BrowseConsole {
  private let descriptor: Int32
  private let ownsDescriptor: Bool
  private let mode: TerminalMode?
  private let pipe: WakePipe
  private let signals: SignalWatch
  private var isAtEnd = false
  private var buffer = [UInt8](repeating: 0, count: 4096)
  let wake: @Sendable () -> Void

  /// Takes over standard input, or the terminal of the program where standard input is used for something else.
  init(usesTerminal: Bool) throws {
    guard let pipe = WakePipe() else { throw ConsoleError.cannotWait }
    descriptor = usesTerminal ? unsafe open("/dev/tty", O_RDONLY | O_CLOEXEC) : STDIN_FILENO
    guard descriptor >= 0 else { throw ConsoleError.noTerminal }
    ownsDescriptor = usesTerminal
    self.pipe = pipe
    wake = { pipe.send(0) }
    signals = SignalWatch { pipe.send(UInt8(truncatingIfNeeded: $0)) }
    mode = TerminalMode(descriptor)
    mode?.change()
  }

  deinit {
    close()
    if ownsDescriptor { systemClose(descriptor) }
  }

  func nextEvent(waiting milliseconds: Int?) throws -> ConsoleEvent {
    while true {
      var waiting = [
        pollfd(fd: pipe.reading, events: Int16(POLLIN), revents: 0),
        // The end of keys is told once; a negative descriptor is passed over.
        pollfd(fd: isAtEnd ? -1 : descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let ready = unsafe poll(&waiting, 2, Int32(clamping: milliseconds ?? -1))
      if ready < 0 && errno == EINTR { continue }
      guard ready >= 0 else { throw ConsoleError.cannotWait }
      guard ready > 0 else { return .timeout }
      if waiting[0].revents != 0, let byte = pipe.receive() { return event(of: byte) }
      if waiting[1].revents != 0, let event = readKeys() { return event }
    }
  }

  private func event(of byte: UInt8) -> ConsoleEvent {
    switch Int32(byte) {
    case 0: .woken
    case SIGTSTP: .stopped
    case SIGCONT: .continued
    default: .interrupted(Int32(byte))
    }
  }

  private func readKeys() -> ConsoleEvent? {
    let count = unsafe read(descriptor, &buffer, buffer.count)
    if count < 0 && (errno == EINTR || errno == EAGAIN) { return nil }
    // A terminal that has gone answers with an error.
    guard count > 0 else {
      isAtEnd = true
      return .endOfInput
    }
    return .bytes(Array(buffer.prefix(count)))
  }

  func suspend() {
    mode?.restore()
    signals.stop()
    mode?.change()
  }

  func resume() { mode?.change() }

  func close() {
    mode?.restore()
    signals.end()
  }

  func end(by signal: Int32) { signals.end(by: signal) }
}

private func systemClose(_ descriptor: Int32) {
  #if canImport(Glibc)
    Glibc.close(descriptor)
  #else
    Darwin.close(descriptor)
  #endif
}

/// Why there is nothing to read keys from.
enum ConsoleError: Error, CustomStringConvertible {
  case cannotWait
  case noTerminal
  case inputIsDefinition

  var description: String {
    switch self {
    case .cannotWait: "keys cannot be waited for; close some programs and try again"
    case .noTerminal, .inputIsDefinition:
      "standard input holds the definition, and there is no terminal for keys; give the name of a file"
    }
  }
}

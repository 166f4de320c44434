#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of a terminal, changed so that each key is given at once and unseen, and changed back.
package final class TerminalMode {
  private let descriptor: Int32
  private let former: termios
  private var isChanged = false

  /// Notes how a terminal is set; nil if the descriptor is none.
  package init?(_ descriptor: Int32) {
    var settings = termios()
    guard isatty(descriptor) == 1, unsafe tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    former = settings
  }

  deinit { restore() }

  /// Has keys given one by one, without showing them.
  ///
  /// Signals can still be typed.
  package func change() {
    guard isForeground else { return }
    var settings = former
    // Without the extensions Control-V is a key like any other.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      unsafe characters[Int(VMIN)] = 1
      unsafe characters[Int(VTIME)] = 0
    }
    CrashRestoration.arm(descriptor, former)
    isChanged = unsafe tcsetattr(descriptor, TCSADRAIN, &settings) == 0
  }

  /// Sets the terminal as it was; does nothing if it is.
  package func restore() {
    guard isChanged else { return }
    isChanged = false
    CrashRestoration.disarm()
    // In the background the terminal is somebody else's, who has set it as they need it.
    guard isForeground else { return }
    var settings = former
    while unsafe tcsetattr(descriptor, TCSANOW, &settings) != 0 && errno == EINTR {}
  }

  /// Whether the program may set the terminal; a terminal that controls no processes is anybody's.
  private var isForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}

import Foundation

/// A terminal without a screen, and a program that runs on it.
///
/// The system's own side stays open here, since a terminal that nobody has open forgets its settings.
final class PseudoTerminal {
  private let controller: Int32
  private let own: Int32
  private let path: String
  private(set) var process: pid_t = 0
  /// All that the program has written.
  private(set) var output = ""

  init() throws {
    var ends: (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard unsafe openpty(&ends.0, &ends.1, &name, nil, nil) == 0 else { throw TerminalFailure.unavailable }
    (controller, own) = ends
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for descriptor in [controller, own] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    if process > 0 { kill(process, SIGKILL) }
    close(own)
    close(controller)
  }

  /// Starts a program as the leader of a session whose terminal this is.
  func start(_ program: String, _ arguments: [String], _ environment: [String]) throws {
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawnattr_destroy(&attributes)
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    // A session's leader gets the first terminal that it opens. The constant is one of GNU's (glibc 2.26).
    let newSession: Int32 = 0x80
    // The threads of tests hold signals back, which a child would go on with.
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(newSession | Int32(POSIX_SPAWN_SETSIGMASK)))
    unsafe posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    let variables = unsafe environment.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe (words + variables).indices { unsafe free((words + variables)[index]) } }
    let status = unsafe posix_spawn(&process, program, &actions, &attributes, words, variables)
    guard status == 0 else { throw TerminalFailure.notStarted(status) }
  }

  /// Presses keys.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe write(controller, bytes, bytes.count)
  }

  /// Reads until the output holds a text behind what was there before; false if the program ends without it.
  func wait(for text: String) -> Bool {
    while !output.contains(text) { if !readMore() { return output.contains(text) } }
    return true
  }

  /// Reads until the output has so many lines.
  func wait(forLines count: Int) -> Bool {
    while lines.count < count { if !readMore() { return lines.count >= count } }
    return true
  }

  /// The complete lines of the output.
  var lines: [String] {
    output.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// How the terminal is set, in the words of `stty`.
  func settings() throws -> String {
    let stty = Process()
    stty.executableURL = URL(fileURLWithPath: "/bin/stty")
    stty.arguments = ["-a", "-F", path]
    let pipe = Pipe()
    stty.standardOutput = pipe
    try stty.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    stty.waitUntilExit()
    return text
  }

  func send(_ signal: Int32) { kill(process, signal) }

  /// Waits for the end of the program: its status, or 128 and the number of the signal that ended it.
  func waitForEnd() -> Int32 {
    var status: Int32 = 0
    // What is written must be read, or the program would wait for room.
    while unsafe waitpid(process, &status, WNOHANG) == 0 { _ = readMore(milliseconds: 20) }
    process = 0
    while readMore(milliseconds: 0) {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
  }

  /// The programs that the program has started and that are still there.
  var children: [pid_t] {
    let text = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    let all = tasks.compactMap {
      try? String(contentsOfFile: "/proc/\(process)/task/\($0)/children", encoding: .utf8)
    }
    return (all + [text ?? ""]).flatMap { $0.split(separator: " ") }.compactMap { pid_t($0) }
  }

  /// Whether a program runs; one that only waits for its parent to look at its end does not.
  static func isRunning(_ process: pid_t) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return status.split(separator: ")").last.map { !$0.hasPrefix(" Z") } ?? false
  }

  private func readMore(milliseconds: Int32 = 300_000) -> Bool {
    var waiting = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&waiting, 1, milliseconds) > 0 else { return false }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = unsafe read(controller, &buffer, buffer.count)
    guard count > 0 else { return false }
    output += String(decoding: buffer.prefix(count), as: UTF8.self)
    return true
  }
}

enum TerminalFailure: Error {
  case unavailable
  case notStarted(Int32)
}

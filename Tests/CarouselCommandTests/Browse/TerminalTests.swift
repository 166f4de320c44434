import CommandTesting
import Foundation
import Testing

/// The built command on a pseudo-terminal: what is typed, what is printed, and how the terminal is left.
@Suite("browse on a terminal")
struct TerminalTests {
  private let definition = """
    name: Albums
    vstack:
      - text: Albums
      - cover-flow-carousel:
          items: [{id: Sunset}, {id: Forest}, {id: Midnight}, {id: Ocean}]
        frame: {height: 400}
    """

  /// A terminal with the command, how the terminal was set before, and what must stay as long.
  private func open(
    _ options: [String], players: String = "/nowhere"
  ) throws -> (PseudoTerminal, before: String, TemporaryFolder) {
    let folder = try TemporaryFolder(["albums.yaml": definition])
    let terminal = try PseudoTerminal()
    let before = try terminal.settings()
    try terminal.start(
      CommandRun.buildFolder + "/carousel-a11y", ["browse", folder.path + "/albums.yaml"] + options,
      ["PATH=\(players):/usr/bin:/bin", "HOME=\(folder.path)"])
    return (terminal, before, folder)
  }

  @Test("200 keys, a line for each, and the terminal is as it was")
  func session() throws {
    let (terminal, before, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    #expect(terminal.lines == ["(screen Albums; ? tells the keys, q quits)", "Albums"])
    let cards = ["Sunset, 1 of 4", "Forest, 2 of 4", "Midnight, 3 of 4", "Ocean, 4 of 4"]
    var expected = terminal.lines
    for round in 0..<25 {
      for card in cards {
        terminal.press(round.isMultiple(of: 2) ? "\u{1B}[C" : "\u{1B}OC")
        expected.append(card)
      }
      for card in (["Albums"] + cards.dropLast()).reversed() {
        terminal.press("\u{1B}[D")
        expected.append(card)
      }
    }
    #expect(terminal.wait(forLines: expected.count))
    #expect(terminal.lines == expected)
    #expect(try terminal.settings() != before)
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(try terminal.settings() == before)
  }

  @Test("the escape key is told from an arrow by what comes after it")
  func escape() throws {
    let (terminal, _, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    terminal.press("\u{1B}")
    #expect(terminal.wait(for: "(there is nothing here to escape from)"))
    terminal.press("\u{1B}[C")
    #expect(terminal.wait(for: "Sunset, 1 of 4"))
    terminal.press("\u{4}")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(
    "a signal ends it, and the terminal is as it was",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func killed(_ signal: Int32) throws {
    let (terminal, before, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    #expect(try terminal.settings() != before)
    terminal.send(signal)
    // A fault comes again when it was handled; a signal from outside must be sent again.
    if signal == SIGSEGV || signal == SIGABRT {
      #expect(Waiting.until { (try? terminal.settings()) == before })
      terminal.send(signal)
    }
    #expect(terminal.waitForEnd() == 128 + signal)
    #expect(try terminal.settings() == before)
  }

  @Test("Control-C typed at the terminal ends it as it ends other programs")
  func interrupt() throws {
    let (terminal, before, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    terminal.press("\u{3}")
    #expect(terminal.waitForEnd() == 128 + SIGINT)
    #expect(try terminal.settings() == before)
  }

  @Test("Control-Z without a shell that could continue it changes nothing")
  func suspend() throws {
    let (terminal, _, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    terminal.press("\u{1A}")
    terminal.press("\u{1B}[C")
    #expect(terminal.wait(for: "Sunset, 1 of 4"))
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("stopped and continued, it takes the terminal again and tells where it is")
  func continued() throws {
    let (terminal, _, folder) = try open(["--silent"])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(forLines: 2))
    terminal.send(SIGSTOP)
    terminal.send(SIGCONT)
    #expect(terminal.wait(forLines: 3))
    #expect(terminal.lines.last == "Albums")
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test("without a player it says so once, and goes on without sound")
  func noPlayer() throws {
    let (terminal, _, folder) = try open([])
    defer { withExtendedLifetime(folder) {} }
    #expect(terminal.wait(for: "carousel-a11y: warning: there is no sound from here on: "))
    terminal.press("\u{1B}[C\u{1B}[C")
    #expect(terminal.wait(for: "Forest, 2 of 4"))
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
    #expect(terminal.output.components(separatedBy: "there is no sound").count == 2)
  }
}

/// The same while something is being spoken.
@Suite("browse on a terminal, speaking", .enabled(if: BuiltSpeech.isReady))
struct SpeakingTerminalTests {
  private func open(_ player: FakePlayer) throws -> (PseudoTerminal, TemporaryFolder) {
    let folder = try TemporaryFolder([
      "albums.yaml": "vstack: [{text: Albums}, {text: Midnight}, {text: Ocean}]"
    ])
    let terminal = try PseudoTerminal()
    try terminal.start(
      CommandRun.buildFolder + "/carousel-a11y", ["browse", folder.path + "/albums.yaml"],
      ["PATH=\(player.path):/usr/bin:/bin", "HOME=\(folder.path)"])
    return (terminal, folder)
  }

  @Test("a key ends what is being spoken, and the new element is spoken")
  func cutOff() throws {
    let player = try FakePlayer()
    let (terminal, folder) = try open(player)
    defer { withExtendedLifetime(folder) {} }
    #expect(player.wait(forStarts: 1))
    terminal.press("\u{1B}[C")
    #expect(player.wait(forStarts: 2))
    // The worker and the second player; the first is gone.
    #expect(Waiting.until { terminal.children.count == 2 })
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
  }

  @Test(
    "a signal while speaking ends everything, and the terminal is as it was", arguments: [SIGTERM, SIGINT])
  func killed(_ signal: Int32) throws {
    let player = try FakePlayer()
    let (terminal, folder) = try open(player)
    defer { withExtendedLifetime(folder) {} }
    #expect(player.wait(forStarts: 1))
    let during = try terminal.settings()
    let children = terminal.children
    terminal.send(signal)
    #expect(terminal.waitForEnd() == 128 + signal)
    #expect(try terminal.settings() != during)
    #expect(try terminal.settings() == PseudoTerminal().settings())
    #expect(!children.isEmpty)
    for child in children {
      #expect(Waiting.until { !PseudoTerminal.isRunning(child) }, "\(child) is still there")
    }
  }

  @Test("the worker's death does not end the session")
  func workerDeath() throws {
    let player = try FakePlayer()
    let (terminal, folder) = try open(player)
    defer { withExtendedLifetime(folder) {} }
    #expect(player.wait(forStarts: 1))
    for child in terminal.children { kill(child, SIGKILL) }
    terminal.press("\u{1B}[C\u{1B}[C")
    #expect(terminal.wait(for: "Ocean"))
    terminal.press("q")
    #expect(terminal.waitForEnd() == 0)
  }
}

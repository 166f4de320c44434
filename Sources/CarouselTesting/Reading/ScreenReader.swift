import CarouselModel
public import CarouselNarration

/// A screen reader on a screen: it moves, adjusts, activates, and keeps a log of what it said.
///
/// Nothing wraps around: at an end the reader stays where it is, says nothing, and ``refusal`` tells why.
public struct ScreenReader {
  private var cursor: Cursor
  private let screen: TestedScreen
  private var allowed: Set<String>
  /// What was said last; empty before anything was.
  public private(set) var spoken = ""
  /// Everything that was said, in order.
  public private(set) var spokenPhraseLog: [String] = []
  /// Why the last command did nothing; nil where it did something.
  public private(set) var refusal: Refusal?

  init(_ screen: TestedScreen, allowingUnknown allowed: Set<String>, at site: CallSite) {
    self.screen = screen
    self.allowed = allowed
    cursor = Cursor(screen: screen.screen, narrator: screen.narrator)
    take(cursor.opening, at: site)
  }

  /// The element that has the focus; nil where the screen has none.
  public var element: TestedElement? {
    cursor.focus.map { TestedElement(stop: $0, utterance: cursor.narrator.utterance(for: $0)) }
  }

  /// What the screen's state holds now: a text, a number, true or false; nil for nothing.
  public func state(_ name: String) -> String? {
    switch cursor.state[StateKey(name)] {
    case .none: nil
    case .text(let text): text
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .bool(let isOn): "\(isOn)"
    }
  }

  /// Does what a person asks for, and returns what is said; nil where nothing is.
  @discardableResult
  public mutating func perform(
    _ command: CursorCommand, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> String? {
    take(cursor.perform(command), at: CallSite(fileID, filePath, line, column))
  }

  @discardableResult
  mutating func take(_ step: Step, at site: CallSite) -> String? {
    refusal = step.refusal
    tellUnknown(step, at: site)
    guard let text = step.text else { return nil }
    spoken = text
    spokenPhraseLog.append(text)
    return text
  }

  /// Each expression is told once.
  private mutating func tellUnknown(_ step: Step, at site: CallSite) {
    let said = step.said.flatMap { saying -> [String] in
      switch saying {
      case .utterance(let utterance): utterance.allUnknown
      case .announcement(let part): part.text.unknownExpressions
      }
    }
    let unknown = UnknownValues(said, of: screen, except: allowed)
    guard let message = unknown.message("what is said here") else { return }
    allowed.formUnion(unknown.expressions)
    Failure.record(message, at: site)
  }
}

extension TestedScreen {
  /// Opens the screen with a screen reader on its first stop.
  ///
  /// - Parameters:
  ///   - allowed: Expressions that may stay unknown; every other one that is said is a failure.
  ///   - fileID: The test's file, for a failure.
  ///   - filePath: The test's file, for a failure.
  ///   - line: The call's line, for a failure.
  ///   - column: The call's column, for a failure.
  /// - Returns: The reader, which has said its first phrase.
  public func reader(
    allowingUnknown allowed: Set<String> = [], fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> ScreenReader {
    ScreenReader(self, allowingUnknown: allowed, at: CallSite(fileID, filePath, line, column))
  }
}

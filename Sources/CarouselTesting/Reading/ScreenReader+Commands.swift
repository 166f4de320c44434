import CarouselNarration

/// The commands of ``ScreenReader``, each by its name; all return what is said, and nil where nothing is.
extension ScreenReader {
  /// Goes to the next stop: a swipe to the right.
  @discardableResult
  public mutating func next(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.next, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes to the stop before: a swipe to the left.
  @discardableResult
  public mutating func previous(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.previous, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes to the first stop.
  @discardableResult
  public mutating func first(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.first, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes to the last stop.
  @discardableResult
  public mutating func last(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.last, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes to the next heading.
  @discardableResult
  public mutating func nextHeading(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.nextHeading, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Goes to the heading before.
  @discardableResult
  public mutating func previousHeading(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.previousHeading, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Raises an adjustable value: a swipe up.
  @discardableResult
  public mutating func increment(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.increment, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Lowers an adjustable value: a swipe down.
  @discardableResult
  public mutating func decrement(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.decrement, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Scrolls to the next page: a three-finger swipe.
  @discardableResult
  public mutating func scrollForward(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.scrollForward, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Scrolls to the page before.
  @discardableResult
  public mutating func scrollBack(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.scrollBack, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Activates the element: a double tap.
  @discardableResult
  public mutating func activate(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.activate, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Leaves what is open: the two-finger scrub.
  @discardableResult
  public mutating func escape(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.escape, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Chooses an action of the element by its name.
  @discardableResult
  public mutating func choose(
    action name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> String? {
    perform(.action(name), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reads on to the last stop, and returns everything that was said since the screen opened.
  @discardableResult
  public mutating func readToEnd(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> [String] {
    repeat {
      perform(.next, fileID: fileID, filePath: filePath, line: line, column: column)
    } while refusal == nil
    return spokenPhraseLog
  }
}

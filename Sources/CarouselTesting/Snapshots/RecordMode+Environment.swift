import Foundation
import LocatedValues

extension RecordMode {
  /// The variable that decides where an assertion does not: `CAROUSEL_RECORD=none|missing|all`.
  static let variable = "CAROUSEL_RECORD"

  /// What the environment asks for, or what is wrong with it; this is the only place that reads it.
  static func fromEnvironment() -> Result<RecordMode, RecordModeError> {
    parsed(ProcessInfo.processInfo.environment[variable])
  }

  package static func parsed(_ text: String?) -> Result<RecordMode, RecordModeError> {
    guard let text, !text.isEmpty else { return .success(.none) }
    return RecordMode(rawValue: text).map { .success($0) } ?? .failure(RecordModeError(text: text))
  }
}

/// A value of the variable that is no mode.
package struct RecordModeError: Error, CustomStringConvertible {
  let text: String

  package var description: String {
    "\(RecordMode.variable)=\(TerminalText.escaped(text)): expected none, missing or all"
  }
}

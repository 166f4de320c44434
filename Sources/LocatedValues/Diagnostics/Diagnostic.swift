/// Something that is wrong with a file: where, what, and what to do about it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used as it is.
    case error
    /// The file can be used, though probably not as its author meant.
    case warning
  }

  /// The name of the file, as it was given.
  public let file: String
  /// Where the fault is.
  public let place: Place
  /// How bad it is.
  public let severity: Severity
  /// What is wrong, without a full stop.
  public let message: String
  /// What to do, without a full stop.
  public let advice: String

  /// The line, from 1.
  public var line: Int { place.line }
  /// The column, from 1, in UTF-8 bytes.
  public var column: Int { place.column }

  /// A fault at a place.
  ///
  /// Text from a file that goes into the message or advice is put in with `TerminalText.quoted`.
  public init(file: String, place: Place, severity: Severity = .error, message: String, advice: String) {
    self.file = file
    self.place = place
    self.severity = severity
    self.message = message
    self.advice = advice
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: what is wrong; what to do`, safe to print to a terminal.
  public var description: String {
    TerminalText.escaped("\(file):\(place): \(severity.rawValue): \(message); \(advice)")
  }
}

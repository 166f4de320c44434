/// What came of reading a document: the value, as far as it could be read, and everything that is wrong with it.
public struct Reading: Sendable {
  /// The name of the file, as it was given.
  public let file: String
  /// The format in which it was read.
  public let format: DocumentFormat
  /// The value; nil when there is none, or when an error came before its start.
  ///
  /// After an error that ended the reading, it holds everything before: see `stop` and `isCutShort`.
  public let value: LocatedValue?
  /// Everything that is wrong: what ended the reading, and every fault of meaning before that.
  public let diagnostics: Diagnostics
  /// Where an error ended the reading, or nil when the whole document was read.
  public let stop: Place?

  package init(
    file: String, format: DocumentFormat, value: LocatedValue?, diagnostics: Diagnostics, stop: Place?
  ) {
    self.file = file
    self.format = format
    self.value = value
    self.diagnostics = diagnostics
    self.stop = stop
  }

  /// Whether the reading ended inside a value, so that elements or keys may be missing from it.
  ///
  /// Who reports missing keys asks this first: a key that is missing here may be written further down.
  public func isCutShort(_ value: LocatedValue) -> Bool {
    guard let stop, value.scalar == nil else { return false }
    return value.range.end >= stop
  }
}

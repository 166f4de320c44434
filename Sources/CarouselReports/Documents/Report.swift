/// Something that can be told about one screen, for people and for programs.
///
/// Both forms are written piece by piece, so that a row of a million cards needs no room.
public protocol Report: SendableMetatype {
  /// The key under which reports of this kind stand in a JSON document: "trees".
  static var collectionName: String { get }
  /// Whether there is nothing for a program to read.
  var isEmpty: Bool { get }
  /// Writes lines that are a good listen: one fact a line, indented by spaces.
  func writeText(to output: inout some TextOutputStream)
  /// Writes one JSON value.
  func writeJSON(to output: inout some TextOutputStream)
}

extension Report {
  /// There is something to read, unless a kind of report says otherwise.
  public var isEmpty: Bool { false }
}

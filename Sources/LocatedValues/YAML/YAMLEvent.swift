/// One step through a YAML stream, as libyaml sees it.
struct YAMLEvent {
  enum Kind {
    case streamStart, streamEnd, documentStart, documentEnd
    case alias, scalar, sequenceStart, sequenceEnd, mappingStart, mappingEnd
  }

  let kind: Kind
  /// The first character, counted from 0 (a count of Unicode scalars, not of bytes).
  let start: Int
  /// The character behind the last.
  let end: Int
  /// The anchor of a scalar, list or mapping, or the name of an alias.
  var anchor: String?
  /// The tag, with its handle resolved.
  var tag: String?
  /// The text of a scalar.
  var text = ""
  /// How a scalar is written.
  var style = Scalar.Style.plain
  /// Whether a list or mapping is written in brackets.
  var isFlow = false

  init(_ kind: Kind, start: Int, end: Int) {
    self.kind = kind
    self.start = start
    self.end = end
  }
}

/// Where and why libyaml could not go on.
struct YAMLFault: Error {
  /// What libyaml says is wrong.
  let problem: String
  /// What it was doing.
  let context: String
  /// The character at which it stopped.
  let character: Int
  /// The character at which what it was doing began.
  let contextCharacter: Int
  /// Whether it was cutting the text into tokens, and not putting tokens together.
  let isScanning: Bool
}

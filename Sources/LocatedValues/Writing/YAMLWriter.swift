extension PlainValue {
  /// The value as YAML in block style, an entry a line, indented by two spaces.
  ///
  /// Text is written plain only where every reader of YAML 1.1 and 1.2 takes it for text, in a block when it has several
  /// lines, and in double quotes everywhere else.
  public var yaml: String {
    var writer = YAMLWriter()
    writer.writeRoot(self)
    return writer.text
  }
}

private struct YAMLWriter {
  // libyaml takes at most 1024 characters for a key without a question mark before it.
  private static let longestSimpleKey = 1_000

  var text = ""

  mutating func writeRoot(_ value: PlainValue) {
    switch value {
    case .sequence(let elements) where !elements.isEmpty: write(elements, indent: 0)
    case .mapping(let entries) where !entries.isEmpty: write(entries, indent: 0)
    default: text += YAMLScalarText.text(of: value, indent: 2) + "\n"
    }
  }

  /// Writes elements, the first one where the line stands.
  private mutating func write(_ elements: [PlainValue], indent: Int) {
    for (index, element) in elements.enumerated() {
      if index > 0 { startLine(indent) }
      text += "-"
      switch element {
      case .sequence(let inner) where !inner.isEmpty:
        text += " "
        write(inner, indent: indent + 2)
      case .mapping(let inner) where !inner.isEmpty:
        text += " "
        write(inner, indent: indent + 2)
      default: text += " " + YAMLScalarText.text(of: element, indent: indent + 2) + "\n"
      }
    }
  }

  /// Writes entries, the first one where the line stands.
  private mutating func write(_ entries: [PlainValue.Entry], indent: Int) {
    for (index, entry) in entries.enumerated() {
      if index > 0 { startLine(indent) }
      writeKey(entry.key, indent: indent)
      switch entry.value {
      case .sequence(let inner) where !inner.isEmpty:
        text += "\n"
        startLine(indent + 2)
        write(inner, indent: indent + 2)
      case .mapping(let inner) where !inner.isEmpty:
        text += "\n"
        startLine(indent + 2)
        write(inner, indent: indent + 2)
      default: text += " " + YAMLScalarText.text(of: entry.value, indent: indent + 2) + "\n"
      }
    }
  }

  private mutating func writeKey(_ key: String, indent: Int) {
    let written = YAMLScalarText.inOneLine(key)
    if written.utf8.count <= Self.longestSimpleKey {
      text += written + ":"
    } else {
      text += "? " + written + "\n"
      startLine(indent)
      text += ":"
    }
  }

  private mutating func startLine(_ indent: Int) {
    text += String(repeating: " ", count: indent)
  }
}

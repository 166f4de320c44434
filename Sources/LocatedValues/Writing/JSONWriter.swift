/// How JSON is laid out.
public enum JSONLayout: Hashable, Sendable, CaseIterable {
  /// An entry a line, indented by two spaces, and a line break at the end.
  case indented
  /// Everything in one line, without spaces.
  case compact
}

extension PlainValue {
  /// The value as JSON (RFC 8259), in UTF-8 characters except for those that cannot be seen.
  public func json(_ layout: JSONLayout = .indented) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(self, indent: 0)
    return layout == .indented ? writer.text + "\n" : writer.text
  }
}

private struct JSONWriter {
  let layout: JSONLayout
  var text = ""

  mutating func write(_ value: PlainValue, indent: Int) {
    switch value {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .number(let number): text += number.text
    case .string(let string): text += quoted(string)
    case .sequence(let elements):
      writeList(elements, in: ("[", "]"), indent: indent) { writer, element in
        writer.write(element, indent: indent + 1)
      }
    case .mapping(let entries):
      writeList(entries, in: ("{", "}"), indent: indent) { writer, entry in
        writer.text += writer.quoted(entry.key) + (writer.layout == .indented ? ": " : ":")
        writer.write(entry.value, indent: indent + 1)
      }
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], in brackets: (String, String), indent: Int, write: (inout JSONWriter, Item) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      startLine(indent: indent + 1)
      write(&self, item)
    }
    if !items.isEmpty { startLine(indent: indent) }
    text += brackets.1
  }

  private mutating func startLine(indent: Int) {
    guard layout == .indented else { return }
    text += "\n" + String(repeating: "  ", count: indent)
  }

  private func quoted(_ string: String) -> String {
    TextEscapes.quoted(string) { scalar in
      UTF16.encode(scalar).map { units in
        units.map { "\\u" + TextEscapes.hexadecimal(UInt32($0), digits: 4) }.joined()
      } ?? ""
    }
  }
}

import LocatedValues

/// A value as lines to compare with: its range, then what is there, with what is inside indented.
func outline(_ value: LocatedValue?, indent: String = "") -> [String] {
  guard let value else { return ["nothing"] }
  let start = "\(indent)\(value.range.start)-\(value.range.end)"
  switch value.kind {
  case .scalar(let scalar):
    let tag = scalar.tag.map { " \($0)" } ?? ""
    return ["\(start) \(scalar.style)\(tag) \(TerminalText.quoted(scalar.text))"]
  case .sequence(let elements):
    return ["\(start) list"] + elements.flatMap { outline($0, indent: indent + "  ") }
  case .mapping(let mapping):
    return ["\(start) mapping"] + mapping.flatMap { outline($0, indent: indent + "  ") }
  }
}

private func outline(_ entry: Mapping.Entry, indent: String) -> [String] {
  let key = "\(indent)\(entry.keyRange.start)-\(entry.keyRange.end) key \(TerminalText.quoted(entry.key))"
  return [key] + outline(entry.value, indent: indent + "  ")
}

/// A value in one line of JSON, with every scalar as text, whatever it looks like.
func words(_ value: LocatedValue?) -> String {
  guard let value else { return "nothing" }
  switch value.kind {
  case .scalar(let scalar): return TerminalText.escaped(scalar.text)
  case .sequence(let elements): return "[" + elements.map { words($0) }.joined(separator: ", ") + "]"
  case .mapping(let mapping):
    return "{" + mapping.map { "\($0.key): \(words($0.value))" }.joined(separator: ", ") + "}"
  }
}

/// What came of reading a text.
func read(_ text: String, _ format: DocumentFormat?, _ limits: ReadingLimits = .standard) -> Reading {
  DocumentReader(limits: limits).read(text, file: "f", format: format)
}

/// What is wrong with a text, as it is printed, without the file name.
func faults(_ text: String, _ format: DocumentFormat, _ limits: ReadingLimits = .standard) -> [String] {
  faults(Array(text.utf8), format, limits)
}

/// What is wrong with bytes, as it is printed, without the file name.
func faults(_ bytes: [UInt8], _ format: DocumentFormat, _ limits: ReadingLimits = .standard) -> [String] {
  let reading = DocumentReader(limits: limits).read(bytes, file: "f", format: format)
  return reading.diagnostics.lines.map { String($0.dropFirst("f:".count)) }
}

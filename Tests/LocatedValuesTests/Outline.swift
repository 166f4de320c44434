import LocatedValues

/// A value as lines to compare with: its places, then what is there, children indented.
func outline(_ value: LocatedValue?, indent: String = "") -> [String] {
  guard let value else { return ["nothing"] }
  let place = "\(indent)\(value.range.start)-\(value.range.end)"
  switch value.kind {
  case .scalar(let scalar):
    let tag = scalar.tag.map { " \($0)" } ?? ""
    return ["\(place) \(scalar.style)\(tag) \(TerminalText.quoted(scalar.text))"]
  case .sequence(let elements):
    return ["\(place) list"] + elements.flatMap { outline($0, indent: indent + "  ") }
  case .mapping(let mapping):
    let entries = mapping.flatMap { entry in
      ["\(indent)  key \(entry.keyRange.start)-\(entry.keyRange.end) \(TerminalText.quoted(entry.key))"]
        + outline(entry.value, indent: indent + "  ")
    }
    return ["\(place) mapping"] + entries
  }
}

/// What is wrong with a text, as it is printed, without the file name.
func faults(_ text: String, _ format: DocumentFormat, limits: ReadingLimits = .standard) -> [String] {
  DocumentReader(limits: limits).read(text, file: "f", format: format).diagnostics.lines.map {
    String($0.dropFirst(2))
  }
}

/// What is wrong with bytes, as it is printed, without the file name.
func faults(_ bytes: [UInt8], _ format: DocumentFormat, limits: ReadingLimits = .standard) -> [String] {
  DocumentReader(limits: limits).read(bytes, file: "f", format: format).diagnostics.lines.map {
    String($0.dropFirst(2))
  }
}

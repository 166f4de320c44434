/// What must hold for what came of reading any input.
package struct ReadingLaws: Sendable {
  let bytes: [UInt8]
  let limits: ReadingLimits
  /// What did not hold.
  package var broken: [String] = []
  private let places: PlaceTable

  /// The laws for readings of these bytes.
  package init(bytes: [UInt8], limits: ReadingLimits) {
    self.bytes = bytes
    self.limits = limits
    places = PlaceTable(bytes)
  }

  /// Checks a reading, and notes what does not hold.
  package mutating func check(_ reading: Reading) {
    expect(reading.value != nil || reading.diagnostics.hasErrors, "there is neither value nor error")
    expect(reading.stop == nil || reading.diagnostics.hasErrors, "reading stopped without an error")
    if let stop = reading.stop { check(stop) }
    for diagnostic in reading.diagnostics { check(diagnostic) }
    guard let value = reading.value else { return }
    var nodes = 0
    check(value, depth: 0, nodes: &nodes)
    expect(nodes <= limits.nodes, "there are more values than the limit")
    if !reading.diagnostics.hasErrors { checkWriting(value) }
  }

  private mutating func expect(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds { broken.append(law()) }
  }

  private mutating func check(_ place: Place) {
    expect(place.offset <= bytes.count, "the place \(place) lies behind the end")
    expect(places.holds(place), "the place \(place) is not that of byte \(place.offset)")
  }

  private mutating func check(_ range: SourceRange) {
    check(range.start)
    check(range.end)
    expect(range.start <= range.end, "a range ends before it starts at \(range.start)")
  }

  private mutating func check(_ diagnostic: Diagnostic) {
    check(diagnostic.place)
    expect(!diagnostic.message.isEmpty && !diagnostic.advice.isEmpty, "an error says nothing")
    let line = diagnostic.description
    expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 }, "an error has control characters")
    expect(line.utf8.count < 2_000, "an error is very long")
  }

  private mutating func check(_ value: LocatedValue, depth: Int, nodes: inout Int) {
    nodes += 1
    check(value.range)
    switch value.kind {
    case .scalar: expect(depth <= limits.depth, "values are nested deeper than the limit")
    case .sequence(let elements):
      for element in elements { check(element, depth: depth + 1, nodes: &nodes) }
    case .mapping(let mapping):
      expect(Set(mapping.map { ExactText(text: $0.key) }).count == mapping.count, "a key is there twice")
      for entry in mapping {
        check(entry.keyRange)
        check(entry.value, depth: depth + 1, nodes: &nodes)
      }
    }
  }

  private mutating func checkWriting(_ value: LocatedValue) {
    let plain = PlainValue(value)
    // The limits are for what was read; written out, aliases take more bytes.
    let reader = DocumentReader()
    for (text, format) in [(plain.yaml, DocumentFormat.yaml), (plain.json(), .json)] {
      let again = reader.read(text, file: "written", format: format)
      let same = again.value.map { PlainValue($0).isSame(as: plain) } ?? false
      expect(same && again.diagnostics.isEmpty, "written as \(format) it reads back differently")
    }
  }
}

extension PlainValue {
  /// Whether two values are equal to the byte; `==` takes canonically equal text for equal.
  package func isSame(as other: PlainValue) -> Bool {
    ExactText(text: json(.compact)) == ExactText(text: other.json(.compact))
  }
}

/// The places of a text, found in another way than readers find them.
private struct PlaceTable: Sendable {
  private let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    let isBreak: (Int) -> Bool = { index in
      bytes[index] == 0x0A || (bytes[index] == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A))
    }
    lineStarts = [SourceText.textStart(of: bytes)] + bytes.indices.filter(isBreak).map { $0 + 1 }
  }

  func holds(_ place: Place) -> Bool {
    if place == .start { return true }
    guard lineStarts.indices.contains(place.line - 1) else { return false }
    let nextLine = place.line < lineStarts.count ? lineStarts[place.line] : .max
    return lineStarts[place.line - 1] + place.column - 1 == place.offset && place.offset < nextLine
  }
}

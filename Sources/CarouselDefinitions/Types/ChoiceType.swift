import LocatedValues
import NearestNames

extension ValueType {
  /// One of some names, each standing for a value.
  static func choice(_ words: String, _ options: [(name: String, value: Value)]) -> ValueType {
    let names = options.map(\.name)
    let values = Dictionary(options.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    let shape = ValueShape.choice(words, names)
    return ValueType(shape) { value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: shape.words) }
      if let found = values[text] { return found }
      session.unknownName(text, at: value.place, names: names, words: words)
      return nil
    }
  }

  /// One of the names of an enumeration.
  static func choice(_ words: String) -> ValueType
  where Value: CaseIterable & RawRepresentable<String> {
    choice(words, Value.allCases.map { ($0.rawValue, $0) })
  }
}

extension ReadingSession {
  /// Reports a name that is none of those allowed, with the nearest one.
  mutating func unknownName(
    _ name: String, at place: Place, names: [String], others: [String] = [], words: String
  ) {
    guard !isEvaluating else { return }
    let list = "one of \(names.joined(separator: ", "))"
    let nearest = nearestName(to: name, in: names + others)
    error(
      at: place, "\(TerminalText.quoted(name)) is not \(words)",
      advice: nearest.map { "did you mean \(TerminalText.quoted($0))? It is \(list)" } ?? "write \(list)")
  }
}

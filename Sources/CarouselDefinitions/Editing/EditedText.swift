import LocatedValues

/// What an edit writes behind a key.
enum EditedText: Sendable {
  /// Words.
  case text(String)
  /// A number, `true`, a name: the same in both languages, but for quotes around names in JSON.
  case word(String)
  case bool(Bool)
  case number(Double)
  /// Names in a list.
  case names([String])
  /// A mapping in braces.
  case fields([(key: String, value: EditedText)])

  /// How a scalar was quoted before, so that it stays so.
  enum Quotes: Sendable { case none, single, double }

  /// The value as it is written in one line.
  func written(isJSON: Bool, isFlow: Bool, quotes: Quotes = .none) -> String {
    switch self {
    case .text(let text): Self.text(text, isJSON: isJSON, isFlow: isFlow, quotes)
    case .word(let word): isJSON ? PlainValue.string(word).json(.compact) : word
    case .bool(let isOn): "\(isOn)"
    case .number(let number): NumberText(number)?.text ?? "0"
    case .names(let names):
      "[" + names.map { Self.text($0, isJSON: isJSON, isFlow: true, .none) }.joined(separator: ", ") + "]"
    case .fields(let fields):
      "{"
        + fields.map { field in
          let key = isJSON ? PlainValue.string(field.key).json(.compact) : field.key
          return key + ": " + field.value.written(isJSON: isJSON, isFlow: true)
        }.joined(separator: ", ") + "}"
    }
  }

  private static func text(_ text: String, isJSON: Bool, isFlow: Bool, _ quotes: Quotes) -> String {
    let quoted = PlainValue.string(text).json(.compact)
    guard !isJSON, quotes != .double else { return quoted }
    let isSimple = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0x2028
    }
    if quotes == .single, isSimple { return "'" + text.replacing("'", with: "''") + "'" }
    let plain = PlainValue.string(text).yaml.split(separator: "\n", omittingEmptySubsequences: true)
    guard plain.count == 1, let line = plain.first,
      !(isFlow && line.contains(where: { ",[]{}".contains($0) }))
    else {
      return quoted
    }
    return String(line)
  }
}

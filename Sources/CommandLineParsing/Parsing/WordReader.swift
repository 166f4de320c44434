import NearestNames

/// Reads words from left to right and sorts them into options and operands.
///
/// It never stops at an error: what is understood is kept, what is not is noted, and the next word is read.
struct WordReader {
  let table: OptionTable
  private(set) var rest: ArraySlice<String>
  private(set) var texts: [String: [String]] = [:]
  private(set) var operands: [String] = []
  private(set) var errors: [UsageError] = []

  init(_ words: [String], table: OptionTable) {
    self.table = table
    rest = words[...]
  }

  /// Whether a flag was seen.
  func saw(_ flag: Flag) -> Bool { texts[flag.definition.spelling] != nil }

  /// Reads all words.
  mutating func readAll() {
    while let operand = nextOperand() { operands.append(operand) }
  }

  /// Reads up to the next operand and returns it, or nil when no operand follows.
  mutating func nextOperand() -> String? {
    while let word = rest.popFirst() {
      switch afterTerminator ? .operand : WordShape(word) {
      case .operand: return word
      case .terminator: afterTerminator = true
      case .long(let name, let value): readLong(name, value: value)
      case .short(let letters): readShort(letters)
      }
    }
    return nil
  }

  private var afterTerminator = false

  private mutating func readLong(_ name: String, value: String?) {
    guard let option = table[long: name] else {
      return noteUnknown("--" + name, nearest: table.nearest(to: name), hasValue: value != nil)
    }
    take(option, attached: value)
  }

  /// Reads grouped flags, the last of which may be an option with its value attached: `-qfjson`, `-qf=json`.
  private mutating func readShort(_ letters: String) {
    if let option = misspeltLong(letters) {
      return noteUnknown(
        "-" + option.name, nearest: option, hasValue: letters.utf8.contains(UInt8(ascii: "=")))
    }
    var left = letters.unicodeScalars[...]
    while let letter = left.popFirst() {
      guard let option = table[short: letter] else {
        return noteUnknown("-" + String(Character(letter)), nearest: nil, hasValue: true)
      }
      let startsValue = left.first == "=" || option.value != nil && !left.isEmpty
      guard startsValue else {
        take(option, attached: nil)
        continue
      }
      if left.first == "=" { left.removeFirst() }
      return take(option, attached: String(String.UnicodeScalarView(left)))
    }
  }

  /// Returns the option that is meant by a long name after one dash, when the letters are not flags in a group.
  private func misspeltLong(_ letters: String) -> OptionDefinition? {
    let stem = String(letters.unicodeScalars.prefix { $0 != "=" })
    guard stem.utf8.count > 1, let option = table[long: stem] else { return nil }
    let areFlags = stem.unicodeScalars.allSatisfy { letter in
      table[short: letter].map { $0.value == nil } ?? false
    }
    return areFlags ? nil : option
  }

  /// Notes an option that does not exist, and passes over the word that is most likely its value.
  private mutating func noteUnknown(_ spelling: String, nearest: OptionDefinition?, hasValue: Bool) {
    errors.append(.unknownOption(spelling, nearest: nearest?.spelling, commands: []))
    if !hasValue, nearest?.value != nil { _ = nextValue() }
  }

  private mutating func take(_ option: OptionDefinition, attached: String?) {
    guard let value = option.value else {
      if let attached { errors.append(.unexpectedValue(attached, option: option.spelling)) }
      texts[option.spelling, default: []].append("")
      return
    }
    guard let text = attached ?? nextValue() else {
      errors.append(
        .missingValue(option: option.spelling, placeholder: value.placeholder, found: rest.first))
      return
    }
    if let error = value.refusal(of: text, for: option.spelling) { errors.append(error) }
    texts[option.spelling, default: []].append(text)
  }

  /// Takes the next word as a value, unless it looks like an option.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, WordShape(next) == .operand else { return nil }
    return rest.popFirst()
  }
}

extension ValueDefinition {
  /// Says what is wrong with a text, or returns nil when it is a value.
  func refusal(of text: String, for name: String) -> UsageError? {
    guard !accepts(text) else { return nil }
    let names = choices.map(\.name)
    return .invalidValue(
      text, name: name, expected: expectation, choices: names, nearest: nearestName(to: text, in: names))
  }
}

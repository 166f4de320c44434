import LocatedValues

extension ValueType where Value == String {
  /// A name, taken as it is written whatever it looks like.
  static func word(_ words: String) -> ValueType {
    ValueType(.word(words)) { value, session in
      guard let text = value.text, !value.isNull else { return session.wrongType(value, wants: words) }
      return text
    }
  }

  /// An identifier: a name that is not empty.
  static var identifier: ValueType {
    ValueType.word("an identifier").flatMap { text, value, session in
      guard text.isEmpty else { return text }
      session.error(at: value.place, "an identifier is empty", advice: "write a name")
      return nil
    }
  }
}

extension ValueType where Value == Bool {
  /// True or false; also yes, no, on and off.
  static var bool: ValueType {
    ValueType(.bool) { value, session in
      session.truth(of: value) ?? session.wrongType(value, wants: ValueShape.bool.words)
    }
  }
}

extension ValueType where Value == Double {
  /// A finite number of some range.
  static func number(_ shape: NumberShape) -> ValueType {
    ValueType(.number(shape)) { value, session in
      guard let number = value.asNumber else {
        guard value.isNonFinite else { return session.wrongType(value, wants: shape.words) }
        session.outOfRange(value, wants: shape, found: "a number that is not finite")
        return nil
      }
      guard shape.accepts(number) else {
        session.outOfRange(value, wants: shape, found: TerminalText.quoted(value.text ?? ""))
        return nil
      }
      return number
    }
  }

  /// Any finite number.
  static var number: ValueType {
    number(NumberShape(words: "a number"))
  }
  /// Points, zero or more.
  static var length: ValueType {
    number(NumberShape(words: "a length in points, 0 or more", minimum: 0))
  }
  /// Points in either direction.
  static var distance: ValueType {
    number(NumberShape(words: "a distance in points"))
  }
  /// A share from 0 to 1.
  static var share: ValueType {
    number(NumberShape(words: "a number from 0 to 1", minimum: 0, maximum: 1))
  }
  /// A factor of zero or more.
  static var factor: ValueType {
    number(NumberShape(words: "a factor, 0 or more", minimum: 0))
  }
  /// Degrees.
  static var degrees: ValueType {
    number(NumberShape(words: "an angle in degrees"))
  }
  /// Seconds, more than zero.
  static var seconds: ValueType {
    number(
      NumberShape(words: "a number of seconds above 0", minimum: 0, isAboveMinimum: true))
  }
}

extension ValueType where Value == Int {
  /// A whole number of some range.
  static func integer(_ words: String, from minimum: Int? = nil, to maximum: Int? = nil) -> ValueType {
    let shape = NumberShape(
      words: words, minimum: minimum.map(Double.init), maximum: maximum.map(Double.init), isInteger: true)
    return ValueType(.number(shape)) { value, session in
      guard let number = value.asInteger else { return session.wrongType(value, wants: words) }
      guard shape.accepts(Double(number)) else {
        session.outOfRange(value, wants: shape, found: TerminalText.quoted(value.text ?? ""))
        return nil
      }
      return number
    }
  }
}

extension ReadingSession {
  fileprivate mutating func outOfRange(_ value: LocatedValue, wants shape: NumberShape, found: String) {
    guard !isEvaluating else { return }
    let name = field.map { TerminalText.quoted($0.name) } ?? "this place"
    error(
      at: value.place, "\(name) takes \(shape.words), not \(found)",
      advice: field.map { "write, for example, \($0.name): \($0.example)" } ?? "write \(shape.words)")
  }
}

extension ReadingSession {
  /// The truth value that a scalar is taken for; nil where it is none, or not the one that is wanted.
  ///
  /// It is noted for the conversion to JSON, which knows no other words for it than `true` and `false`.
  mutating func truth(of value: LocatedValue, where isWanted: (Bool) -> Bool = { _ in true }) -> Bool? {
    guard let isTrue = value.asBool, isWanted(isTrue) else { return nil }
    if !isEvaluating { findings.truths[value.place.offset] = isTrue }
    return isTrue
  }
}

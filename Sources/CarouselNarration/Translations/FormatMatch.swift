package import CarouselModel

/// Finds the arguments from which a text was made by a format: "3 of 5" by "%lld of %lld" gives 3 and 5.
package struct FormatMatch {
  /// What a text is made of: characters that are known, and expressions that are not.
  private enum Atom: Equatable {
    case character(Character)
    case unknown(String)
  }

  private var rest: ArraySlice<Atom>

  /// The arguments by their index; nil if the text was not made by the format.
  package static func arguments(of text: TextValue, in format: FormatString) -> [TextValue]? {
    var match = FormatMatch(text)
    var found: [Int: TextValue] = [:]
    var pending: Int?
    for segment in format.segments {
      switch segment {
      case .argument(let index):
        guard pending == nil else { return nil }
        pending = index
      case .literal(let words):
        guard let before = match.skip(past: words, isAtStart: pending == nil) else { return nil }
        if let index = pending { found[index] = before }
        pending = nil
      }
    }
    if let index = pending { found[index] = match.remainder() }
    guard match.rest.isEmpty else { return nil }
    return (0..<found.count).map { found[$0] ?? TextValue("") }
  }

  private init(_ text: TextValue) {
    rest =
      text.parts.flatMap { part -> [Atom] in
        switch part {
        case .known(let words): words.map(Atom.character)
        case .unknown(let expression): [.unknown(expression)]
        }
      }[...]
  }

  /// Moves behind the next place where the words stand, and returns what was passed over.
  private mutating func skip(past words: String, isAtStart: Bool) -> TextValue? {
    let wanted = words.map(Atom.character)
    var start = rest.startIndex
    while start + wanted.count <= rest.endIndex {
      if rest[start...].starts(with: wanted) {
        let before = FormatMatch.text(rest[..<start])
        rest = rest[(start + wanted.count)...]
        return before
      }
      if isAtStart { return nil }
      start += 1
    }
    return nil
  }

  private mutating func remainder() -> TextValue {
    defer { rest = [] }
    return FormatMatch.text(rest)
  }

  private static func text(_ atoms: ArraySlice<Atom>) -> TextValue {
    var parts: [TextValue.Part] = []
    var words = ""
    for atom in atoms {
      switch atom {
      case .character(let character): words.append(character)
      case .unknown(let expression):
        if !words.isEmpty { parts.append(.known(words)) }
        words = ""
        parts.append(.unknown(expression))
      }
    }
    if !words.isEmpty { parts.append(.known(words)) }
    return TextValue(parts: parts)
  }
}

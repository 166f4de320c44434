import CarouselModel

/// A localisation key with places for arguments, as `String(format:)` writes them.
struct LocalizedFormat: Sendable {
  let key: String

  /// The text with the arguments in their places.
  ///
  /// A place without an argument is unknown.
  func text(with arguments: [TextValue]) -> TextValue {
    var parts: [TextValue.Part] = []
    var words = ""
    var next = 0
    var rest = Substring(key)
    while let character = rest.first {
      guard character == "%" else {
        words.append(character)
        rest.removeFirst()
        continue
      }
      guard let place = LocalizedFormat.place(at: rest) else {
        words.append("%")
        rest.removeFirst(rest.hasPrefix("%%") ? 2 : 1)
        continue
      }
      rest.removeFirst(place.length)
      let index = place.number.map { $0 - 1 } ?? next
      if place.number == nil { next += 1 }
      if !words.isEmpty { parts.append(.known(words)) }
      words = ""
      parts += arguments.indices.contains(index) ? arguments[index].parts : [.unknown(place.written)]
    }
    if !words.isEmpty { parts.append(.known(words)) }
    return TextValue(parts: LocalizedFormat.joined(parts), origin: .localized(key: key))
  }

  private struct Place {
    var number: Int?
    var written: String
    var length: Int { written.count }
  }

  /// The place of an argument that a text starts with: `%@`, `%d`, `%lld`, `%.1f`, `%2$@`.
  private static func place(at text: Substring) -> Place? {
    var rest = text.dropFirst()
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    var number: Int?
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      // A number too large to count arguments with names none of them.
      number = Int(digits) ?? .max
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { $0.isASCII && ($0.isNumber || ".+-# ".contains($0)) }
    rest = rest.drop { "hlqzjtL".contains($0) }
    guard let kind = rest.first, "@dDiuUxXoOfFeEgGcCsSaAp".contains(kind), number.map({ $0 > 0 }) ?? true
    else {
      return nil
    }
    return Place(number: number, written: String(text[text.startIndex...rest.startIndex]))
  }

  /// Known parts that follow each other as one.
  private static func joined(_ parts: [TextValue.Part]) -> [TextValue.Part] {
    var result: [TextValue.Part] = []
    for part in parts {
      if case .known(let words) = part, case .known(let before)? = result.last {
        result[result.count - 1] = .known(before + words)
      } else {
        result.append(part)
      }
    }
    return result
  }
}

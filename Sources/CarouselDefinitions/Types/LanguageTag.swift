import LocatedValues

extension ValueType where Value == String {
  /// A language as a BCP 47 tag, kept as it is written; `none` is as if it were left out.
  static var language: ValueType {
    ValueType(
      .pattern("a BCP 47 language tag", #"^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$"#, example: "en-GB")
    ) { value, session in
      guard let tag = value.text, !value.isNull else {
        return session.wrongType(value, wants: "a BCP 47 language tag")
      }
      guard !value.saysNone else { return nil }
      let hyphenated = tag.replacing("_", with: "-")
      guard LanguageTag.isWellFormed(hyphenated) else {
        // What consists of the letters of a tag is kept: `lint` says what is wrong with it.
        let (message, advice) = (
          "\(TerminalText.quoted(tag)) is no BCP 47 language tag",
          "write a language and, where it matters, a script and a region, such as en, pt-BR or zh-Hant"
        )
        guard LanguageTag.hasItsLetters(hyphenated) else {
          session.error(at: value.place, message, advice: advice)
          return nil
        }
        session.warning(at: value.place, message, advice: advice)
        return tag
      }
      if hyphenated != tag {
        session.warning(
          at: value.place, "\(TerminalText.quoted(tag)) is a locale identifier and no BCP 47 tag",
          advice: "write \(TerminalText.quoted(hyphenated))")
      }
      return tag
    }
  }
}

/// The syntax of language tags (RFC 5646, section 2.1).
enum LanguageTag {
  /// The tags that the grammar lists by name since they do not follow it.
  private static let irregular: Set<String> = [
    "en-gb-oed", "i-ami", "i-bnn", "i-default", "i-enochian", "i-hak", "i-klingon", "i-lux", "i-mingo",
    "i-navajo", "i-pwn", "i-tao", "i-tay", "i-tsu", "sgn-be-fr", "sgn-be-nl", "sgn-ch-de",
  ]

  /// Whether a tag follows the grammar; whether its subtags are registered is another question.
  static func isWellFormed(_ tag: String) -> Bool {
    let tag = tag.lowercased()
    guard tag.utf8.count <= 255 else { return false }
    if irregular.contains(tag) { return true }
    var rest = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    guard rest.allSatisfy({ isAlphanumeric($0) && (1...8).contains($0.count) }) else { return false }
    if rest.first == "x" { return rest.count > 1 }
    guard let language = rest.popFirst(), isAlphabetic(language), language.count >= 2 else { return false }
    if language.count <= 3 { dropSubtags(&rest, upTo: 3) { $0.count == 3 && isAlphabetic($0) } }
    dropSubtags(&rest, upTo: 1) { $0.count == 4 && isAlphabetic($0) }
    dropSubtags(&rest, upTo: 1) { ($0.count == 2 && isAlphabetic($0)) || ($0.count == 3 && isNumeric($0)) }
    dropSubtags(&rest, upTo: .max) { $0.count >= 5 || ($0.count == 4 && $0.first?.isNumber == true) }
    return endsWell(rest)
  }

  /// Whether a text consists of the characters of tags, in whatever order.
  static func hasItsLetters(_ tag: String) -> Bool {
    !tag.isEmpty && tag.utf8.count <= 35
      && tag.lowercased().split(separator: "-").allSatisfy { isAlphanumeric($0) }
  }

  /// Whether what follows the region and variants is extensions and private use, each with a subtag at least.
  private static func endsWell(_ rest: ArraySlice<Substring>) -> Bool {
    var rest = rest
    var seen: Set<Substring> = []
    while let singleton = rest.popFirst() {
      guard singleton.count == 1 else { return false }
      if singleton == "x" { return !rest.isEmpty }
      let before = rest.count
      dropSubtags(&rest, upTo: .max) { $0.count >= 2 }
      guard rest.count < before, seen.insert(singleton).inserted else { return false }
    }
    return true
  }

  private static func dropSubtags(
    _ rest: inout ArraySlice<Substring>, upTo limit: Int, while isOne: (Substring) -> Bool
  ) {
    var left = limit
    while left > 0, let next = rest.first, isOne(next) {
      rest.removeFirst()
      left -= 1
    }
  }

  private static func isAlphabetic(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func isAlphanumeric(_ text: Substring) -> Bool {
    text.utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
  }
}

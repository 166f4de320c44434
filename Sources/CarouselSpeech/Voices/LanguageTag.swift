/// A language tag (BCP 47) taken apart as far as choosing a voice needs it.
struct LanguageTag: Hashable, Sendable {
  /// The subtags in lower case, in order, without extensions and private use.
  let subtags: [String]

  /// Takes a tag apart; also takes underscores, as in the locale names of POSIX and Apple (`en_GB.UTF-8`).
  init(_ tag: String) {
    let plain = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
    let parts = plain.split { $0 == "-" || $0 == "_" }.map(String.init)
    // A single letter starts an extension, which says nothing about a voice; the tags of the engine's own
    // voices have private-use parts, so those stay.
    let end = parts.indices.first { $0 > 0 && parts[$0].count == 1 && parts[$0] != "x" } ?? parts.endIndex
    subtags = Array(parts[..<end])
  }

  private init(subtags: [String]) {
    self.subtags = subtags
  }

  var language: String { subtags.first ?? "" }

  /// Two letters or three digits after the language.
  var region: String? {
    subtags.dropFirst().prefix { $0 != "x" }.first { subtag in
      subtag.count == 2 || (subtag.count == 3 && subtag.allSatisfy(\.isNumber))
    }
  }

  var joined: String { subtags.joined(separator: "-") }

  /// The tag itself and what is left when its last subtags are taken off one by one (RFC 4647, 3.4).
  var lookupOrder: [LanguageTag] {
    subtags.indices.reversed().map { LanguageTag(subtags: Array(subtags[...$0])) }
  }

  func replacingLanguage(with language: String) -> LanguageTag {
    LanguageTag(subtags: [language] + subtags.dropFirst())
  }
}

/// The subtags of a BCP 47 language tag that decide about words and digits.
package struct LanguageTag: Hashable, Sendable {
  /// The language, in lower case; empty where the tag is empty.
  package var primary: String
  /// The region, in upper case.
  package var region: String?
  /// The digits asked for by the Unicode extension `-u-nu-…`.
  package var numbers: String?

  /// Reads a tag; an underscore counts as a hyphen, as in identifiers of locales.
  package init(_ tag: String) {
    let subtags = tag.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.lowercased() }
    primary = subtags.first ?? ""
    let ownPart = subtags.dropFirst().prefix { $0.count > 1 }
    region = ownPart.first(where: LanguageTag.isRegion)?.uppercased()
    if let key = subtags.firstIndex(of: "nu"), key + 1 < subtags.endIndex { numbers = subtags[key + 1] }
  }

  private static func isRegion(_ subtag: String) -> Bool {
    switch subtag.count {
    case 2: subtag.allSatisfy { $0.isASCII && $0.isLetter }
    case 3: subtag.allSatisfy { $0.isASCII && $0.isNumber }
    default: false
    }
  }
}

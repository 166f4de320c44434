internal import CarouselModel
internal import Foundation

/// A `.stringsdict` file: a property list of texts with the variants of their counted parts.
enum StringsDictionary {
  /// The most bytes, and lists and mappings inside each other; a real file is far below, and its reader recurses.
  private static let limits = (bytes: 8 << 20, depth: 32)

  /// The texts by key; nil where the file is no property list in XML.
  static func texts(in bytes: [UInt8]) -> [String: LocalizedText]? {
    guard bytes.count <= limits.bytes, isShallowXML(bytes),
      let list = try? unsafe PropertyListSerialization.propertyList(
        from: Data(bytes), options: [], format: nil),
      let entries = list as? [String: Any]
    else { return nil }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap(text) }
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let parts = entry.compactMapValues { value -> LocalizedText.CountedPart? in
      guard let part = value as? [String: Any],
        part["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType"
      else { return nil }
      let forms = PluralCategory.allCases.compactMap { form in
        (part[form.rawValue] as? String).map { (form, $0) }
      }
      return LocalizedText.CountedPart(forms: Dictionary(forms, uniquingKeysWith: { first, _ in first }))
    }
    return LocalizedText(format: format, parts: parts)
  }

  private static func isShallowXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].first(where: { $0 > 0x20 }) == UInt8(ascii: "<") else { return false }
    var depth = 0
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "<") {
      let tag = bytes[(offset + 1)...].prefix(6)
      if tag.starts(with: "dict".utf8) || tag.starts(with: "array".utf8) { depth += 1 }
      if tag.starts(with: "/dict".utf8) || tag.starts(with: "/array".utf8) { depth -= 1 }
      // A declaration of entities could make a short file endless.
      if depth > limits.depth || tag.starts(with: "!ENTIT".utf8) { return false }
    }
    return true
  }
}

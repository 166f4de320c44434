import CarouselModel

import enum LocatedValues.PlainValue

/// JSON that is written piece by piece.
enum JSONText {
  /// A text as a JSON string.
  static func string(_ text: String) -> String { PlainValue.string(text).json(.compact) }

  /// A text as a JSON string, or null.
  static func string(_ text: String?) -> String { text.map(string) ?? "null" }

  /// Texts as a JSON array.
  static func strings(_ texts: [String]) -> String { "[" + texts.map(string).joined(separator: ",") + "]" }

  /// A number to four decimals, or null; there is no JSON for what is not finite.
  static func number(_ value: Double?) -> String { value.map(DecimalText.text) ?? "null" }

  /// Members of an object, each a key and its JSON.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",") + "}"
  }

  /// Where something was declared, or null.
  static func place(_ source: SourceRange?) -> String {
    guard let source else { return "null" }
    return object(["line": "\(source.start.line)", "column": "\(source.start.column)"])
  }
}

import Foundation

/// Texts as an ear tells them apart: "C" and "C++", "Pêche" and "Péché" are not the same, "night drive!" and "Night Drive"
/// are.
enum HeardWords {
  /// The text in lower case, without the marks that only set a pause, and with one space where there are several.
  static func of(_ text: String) -> String {
    var result = ""
    var isApart = false
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isInNumber =
        index > 0 && characters[index - 1].isNumber && index + 1 < characters.count
        && characters[index + 1].isNumber
      if character.isWhitespace || (pauses.contains(character) && !isInNumber) {
        isApart = true
      } else if !isSilent(character) {
        if isApart, !result.isEmpty { result.append(" ") }
        isApart = false
        result.append(contentsOf: character.lowercased())
      }
    }
    return result
  }

  /// Marks at which a voice only pauses.
  private static let pauses: Set<Character> = [
    ".", ",", "!", "?", ":", ";", "\"", "'", "“", "”", "„", "‘", "’", "‚", "«", "»", "‹", "›", "…", "。", "、",
    "，",
    "！", "？", "：", "；", "「", "」", "『", "』",
  ]

  private static func isSilent(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint }
  }
}

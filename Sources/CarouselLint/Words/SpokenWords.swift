import CarouselModel
import Foundation

/// Words as they are compared: without case, accents, punctuation and invisible characters.
enum SpokenWords {
  /// The words of a text in order, each folded; 5'30" are two.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in folded(text) {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else if !word.isEmpty, !"'’".contains(character) || word.last?.isNumber ?? false {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The text without case, accents and width.
  static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// The words as one text, for comparison.
  static func normalised(_ text: String) -> String { words(text).joined(separator: " ") }

  /// Whether all words of a text are among others, in any order.
  static func contains(_ words: [String], allOf others: [String]) -> Bool {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    for word in others {
      guard let count = counts[word], count > 0 else { return false }
      counts[word] = count - 1
    }
    return true
  }

  /// Whether nothing of a text can be heard: it is empty, white space or invisible characters.
  static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
        || emptySigns.contains(scalar)
    }
  }

  /// Signs that are drawn as nothing, though Unicode counts them among the visible ones: the braille pattern without dots
  /// and the musical null notehead.
  private static let emptySigns: Set<Unicode.Scalar> = ["\u{2800}", "\u{1D159}"]

  /// Whether there is a letter or number of any script.
  static func hasLetterOrNumber(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      guard !scalar.properties.isEmojiPresentation else { return false }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber,
        .letterNumber, .otherNumber, .currencySymbol:
        return true
      default: return false
      }
    }
  }
}

extension TextValue {
  /// The words that are known and those that are not, for messages: at most 60 characters.
  var quoted: String {
    let text = rendered
    return "'\(text.count > 60 ? text.prefix(57) + "..." : text[...])'"
  }

  /// The text, if all of it is known.
  var knownText: String? { isKnown ? rendered : nil }
}

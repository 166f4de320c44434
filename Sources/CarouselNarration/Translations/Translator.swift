internal import CarouselModel

/// Puts an author's texts into the person's language, where they have a translation.
struct Translator: Sendable {
  /// The app's texts in other languages.
  let translations: Translations
  /// The person's language, in which an app looks its texts up.
  let language: String

  /// A text in the person's language; nil where it stays as the author wrote it.
  func translate(_ text: TextValue) -> (text: TextValue, language: String, word: SpokenWord?)? {
    guard case .localized(let key) = text.origin,
      let (entry, language) = translations.entry(for: key, language: language),
      let arguments = FormatMatch.arguments(of: text, in: FormatString(key))
    else { return nil }
    return (entry.format.filled(with: arguments.map(localized)), language, entry.word)
  }

  /// An argument that is a number, in the digits of the language, as the system formats it.
  private func localized(_ argument: TextValue) -> TextValue {
    guard argument.isKnown, let number = Int(argument.rendered) else { return argument }
    return TextValue(NumberingSystem(LanguageTag(language)).format(number))
  }
}

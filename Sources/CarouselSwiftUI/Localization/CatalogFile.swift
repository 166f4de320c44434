internal import CarouselModel
internal import LocatedValues

/// An `.xcstrings` file: a string catalogue of Xcode 15 and later, with all languages in one file of JSON.
struct CatalogFile {
  /// The language in which the keys are written.
  let sourceLanguage: String
  /// The texts by key by language.
  private(set) var texts: [String: [String: LocalizedText]] = [:]

  /// Reads a catalogue; nil where the value is none.
  init?(_ value: LocatedValue?) {
    guard let root = value?.mapping, let strings = root["strings"]?.mapping else { return nil }
    sourceLanguage = root["sourceLanguage"]?.text ?? "en"
    texts[sourceLanguage] = [:]
    for entry in strings {
      for language in entry.value.mapping?["localizations"]?.mapping ?? Mapping([]) {
        guard let text = Self.text(language.value) else { continue }
        texts[language.key, default: [:]][entry.key] = text
      }
    }
  }

  private static func text(_ localization: LocatedValue) -> LocalizedText? {
    guard let fields = localization.mapping else { return nil }
    if let forms = forms(fields) { return .counted(forms) }
    guard let format = unit(fields) ?? device(fields).flatMap(unit) else { return nil }
    var parts: [String: LocalizedText.CountedPart] = [:]
    for entry in fields["substitutions"]?.mapping ?? Mapping([]) {
      guard let part = entry.value.mapping, let forms = forms(part) else { continue }
      parts[entry.key] = LocalizedText.CountedPart(argument: part["argNum"]?.asInteger, forms: forms)
    }
    return LocalizedText(format: format, parts: parts)
  }

  private static func forms(_ fields: Mapping) -> [PluralCategory: String]? {
    guard let plural = fields["variations"]?.mapping?["plural"]?.mapping else { return nil }
    let pairs = plural.compactMap { entry -> (PluralCategory, String)? in
      guard let form = PluralCategory(rawValue: entry.key), let text = entry.value.mapping.flatMap(unit)
      else {
        return nil
      }
      return (form, text)
    }
    return pairs.isEmpty ? nil : Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The variant for an iPhone, or that for all other devices.
  private static func device(_ fields: Mapping) -> Mapping? {
    let devices = fields["variations"]?.mapping?["device"]?.mapping
    return (devices?["iphone"] ?? devices?["other"])?.mapping
  }

  private static func unit(_ fields: Mapping) -> String? {
    fields["stringUnit"]?.mapping?["value"]?.text
  }
}

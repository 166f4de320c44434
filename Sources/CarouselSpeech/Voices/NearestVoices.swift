import NearestNames

extension VoiceCatalog {
  private static let nearestLimit = 3

  /// Names of up to three voices that somebody may have meant, each of which `voice(named:)` takes.
  ///
  /// First those that are spelled most like it, be it by id, name or language, then others of the language that it
  /// begins with.
  package func names(near name: String) -> [String] {
    let spellings = voices.flatMap { [$0.name, $0.shortName, $0.id] + $0.languages }
    let alike = nearestNames(to: name, in: spellings, limit: .max)
    let related = voices(ofLanguage: LanguageTag(name).language).map(\.shortName)
    var seen: Set<String> = []
    let different = (alike + related).filter { spelling in
      (try? voice(named: spelling)).map { seen.insert($0.voice.id).inserted } ?? false
    }
    return Array(different.prefix(Self.nearestLimit))
  }

  /// Up to three languages that somebody may have meant, by tag or by the name of a voice: “spanish” means `es`.
  package func languages(near tag: String) -> [String] {
    let names = Set(nearestNames(to: tag.lowercased(), in: voices.map(\.name), limit: .max))
    let tags = voices.filter { names.contains($0.name) }.compactMap(\.languages.first)
    // Every tag of two letters is one slip from a dozen others.
    let alike = tag.utf8.count > 3 ? nearestNames(to: tag, in: voices.flatMap(\.languages)) : []
    var seen: Set<String> = []
    return Array((tags + alike).filter { seen.insert($0).inserted }.prefix(Self.nearestLimit))
  }

  /// The voices of a language in all its varieties, in the engine's order.
  func voices(ofLanguage language: String) -> [SpeechVoice] {
    voices.filter { voice in voice.languages.contains { LanguageTag($0).language == language } }
  }
}

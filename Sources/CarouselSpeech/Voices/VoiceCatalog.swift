import NearestNames

/// The voices of an engine, and which of them suits a wish.
public struct VoiceCatalog: Hashable, Sendable {
  /// All voices, in the engine's order.
  public let voices: [SpeechVoice]
  /// What can change the sound of a voice, such as `f3` or `whisper`.
  public let variants: [String]
  /// The voice for each tag that some voice speaks.
  private let best: [String: SpeechVoice]

  /// Voices that read the script of their own language wrong, and the one that reads it right: the first says
  /// Chinese characters with English sounds (measured with 1.51).
  private static let misreading = ["sit/cmn": "sit/cmn-Latn-pinyin"]

  /// A catalog of voices with their languages and the engine's order of preference: a lower number suits better.
  package init(_ voices: [(voice: SpeechVoice, priorities: [UInt8])], variants: [String]) {
    self.voices = voices.map(\.voice)
    self.variants = variants
    // The voice of the lowest number speaks a language; of equals the one with the shorter id.
    var ranked: [String: (rank: (UInt8, Int), voice: SpeechVoice)] = [:]
    for (voice, priorities) in voices {
      for (language, priority) in zip(voice.languages, priorities) {
        let rank = (priority, voice.id.utf8.count)
        if let known = ranked[language], known.rank <= rank { continue }
        ranked[language] = (rank, voice)
      }
    }
    best = ranked.mapValues { entry in
      let other = Self.misreading[entry.voice.id]
      return voices.map(\.voice).first { $0.id == other } ?? entry.voice
    }
  }

  /// The best voice for a language tag (BCP 47), or nil when no voice speaks it or one close to it.
  public func voice(forLanguage tag: String) -> VoiceMatch? {
    for (candidate, fit) in LanguageFallbacks.candidates(for: LanguageTag(tag)) {
      guard let voice = best[candidate.joined] else { continue }
      return VoiceMatch(voice: voice, variant: nil, fit: fit)
    }
    return nil
  }

  /// The voices for a language tag: first the one that speaks it best, then the others of the language.
  ///
  /// - Throws: `SpeechError.voiceNotFound` with the nearest languages when no voice speaks the language itself.
  public func voices(speaking tag: String) throws(SpeechError) -> [SpeechVoice] {
    guard let best = voice(forLanguage: tag), best.fit == .sameLanguage else {
      throw .voiceNotFound(tag, nearest: languages(near: tag))
    }
    let others = voices(ofLanguage: LanguageTag(tag).language).filter { $0.id != best.voice.id }
    return [best.voice] + others
  }

  /// The voice with this id, short name, name or language, with a variant after a plus sign if there is one.
  ///
  /// Upper and lower case are the same.
  ///
  /// - Throws: `SpeechError.voiceNotFound` with the names that are spelled most like it.
  public func voice(named name: String) throws(SpeechError) -> VoiceMatch {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let base = parts.first, let found = baseVoice(named: base) else {
      throw .voiceNotFound(name, nearest: names(near: parts.first ?? ""))
    }
    guard parts.count > 1 else { return VoiceMatch(voice: found.voice, variant: nil, fit: found.fit) }
    guard let variant = variants.first(where: { $0.lowercased() == parts[1].lowercased() }) else {
      let nearest = nearestNames(to: parts[1], in: variants).map { "\(base)+\($0)" }
      throw .voiceNotFound(name, nearest: nearest)
    }
    return VoiceMatch(voice: found.voice, variant: variant, fit: found.fit)
  }

  /// The voice that a segment wants.
  ///
  /// - Throws: `SpeechError.voiceNotFound` with the nearest names.
  public func voice(for choice: VoiceChoice) throws(SpeechError) -> VoiceMatch {
    switch choice {
    case .named(let name): return try voice(named: name)
    case .language(let tag):
      if let match = voice(forLanguage: tag) { return match }
      throw .voiceNotFound(tag, nearest: languages(near: tag))
    }
  }

  private func baseVoice(named name: String) -> VoiceMatch? {
    let wanted = name.lowercased()
    for names: (SpeechVoice) -> String in [{ $0.id }, { $0.shortName }, { $0.name }] {
      if let voice = voices.first(where: { names($0).lowercased() == wanted }) {
        return VoiceMatch(voice: voice, variant: nil, fit: .sameLanguage)
      }
    }
    // Only the very tag: who names a voice is told of a slip rather than given another one.
    return best[LanguageTag(name).joined].map { VoiceMatch(voice: $0, variant: nil, fit: .sameLanguage) }
  }
}

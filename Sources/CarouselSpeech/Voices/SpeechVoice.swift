/// A voice that the engine has.
public struct SpeechVoice: Hashable, Sendable {
  /// The engine's id, such as `gmw/en-US`.
  public let id: String
  /// The name for people, such as `English (America)`.
  public let name: String
  /// The languages it speaks, best first, as lower-case tags such as `en-us`.
  public let languages: [String]

  /// A voice of its parts.
  public init(id: String, name: String, languages: [String]) {
    self.id = id
    self.name = name
    self.languages = languages
  }

  /// The last part of the id, such as `en-US`; a name that people type.
  public var shortName: String {
    id.split(separator: "/").last.map(String.init) ?? id
  }
}

/// The voice that was found for a wish, and how well it fits.
public struct VoiceMatch: Hashable, Sendable {
  /// How well a voice fits a wish.
  public enum Fit: Hashable, Sendable {
    /// It speaks the language that was asked for, if perhaps as it is spoken elsewhere, or it was named itself.
    case sameLanguage
    /// It speaks a language that is close to it, since there is no voice for the language itself.
    case relatedLanguage
  }

  /// The voice without its variant.
  public let voice: SpeechVoice
  /// What changes the sound of the voice, such as `f3`; nil for nothing.
  public let variant: String?
  /// How well the voice fits.
  public let fit: Fit

  /// What the engine is told.
  var engineName: String {
    variant.map { "\(voice.id)+\($0)" } ?? voice.id
  }
}

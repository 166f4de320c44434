/// A voice, or a variant of voices, as the engine lists it.
package struct VoiceDescription: Hashable, Sendable {
  /// A language that a voice speaks, and how well it suits: a lower number suits better.
  package struct Language: Hashable, Sendable {
    /// The engine's tag, such as `en-gb`.
    package var tag: String
    /// The engine's order of preference.
    package var priority: UInt8

    /// A language of its parts.
    package init(tag: String, priority: UInt8) {
      self.tag = tag
      self.priority = priority
    }
  }

  /// What a piece names: `gmw/en`, or for a variant what stands after the plus sign: `f3`.
  package var id: String
  /// The name for people.
  package var name: String
  /// Whether this only changes the sound of another voice.
  package var isVariant: Bool
  /// The languages it speaks; empty for a variant.
  package var languages: [Language]

  /// A description of its parts.
  package init(id: String, name: String, isVariant: Bool = false, languages: [Language]) {
    self.id = id
    self.name = name
    self.isVariant = isVariant
    self.languages = languages
  }
}

extension VoiceDescription {
  init(from reader: inout WireReader) throws(WireError) {
    id = try reader.text()
    name = try reader.text()
    isVariant = try reader.flag("variant")
    languages = try reader.list { (reader) throws(WireError) in
      Language(tag: try reader.text(), priority: try reader.byte())
    }
  }

  func write(to writer: inout WireWriter) {
    writer.text(id)
    writer.text(name)
    writer.flag(isVariant)
    writer.list(languages) { writer, language in
      writer.text(language.tag)
      writer.byte(language.priority)
    }
  }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if Speech
  import CEspeakNG

  /// The engine's own list of voices; no name from outside reaches the engine unless it is in it.
  ///
  /// The engine takes a name as a path to a file, and a long variant overruns its buffer (measured with 1.51).
  final class EspeakCatalog {
    /// Read when first asked for: it takes the engine 2 ms.
    private(set) lazy var descriptions = Self.voices() + Self.variants()
    private lazy var voiceIDs = Set(descriptions.filter { !$0.isVariant }.map(\.id))
    private lazy var variantIDs = Set(descriptions.filter(\.isVariant).map(\.id))

    /// Whether this is a listed voice, alone or with a listed variant after a plus sign.
    func allows(_ voice: String) -> Bool {
      let parts = voice.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard voiceIDs.contains(parts[0]) else { return false }
      return parts.count == 1 || variantIDs.contains(parts[1])
    }

    private static func voices() -> [VoiceDescription] {
      unsafe list(espeak_ListVoices(nil)).filter { voice in
        // MBROLA voices start another program, and leave the engine mute when it is not installed.
        !voice.id.hasPrefix("mb/") && !voice.id.contains("+")
      }
    }

    private static func variants() -> [VoiceDescription] {
      let listed = unsafe "variant".withCString { language in
        var specification = unsafe espeak_VOICE()
        unsafe specification.languages = unsafe language
        return unsafe list(espeak_ListVoices(&specification))
      }
      let prefix = "!v/"
      return listed.filter { $0.id.hasPrefix(prefix) }.map { voice in
        VoiceDescription(
          id: String(voice.id.dropFirst(prefix.count)), name: voice.name, isVariant: true, languages: [])
      }
    }

    private static func list(
      _ entries: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?
    ) -> [VoiceDescription] {
      var descriptions: [VoiceDescription] = []
      var next = unsafe entries
      while let entry = unsafe next?.pointee {
        unsafe descriptions.append(
          VoiceDescription(
            id: string(entry.pointee.identifier), name: string(entry.pointee.name),
            languages: languages(entry.pointee.languages)))
        unsafe next = next?.successor()
      }
      return descriptions
    }

    private static func string(_ characters: UnsafePointer<CChar>?) -> String {
      unsafe characters.map { unsafe String(cString: $0) } ?? ""
    }

    /// A list of a priority byte and a tag each, ended by a zero instead of a priority.
    private static func languages(_ list: UnsafePointer<CChar>?) -> [VoiceDescription.Language] {
      guard var next = unsafe list else { return [] }
      var languages: [VoiceDescription.Language] = []
      while unsafe next.pointee != 0 {
        let priority = UInt8(bitPattern: unsafe next.pointee)
        let tag = unsafe String(cString: next + 1)
        languages.append(VoiceDescription.Language(tag: tag, priority: priority))
        unsafe next += tag.utf8.count + 2
      }
      return languages
    }
  }
#endif

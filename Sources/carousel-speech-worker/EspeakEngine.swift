// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if Speech
  import CEspeakNG

  /// libespeak-ng in its synchronous mode.
  ///
  /// The library keeps everything in global variables without locks, so there is one engine, used by one thread,
  /// started once and never ended: a second start after an end hangs (measured with 1.51).
  final class EspeakEngine: SpeechEngine {
    let state: EngineState
    private let sink: EspeakSink
    private let catalog: EspeakCatalog
    /// The voice that a phoneme request has left; setting a voice twice without speech in between leaks 1.3 kB.
    private var quietVoice: String?

    init(replies: ReplyStream, cancellation: CancellationMark) {
      state = Self.start()
      sink = EspeakSink(replies: replies, cancellation: cancellation)
      catalog = EspeakCatalog()
    }

    private static func start() -> EngineState {
      espeak_ng_InitializePath(nil)
      var context: espeak_ng_ERROR_CONTEXT?
      var status = unsafe espeak_ng_Initialize(&context)
      unsafe espeak_ng_ClearErrorContext(&context)
      if status == ENS_OK {
        status = espeak_ng_InitializeOutput(ENOUTPUT_MODE_SYNCHRONOUS, 0, nil)
      }
      let (version, dataPath) = information()
      guard status == ENS_OK else { return .unavailable("\(dataPath): \(message(of: status))") }
      unsafe espeak_SetSynthCallback(EspeakSink.callback)
      // Only markup could ask for a sound file, and markup is never switched on; this makes it certain.
      unsafe espeak_SetUriCallback { _, _, _ in 1 }
      return .ready(
        sampleRate: UInt32(max(0, espeak_ng_GetSampleRate())), version: version, dataPath: dataPath)
    }

    private static func information() -> (version: String, dataPath: String) {
      var path: UnsafePointer<CChar>?
      let version = unsafe espeak_Info(&path)
      return unsafe (string(version), string(path))
    }

    private static func string(_ characters: UnsafePointer<CChar>?) -> String {
      unsafe characters.map { unsafe String(cString: $0) } ?? ""
    }

    private static func message(of status: espeak_ng_STATUS) -> String {
      var buffer = [CChar](repeating: 0, count: 512)
      unsafe espeak_ng_GetStatusCodeMessage(status, &buffer, buffer.count)
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      return String(decoding: bytes, as: UTF8.self)
    }

    func voices() -> [VoiceDescription] {
      guard case .ready = state else { return [] }
      return catalog.descriptions
    }

    func speak(_ piece: SpeechPiece, id: UInt32) -> PieceOutcome {
      guard catalog.allows(piece.voice) else { return .voiceNotFound }
      quietVoice = nil
      // Everything before every piece: the engine's state leaks from one text to the next (measured with 1.51).
      guard unsafe espeak_ng_SetVoiceByName(piece.voice) == ENS_OK else { return .voiceNotFound }
      Self.setParameters(piece)
      sink.begin(id)
      let flags = UInt32(espeakCHARS_UTF8) | (piece.endsWithPause ? UInt32(espeakENDPAUSE) : 0)
      let text = Self.endedText(piece.text)
      let status = withExtendedLifetime(sink) {
        unsafe espeak_ng_Synthesize(
          text, piece.text.utf8.count + 1, 0, POS_CHARACTER, 0, flags, nil,
          Unmanaged.passUnretained(sink).toOpaque())
      }
      return outcome(of: status)
    }

    /// The text as C takes it; the engine also reads a little past the zero that ends it (seen with valgrind and
    /// 1.51), so there is more than one.
    private static func endedText(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: 16)
    }

    private func outcome(of status: espeak_ng_STATUS) -> PieceOutcome {
      switch status {
      case ENS_OK: sink.wasStopped ? .cancelled : .spoken
      case ENS_SPEECH_STOPPED: .cancelled
      default: .engineFailed
      }
    }

    private static func setParameters(_ piece: SpeechPiece) {
      // The results are not looked at: punctuation and capitals answer EINVAL although they take effect.
      let values: [(espeak_PARAMETER, Int32)] = [
        (espeakRATE, Int32(piece.rate)), (espeakVOLUME, Int32(piece.volume)),
        (espeakPITCH, Int32(piece.pitch)), (espeakRANGE, Int32(piece.pitchRange)),
        (espeakPUNCTUATION, Int32(espeakPUNCT_NONE.rawValue)), (espeakCAPITALS, 0), (espeakWORDGAP, 0),
      ]
      for (parameter, value) in values { _ = espeak_ng_SetParameter(parameter, value, 0) }
    }

    func phonemes(of text: String, voice: String) -> String? {
      guard catalog.allows(voice) else { return nil }
      if quietVoice != voice {
        guard unsafe espeak_ng_SetVoiceByName(voice) == ENS_OK else { return nil }
        quietVoice = voice
      }
      if sink.wasStopped {
        // A letter of a text that was broken off would be the first of this one (seen with 1.51).
        _ = Self.clauses(of: "")
        sink.begin(0)
      }
      return Self.clauses(of: text).joined(separator: "\n")
    }

    private static func clauses(of text: String) -> [String] {
      unsafe endedText(text).withUnsafeBytes { bytes in
        var next = bytes.baseAddress
        var clauses: [String] = []
        while unsafe next != nil {
          guard let clause = unsafe espeak_TextToPhonemes(&next, espeakCHARS_UTF8, espeakPHONEMES_IPA) else {
            break
          }
          let phonemes = unsafe String(cString: clause).trimmingSpaces
          if !phonemes.isEmpty { clauses.append(phonemes) }
        }
        return clauses
      }
    }
  }

  extension String {
    fileprivate var trimmingSpaces: String {
      let start = drop { $0.isWhitespace }
      let end = start.lastIndex { !$0.isWhitespace }
      return end.map { String(start[...$0]) } ?? ""
    }
  }
#endif

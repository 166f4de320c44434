// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if !Speech
  /// Stands in when the package is built without its `Speech` trait.
  struct AbsentEngine: SpeechEngine {
    var state: EngineState { .builtWithout }

    func voices() -> [VoiceDescription] { [] }

    func speak(_ piece: SpeechPiece, id: UInt32) -> PieceOutcome { .engineFailed }

    func phonemes(of text: String, voice: String) -> String? { nil }
  }
#endif

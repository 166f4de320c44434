// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

/// What makes sound and phonemes of text.
protocol SpeechEngine {
  /// Whether it can; asked before anything else.
  var state: EngineState { get }

  /// All its voices and variants.
  func voices() -> [VoiceDescription]

  /// Speaks a piece, whose text has been checked, and sends its sound and words as replies to the request `id`.
  func speak(_ piece: SpeechPiece, id: UInt32) -> PieceOutcome

  /// The pronunciation of a text that has been checked, or nil when there is no such voice.
  func phonemes(of text: String, voice: String) -> String?
}

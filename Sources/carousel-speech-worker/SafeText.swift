// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

/// The border that no text crosses unless the engine can be trusted with it.
///
/// The client prepares its texts so that they pass; this holds for every other parent.
enum SafeText {
  /// Whether the engine may be given this text.
  ///
  /// U+0001 and U+0002 start commands and phonemes, private-use characters are remapped inside the engine, NUL
  /// ends the text, and long texts overrun its buffers (measured with libespeak-ng 1.51).
  static func accepts(_ text: String) -> Bool {
    text.unicodeScalars.count <= WireLimits.pieceScalars
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .privateUse, .surrogate: false
        default: true
        }
      }
  }
}

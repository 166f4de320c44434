/// The numbers that both sides of the pipe agree on.
///
/// They are described in Documentation/SpeechWorker.md; changing one of them is a new protocol version.
package enum WireLimits {
  /// The version that both sides must name in their hello.
  package static let version: UInt16 = 1
  /// The first bytes of a hello, so that a stranger on the pipe is noticed at once.
  package static let magic: [UInt8] = Array("CSPW".utf8)
  /// The longest frame, counted without its length field, in bytes.
  package static let frameBytes = 1 << 20
  /// The longest text of one piece, in Unicode scalars.
  ///
  /// Random texts up to this length did not abort the engine with Latin voices; longer ones did
  /// (measured with libespeak-ng 1.51).
  package static let pieceScalars = 100
  /// The largest number of pieces in one speak request.
  package static let piecesPerRequest = 64
  /// How many requests may wait behind the one that is being answered.
  package static let waitingRequests = 16
  /// Speaking rates that the engine tells apart, in words a minute.
  package static let rates: ClosedRange<UInt16> = 80...900
  /// Pitches and pitch ranges, in the engine's own units; 50 is normal.
  package static let pitches: ClosedRange<UInt8> = 0...99
  /// Volumes, in percent of the normal one.
  package static let volumes: ClosedRange<UInt8> = 0...200
}

/// Collects text and hands it on in blocks; what goes wrong is kept until somebody asks.
///
/// A text stream cannot throw, so work that goes on for long asks `check()` now and then.
struct BlockOutput: TextOutputStream {
  private static let blockSize = 1 << 16

  private let write: (([UInt8]) throws -> Void)
  private var block: [UInt8] = []
  private var failure: (any Error)?

  init(write: @escaping ([UInt8]) throws -> Void) {
    self.write = write
    block.reserveCapacity(Self.blockSize + 4096)
  }

  mutating func write(_ text: String) {
    guard failure == nil else { return }
    block.append(contentsOf: text.utf8)
    if block.count >= Self.blockSize { flush() }
  }

  /// Hands on what is left, and throws what went wrong so far.
  mutating func check() throws {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    guard failure == nil, !block.isEmpty else { return }
    do { try write(block) } catch { failure = error }
    block.removeAll(keepingCapacity: true)
  }
}

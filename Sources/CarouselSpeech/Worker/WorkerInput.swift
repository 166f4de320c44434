import SpeechWorkerProtocol
import Synchronization

/// The way to a worker; a cancel may go through it while another thread waits for an answer.
final class WorkerInput: Sendable {
  private let descriptor: OwnedDescriptor
  /// Held while writing, so that two requests never mix.
  private let writing = Mutex<WireWriter>(WireWriter())

  init(_ descriptor: OwnedDescriptor) {
    self.descriptor = descriptor
  }

  /// Sends one request.
  ///
  /// - Throws: `SystemError`; EPIPE when the worker is gone.
  func send(_ request: WorkerRequest) throws(SystemError) {
    try writing.withLock { (writer) throws(SystemError) in
      writer.removeAll()
      request.write(to: &writer)
      try DescriptorWriting.writeAll(writer.bytes, to: descriptor.raw)
    }
  }

  /// Asks for the end of a request; a worker that is gone has ended it already.
  func cancel(_ id: UInt32) {
    try? send(.cancel(id: id))
  }
}

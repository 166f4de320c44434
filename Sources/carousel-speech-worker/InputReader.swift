// SPDX-License-Identifier: GPL-3.0-or-later

import SpeechWorkerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads standard input to its end, so that a cancel is seen while the engine is speaking.
struct InputReader: Sendable {
  let queue: RequestQueue
  let cancellation: CancellationMark

  /// Reads until the parent closes the pipe or breaks the protocol.
  ///
  /// At the end of input the worker ends at once, even while the speaking thread waits in the engine or for a
  /// full pipe: nobody is left to listen.
  func run() {
    var assembler = FrameAssembler()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe read(STDIN_FILENO, bytes.baseAddress, bytes.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { _exit(0) }
      assembler.append(buffer.prefix(count))
      guard takeFrames(of: &assembler) else { return }
    }
  }

  private func takeFrames(of assembler: inout FrameAssembler) -> Bool {
    do {
      while let frame = try assembler.next() {
        guard take(try WorkerRequest(frame)) else { return false }
      }
      return true
    } catch {
      return queue.append(.violation("\(error)"))
    }
  }

  private func take(_ request: WorkerRequest) -> Bool {
    guard case .cancel(let id) = request else { return queue.append(.request(request)) }
    cancellation.cancel(through: id)
    return true
  }
}

/// The thread that reads standard input.
enum InputThread {
  /// Holds the reader on its way through the C thread function.
  private final class Box {
    let reader: InputReader

    init(_ reader: InputReader) {
      self.reader = reader
    }
  }

  static func start(_ reader: InputReader) {
    let box = unsafe Unmanaged.passRetained(Box(reader)).toOpaque()
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = unsafe pthread_create(&thread, nil, threadBody, box)
    guard status == 0 else { exit(EX_OSERR) }
    pthread_detach(thread)
  }

  #if canImport(Glibc)
    private static let threadBody: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      argument in
      if let argument = unsafe argument { unsafe run(argument) }
      return nil
    }
  #else
    private static let threadBody: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      argument in
      unsafe run(argument)
      return nil
    }
  #endif

  private static func run(_ argument: UnsafeMutableRawPointer) {
    unsafe Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().reader.run()
  }
}

/// The exit status when the system gives no thread (sysexits: EX_OSERR).
private let EX_OSERR: Int32 = 71

import SpeechWorkerProtocol

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running worker and the pipes to it; used by one thread, except for its `input`.
final class WorkerConnection {
  let input: WorkerInput
  let sampleRate: Int
  private let output: OwnedDescriptor
  private let process: ChildProcess
  private let patience: Int
  private var assembler = FrameAssembler()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var lastID: UInt32 = 0

  /// Starts a worker and greets it.
  static func open(_ location: WorkerLocation) throws(SpeechError) -> WorkerConnection {
    let (process, input, output) = try start(location)
    return try WorkerConnection(
      process: process, input: WorkerInput(input), output: output, location: location)
  }

  /// Starts a worker, and keeps only this side's ends of the pipes: as long as the other ends were open here too,
  /// the worker's end would not be seen.
  private static func start(
    _ location: WorkerLocation
  ) throws(SpeechError) -> (ChildProcess, input: OwnedDescriptor, output: OwnedDescriptor) {
    guard let requests = OwnedDescriptor.pipe(), let replies = OwnedDescriptor.pipe() else {
      throw .workerNotStarted(path: location.path, reason: SystemError(number: errno).message)
    }
    let streams = ChildProcess.Streams(input: requests.reading, output: replies.writing)
    do {
      let process = try ChildProcess.start(
        location.path, arguments: [], environment: location.environment, streams: streams)
      return (process, requests.writing, replies.reading)
    } catch {
      if error.number == ENOENT || error.number == ENOTDIR { throw .workerMissing(path: location.path) }
      throw .workerNotStarted(path: location.path, reason: error.message)
    }
  }

  private init(
    process: ChildProcess, input: WorkerInput, output: OwnedDescriptor, location: WorkerLocation
  ) throws(SpeechError) {
    self.process = process
    self.input = input
    self.output = output
    patience = max(1, min(location.patience, 86_400))
    var assembler = FrameAssembler()
    let reply: WorkerReply
    do {
      try? input.send(.hello(version: WireLimits.version))
      reply = try Self.receive(from: output, through: &assembler, buffer: &buffer, patience: patience)
    } catch {
      throw Self.failedGreeting(error, process: process, location: location)
    }
    sampleRate = try Self.sampleRate(from: reply)
    self.assembler = assembler
  }

  deinit {
    // It holds nothing that could be lost, and one that does not look at its pipe would be waited for in vain.
    process.kill()
    _ = process.wait()
  }

  /// A number for the next request.
  func nextID() -> UInt32 {
    lastID &+= 1
    return lastID
  }

  /// Waits for the next reply.
  ///
  /// - Throws: How the worker ended; the connection is of no use after that.
  func receive() throws(WorkerDeath) -> WorkerReply {
    do {
      return try Self.receive(from: output, through: &assembler, buffer: &buffer, patience: patience)
    } catch {
      throw Self.end(process, after: error, patience: patience)
    }
  }
}

extension WorkerConnection {
  /// Why no reply came.
  private enum NoReply: Error {
    case endOfStream
    case silence
    case garbage(WireError)
  }

  private static func receive(
    from output: OwnedDescriptor, through assembler: inout FrameAssembler, buffer: inout [UInt8],
    patience: Int
  ) throws(NoReply) -> WorkerReply {
    while true {
      do {
        if let frame = try assembler.next() { return try WorkerReply(frame) }
      } catch {
        throw .garbage(error)
      }
      let count = try read(from: output, into: &buffer, patience: patience)
      assembler.append(buffer.prefix(count))
    }
  }

  private static func read(
    from output: OwnedDescriptor, into buffer: inout [UInt8], patience: Int
  ) throws(NoReply) -> Int {
    while true {
      var waiting = pollfd(fd: output.raw, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&waiting, 1, Int32(clamping: patience * 1000))
      if ready < 0 && errno == EINTR { continue }
      guard ready != 0 else { throw .silence }
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe Self.systemRead(output.raw, bytes.baseAddress, bytes.count)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .endOfStream }
      return count
    }
  }

  private static func systemRead(
    _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, bytes, count)
    #else
      unsafe Darwin.read(descriptor, bytes, count)
    #endif
  }

  /// How long a worker that has closed its pipe may take to end, in milliseconds.
  private static let endingTime = 1000

  /// Makes sure that the worker has ended, and says how.
  private static func end(_ process: ChildProcess, after failure: NoReply, patience: Int) -> WorkerDeath {
    switch failure {
    case .endOfStream: break
    case .silence:
      endNow(process)
      return .silent(seconds: patience)
    case .garbage(let error):
      endNow(process)
      return .garbage("\(error)")
    }
    // Its pipe is closed a moment before its status is there; killed within that moment it keeps its own status.
    let ended = process.wait(atMost: endingTime)
    switch ended ?? endNow(process) {
    case .signalled(SIGKILL) where ended == nil: return .closedPipe
    case .exited(let status): return .exited(status: status)
    case .signalled(let number): return .signalled(number: number)
    case .unknown: return .exited(status: -1)
    }
  }

  @discardableResult
  private static func endNow(_ process: ChildProcess) -> ChildExit {
    process.kill()
    return process.wait()
  }

  private static func failedGreeting(
    _ failure: NoReply, process: ChildProcess, location: WorkerLocation
  ) -> SpeechError {
    switch end(process, after: failure, patience: location.patience) {
    case .garbage(let what): .protocolMismatch(reason: "it greets with \(what)")
    case .exited(let status) where status == 127:
      .workerNotStarted(path: location.path, reason: "it exited with status 127")
    case let death: .protocolMismatch(reason: "instead of a greeting it \(death)")
    }
  }

  private static func sampleRate(from reply: WorkerReply) throws(SpeechError) -> Int {
    guard case .hello(let version, let engine) = reply else {
      throw .protocolMismatch(reason: "its first answer is no greeting")
    }
    guard version == WireLimits.version else {
      throw .protocolMismatch(reason: "it speaks version \(version), not \(WireLimits.version)")
    }
    switch engine {
    case .ready(let rate, _, _): return Int(rate)
    case .builtWithout: throw .builtWithoutSpeech
    case .unavailable(let reason): throw .engineDataMissing(reason: reason)
    }
  }
}

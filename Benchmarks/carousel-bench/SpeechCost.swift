import CarouselSpeech
import Foundation

/// What an utterance through the worker costs, against a program that is started for each, and against the engine
/// alone in a loop.
///
/// Each is run in turn several times, and the cheapest run counts: what else the machine does only ever adds.
struct SpeechCost {
  let location: WorkerLocation
  let count: Int

  private static let rounds = 5
  private static let titles = [
    "Sunset", "Forest", "Midnight", "Ocean", "Bloom", "Harbour", "Snowfall", "Lantern", "Meadow", "Canyon",
  ]

  private var texts: [String] {
    (0..<count).map { "\(Self.titles[$0 % Self.titles.count]), \($0 % 9 + 1) of 9" }
  }

  func run() throws {
    let loop = BareEngine.beside(location.path)
    var (worker, once, each) = ([Double](), [Double](), [Double]())
    for _ in 0..<Self.rounds {
      worker.append(try throughWorker())
      if let loop {
        once.append(try loop.speak(texts, mode: "once"))
        each.append(try loop.speak(texts, mode: "each"))
      }
    }
    guard let own = worker.min() else { return }
    print("  one worker: \(format(own * 1e6 / Double(count))) microseconds of processor an utterance")
    tellLoop(own, each.min(), "the C library in a loop, its voice set before each text as in the worker")
    tellLoop(own, once.min(), "the C library in a loop, its voice set once")
    try compareWithProgram(own)
  }

  private func throughWorker() throws -> Double {
    let before = ProcessorTime.withChildren
    let synthesizer = SpeechSynthesizer(worker: location)
    let sink = SilentSink()
    for text in texts {
      _ = try synthesizer.speak([SpeechSegment(text: text, voice: .language("en"))], to: sink)
    }
    // The worker's time is accounted when it has ended.
    synthesizer.close()
    return ProcessorTime.withChildren - before
  }

  private func tellLoop(_ own: Double, _ other: Double?, _ name: String) {
    guard let other else {
      return print(
        "  \(name): left out; Benchmarks/run builds it where libespeak-ng-dev and a C compiler are")
    }
    print("  \(name): \(format(own / other)) times its processor time (aim: at most 1.1)")
  }

  private func compareWithProgram(_ own: Double) throws {
    guard let program = Self.program else {
      return print("  a program a text: left out, since espeak-ng is not installed")
    }
    let script = #"program=$1; shift; for text do "$program" -v en --stdout "$text"; done"#
    let other = try ProcessRun("/bin/sh", ["-c", script, "sh", program] + texts).cpu
    print(
      "  espeak-ng started for each: \(format(other / own)) times as much processor time (aim: at least 6)")
  }

  private static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/espeak-ng" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// The program of Benchmarks/bare-espeak, which is not always built.
private struct BareEngine {
  let path: String

  static func beside(_ worker: String) -> BareEngine? {
    let path = (worker as NSString).deletingLastPathComponent + "/bare-espeak"
    return FileManager.default.isExecutableFile(atPath: path) ? BareEngine(path: path) : nil
  }

  /// Processor seconds for these texts, the start of the program included.
  func speak(_ texts: [String], mode: String) throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
    try texts.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = [mode]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = FileHandle.nullDevice
    let before = ProcessorTime.withChildren
    try process.run()
    process.waitUntilExit()
    return ProcessorTime.withChildren - before
  }
}

/// Keeps nothing.
private final class SilentSink: AudioSink {
  func write(_ block: AudioBlock) throws(SpeechError) {}
  func finish() throws(SpeechError) {}
}

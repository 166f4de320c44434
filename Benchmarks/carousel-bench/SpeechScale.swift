import CarouselSpeech
import Foundation

/// Speech through the worker: against a program that is started for each text, and how soon it begins and stops.
struct SpeechScale {
  let worker: String
  /// How many utterances are spoken; memory is looked at over ten times as many.
  let count: Int

  func run() throws {
    print("speech: \(count) utterances")
    let location = WorkerLocation(path: worker, environment: ProcessInfo.processInfo.environment)
    do {
      _ = try SpeechSynthesizer(worker: location).format()
    } catch {
      return print("  left out: \(error)")
    }
    try SpeechCost(location: location, count: count).run()
    try measureDelays(location)
    try watchMemory(location)
  }

  private func segments(_ text: String) -> [SpeechSegment] {
    [SpeechSegment(text: text, voice: .language("en"))]
  }

  private func measureDelays(_ location: WorkerLocation) throws {
    let synthesizer = SpeechSynthesizer(worker: location)
    _ = try synthesizer.speak(segments("warm"), to: TimedSink())
    var (first, stop): ([Double], [Double]) = ([], [])
    let long = String(repeating: "A long text goes on. ", count: 50)
    for _ in 0..<min(count, 200) {
      let asked = ContinuousClock.now
      let heard = TimedSink()
      _ = try synthesizer.speak(segments("Midnight, 3 of 5"), to: heard)
      first.append(milliseconds(from: asked, to: heard.first ?? .now))
      let cancellation = SpeechCancellation()
      let stopped = TimedSink(stoppingAt: 3, cancellation)
      _ = try synthesizer.speak(segments(long), to: stopped, cancellation: cancellation)
      stop.append(milliseconds(from: stopped.last ?? .now, to: .now))
    }
    tell("request to first block", first, aim: 10)
    tell("cancel to last sample", stop, aim: 2)
  }

  private func tell(_ what: String, _ times: [Double], aim: Double) {
    let sorted = times.sorted()
    let (median, worst) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
    print(
      "  \(what): median \(format(median)) ms, \(format(median / aim)) of the \(format(aim)) ms aimed at; "
        + "99 in 100 below \(format(worst)) ms")
  }

  private func milliseconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
    (end - start) / .milliseconds(1)
  }

  private func watchMemory(_ location: WorkerLocation) throws {
    let synthesizer = SpeechSynthesizer(worker: location)
    var early = 0.0
    for index in 0..<count * 10 {
      _ = try synthesizer.speak(segments("Album \(index), \(index % 7) of 7"), to: TimedSink())
      if index == count { early = PeakMemory.ofChildren }
    }
    let late = PeakMemory.ofChildren
    guard early > 0 else { return print("  memory of the worker: left out, since the system does not tell") }
    print(
      "  peak memory of the worker: \(format(late / 1e6)) MB after \(count * 10) utterances, "
        + "\(format(late / early)) times that after \(count)")
  }
}

/// Notes when sound comes, and keeps none of it.
private final class TimedSink: AudioSink {
  private(set) var first: ContinuousClock.Instant?
  /// When the last block came, or the cancel was asked for.
  private(set) var last: ContinuousClock.Instant?
  private var blocks = 0
  private let stop: (block: Int, cancellation: SpeechCancellation)?

  init() { stop = nil }

  init(stoppingAt block: Int, _ cancellation: SpeechCancellation) { stop = (block, cancellation) }

  func write(_ block: AudioBlock) throws(SpeechError) {
    blocks += 1
    last = .now
    first = first ?? last
    if let stop, blocks == stop.block { stop.cancellation.cancel() }
  }

  func finish() throws(SpeechError) {}
}

/// The high-water mark of the resident size of the programs that this one has running; zero where it is not told.
private enum PeakMemory {
  static var ofChildren: Double {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.flatMap { task in
      let text = try? String(contentsOfFile: "/proc/self/task/\(task)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").map { peak(of: String($0)) }
    }.max() ?? 0
  }

  private static func peak(of process: String) -> Double {
    let text = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Double($0) }.first ?? 0) * 1024
  }
}

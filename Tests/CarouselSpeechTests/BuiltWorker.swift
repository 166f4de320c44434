import CarouselSpeech
import Foundation

/// The worker that was built together with these tests.
enum BuiltWorker {
  /// Beside the test bundle, where the package's programs are put.
  static let location = WorkerLocation(
    path: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("carousel-speech-worker").path,
    environment: ProcessInfo.processInfo.environment, patience: 120)

  /// Why tests that need sound cannot run; nil when they can.
  static let missing: String? = {
    do {
      _ = try SpeechSynthesizer(worker: location).format()
      return nil
    } catch {
      return "\(error)"
    }
  }()

  static var isReady: Bool { missing == nil }
}

import CommandLineParsing
import CommandTesting

/// Whether the worker beside these tests can speak; it cannot where it was built without speech.
enum BuiltSpeech {
  static let isReady = CommandRun(["voices"]).exitCode == .done
}

/// Where the speech worker is and how it is started.
public struct WorkerLocation: Hashable, Sendable {
  /// The path of the program.
  public var path: String
  /// Its environment variables; the engine looks at `ESPEAK_DATA_PATH` and `HOME`.
  public var environment: [String: String]
  /// For how long it may say nothing while an answer is due, in seconds, before it is taken for dead.
  ///
  /// The engine makes sound about a thousand times as fast as it is heard, so a second is long already.
  public var patience: Int

  /// A location of its parts.
  public init(path: String, environment: [String: String] = [:], patience: Int = 10) {
    self.path = path
    self.environment = environment
    self.patience = patience
  }
}

package import CarouselLint
import Foundation

/// What a run of the command has around it: streams, files' folder, and facts about the terminal.
///
/// Everything that is not a function of the command line comes in here, so that a test can run the command
/// in its own process.
public struct Surroundings: Sendable {
  /// Reads standard input to its end.
  public var readInput: @Sendable () throws -> [UInt8]
  /// Writes to standard output; throws when nobody reads any more, or the disk is full.
  public var writeOutput: @Sendable ([UInt8]) throws -> Void
  /// Writes to standard error.
  public var writeError: @Sendable ([UInt8]) -> Void
  /// The folder that the command's program is in, where it looks for the speech worker.
  public var programFolder: String
  /// The folders in which other programs are searched.
  public var searchPath: [String]
  /// The environment variables that the speech worker and the system's player are started with.
  public var variables: [String: String]
  /// Whether standard output is a terminal, so that sound must not be written there.
  public var isOutputTerminal: Bool
  /// The folder that relative paths start from, absolute.
  public var currentFolder: String
  /// The folder for what can be worked out again; nil where nothing is kept.
  public var cacheFolder: String?
  /// What tells one build of the command from another, so that results of an older one are not used.
  public var buildIdentity: String
  /// The rules of `lint`, `rules` and `explain`.
  package var rules: [Rule] = Rule.all
  /// Whether standard error is a terminal, so that progress may be shown.
  public var showsProgress: Bool
  /// Opens what a session's keys come from: standard input, or the terminal where the argument is true.
  ///
  /// Nil has all keys come from `readInput`.
  var openConsole: (@Sendable (Bool) throws -> any BrowseConsole)?

  /// Creates surroundings.
  public init(
    readInput: @escaping @Sendable () throws -> [UInt8],
    writeOutput: @escaping @Sendable ([UInt8]) throws -> Void,
    writeError: @escaping @Sendable ([UInt8]) -> Void, programFolder: String, searchPath: [String] = [],
    variables: [String: String] = [:], isOutputTerminal: Bool = false,
    currentFolder: String? = nil, buildIdentity: String = "", cacheFolder: String? = nil,
    showsProgress: Bool = false
  ) {
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.programFolder = programFolder
    self.searchPath = searchPath
    self.variables = variables
    self.isOutputTerminal = isOutputTerminal
    self.currentFolder = currentFolder ?? FileManager.default.currentDirectoryPath
    self.buildIdentity = buildIdentity
    self.cacheFolder = cacheFolder
    self.showsProgress = showsProgress
  }

  /// Writes lines to standard error.
  func complain(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    writeError(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}

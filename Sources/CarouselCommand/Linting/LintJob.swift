import CarouselLint

/// A file to be linted, with all that decides how.
struct LintJob: Sendable {
  /// The file.
  var entry: InputFiles.Entry
  /// The name for messages.
  var name: String
  /// The absolute path.
  var path: String
  /// The path of the configuration; nil is none.
  var configurationPath: String?
  /// What the configuration decides.
  var configuration: ToolConfiguration
  /// The linter with the rules of the configuration.
  var linter: FileLinter
  /// What results depend on besides the file, for the cache.
  var identity: [String]

  /// Whether the file is on disk, so that it can be mended.
  var isOnDisk: Bool { entry.path != "-" }
}

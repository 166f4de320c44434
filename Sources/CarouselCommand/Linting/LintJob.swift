import CarouselLint

/// A file to be linted, with all that decides how.
struct LintJob: Sendable {
  /// The file.
  var entry: InputFiles.Entry
  /// The name for messages.
  var name: String
  /// The absolute path.
  var path: String
  /// What is decided for it.
  var terms: LintTerms
  /// Whether the file is as it was, so that only what changes elsewhere bring about is told.
  var isUnchanged = false

  /// Whether the file is on disk, so that it can be mended.
  var isOnDisk: Bool { entry.path != "-" }
  /// The path of its configuration; nil is none.
  var configurationPath: String? { terms.configurationPath }
  /// What its configuration decides.
  var configuration: ToolConfiguration { terms.configuration }
  /// The linter with the rules of its configuration.
  var linter: FileLinter { terms.linter }
}

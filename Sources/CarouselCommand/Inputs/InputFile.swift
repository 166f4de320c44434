/// A file to be read, with its bytes or the reason why they could not be had.
struct InputFile: Sendable {
  /// The name for messages, as the caller gave it.
  var name: String
  /// The bytes.
  var bytes: Result<[UInt8], InputError>
}

/// Why a file could not be read.
struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file, as the caller gave it.
  var path: String
  /// What is wrong, and what to do.
  var reason: String

  /// The message; a file that cannot be read has no line, so that it is said to be the first.
  var description: String { "\(path):1:1: error: \(reason)" }
}

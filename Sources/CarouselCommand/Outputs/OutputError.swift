/// Why results could not be written.
enum OutputError: Error, Equatable {
  /// Nobody reads standard output any more.
  case closed
  /// A file could not be written, and why.
  case unwritable(path: String, reason: String)
}

extension OutputError: CustomStringConvertible {
  var description: String {
    switch self {
    case .closed: "standard output is closed"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason); nothing was changed there"
    }
  }
}

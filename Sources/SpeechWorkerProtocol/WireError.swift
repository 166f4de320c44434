/// Why bytes from the pipe are not a message of the protocol.
package enum WireError: Error, Hashable, Sendable {
  /// A frame without a kind.
  case emptyFrame
  /// A frame that says it is longer than `WireLimits.frameBytes`.
  case frameTooLong(Int)
  /// The body ends inside a value.
  case truncated
  /// The body goes on after the last value.
  case trailingBytes(Int)
  /// A string that is not UTF-8.
  case invalidText
  /// A kind of message that this version does not have.
  case unknownKind(UInt8)
  /// A value outside its range.
  case invalidValue(String)
}

extension WireError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyFrame: "a frame without a kind"
    case .frameTooLong(let count): "a frame of \(count) bytes, at most \(WireLimits.frameBytes) are allowed"
    case .truncated: "a message that ends too early"
    case .trailingBytes(let count): "\(count) bytes after the end of a message"
    case .invalidText: "text that is not UTF-8"
    case .unknownKind(let kind): "a message of the unknown kind \(kind)"
    case .invalidValue(let what): "an invalid value for \(what)"
    }
  }
}

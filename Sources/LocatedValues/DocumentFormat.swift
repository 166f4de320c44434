/// The two languages in which a document may be written.
public enum DocumentFormat: String, Hashable, Sendable, CaseIterable {
  /// YAML 1.2, as libyaml reads it.
  case yaml
  /// JSON, strictly by RFC 8259.
  case json

  /// The format that a file name says: `.json`, or `.yaml` or `.yml`, in any case; nil for every other name.
  public init?(fileName: String) {
    guard let dot = fileName.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch fileName[dot...].lowercased() {
    case ".json": self = .json
    case ".yaml", ".yml": self = .yaml
    default: return nil
    }
  }

  /// Whether text may be JSON, judged by its first byte that is not white space: `{` or `[`.
  static func mayBeJSON(_ bytes: some Sequence<UInt8>) -> Bool {
    let first = bytes.first { !isJSONSpace($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  static func isJSONSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

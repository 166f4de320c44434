/// Makes keys of the bytes that a terminal sends, one byte after the other.
///
/// The sequences are those of ECMA-48 as xterm, the Linux console, tmux and screen send them. The escape key is
/// a sequence's first byte by itself, so only a pause tells it from one: ask `isWithinKey`, wait a little, and
/// call `endKey` if nothing came.
package struct KeyDecoder: Sendable {
  private enum State: Hashable, Sendable {
    case ground
    /// After the escape byte.
    case escape
    /// After escape and `O`.
    case single
    /// After escape and `[`, with the parameters so far.
    case control([UInt8])
    /// After escape, `[` and `[`, as the Linux console begins function keys.
    case console
    /// Within a scalar of several bytes.
    case scalar([UInt8], missing: Int)
  }

  /// No key has more parameters than this; a longer sequence is read past without being kept.
  private static let parameterLimit = 32
  private static let escapeByte: UInt8 = 0x1B

  private var state = State.ground

  /// A decoder before the first byte.
  package init() {}

  /// Whether the bytes so far begin a key and may not be all of it.
  package var isWithinKey: Bool { state != .ground }

  /// Takes bytes, and returns the keys that they complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [BrowseKey] {
    bytes.reduce(into: []) { keys, byte in take(byte, &keys) }
  }

  /// Ends a key that nothing more came of: the escape key, where it was that.
  package mutating func endKey() -> [BrowseKey] {
    defer { state = .ground }
    return switch state {
    case .ground: []
    case .escape: [.escape]
    case .single: [.escape, .character("O")]
    case .control([]): [.escape, .character("[")]
    case .control, .console, .scalar: [.unknown]
    }
  }

  private mutating func take(_ byte: UInt8, _ keys: inout [BrowseKey]) {
    switch state {
    case .ground: begin(byte, &keys)
    case .escape: takeAfterEscape(byte, &keys)
    case .single: finish(byte, with: Self.singleKeys[byte], &keys)
    case .console: finish(byte, with: .unknown, &keys)
    case .control(let parameters): takeParameter(byte, parameters, &keys)
    case .scalar(let bytes, let missing): takeScalar(byte, bytes, missing, &keys)
    }
  }

  private mutating func begin(_ byte: UInt8, _ keys: inout [BrowseKey]) {
    switch byte {
    case Self.escapeByte: state = .escape
    case 0x0A, 0x0D: keys.append(.enter)
    case 0x01...0x1A: keys.append(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x20..<0x7F: keys.append(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: state = .scalar([byte], missing: 1)
    case 0xE0...0xEF: state = .scalar([byte], missing: 2)
    case 0xF0...0xF4: state = .scalar([byte], missing: 3)
    default: keys.append(.unknown)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ keys: inout [BrowseKey]) {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    default:
      // Two keys after each other; a terminal sends the same for one of them with the Alt key.
      state = .ground
      keys.append(.escape)
      begin(byte, &keys)
    }
  }

  private mutating func takeParameter(_ byte: UInt8, _ parameters: [UInt8], _ keys: inout [BrowseKey]) {
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty: state = .console
    case 0x20...0x3F:
      if parameters.count < Self.parameterLimit { state = .control(parameters + [byte]) }
    case 0x40...0x7E:
      let key = byte == UInt8(ascii: "~") ? Self.numberedKey(parameters) : Self.controlKeys[byte]
      finish(byte, with: key ?? .unknown, &keys)
    default: finish(byte, with: nil, &keys)
    }
  }

  private mutating func takeScalar(
    _ byte: UInt8, _ bytes: [UInt8], _ missing: Int, _ keys: inout [BrowseKey]
  ) {
    guard (0x80...0xBF).contains(byte) else { return finish(byte, with: nil, &keys) }
    let all = bytes + [byte]
    guard missing == 1 else { return state = .scalar(all, missing: missing - 1) }
    state = .ground
    keys.append(String(validating: all, as: UTF8.self).flatMap(\.first).map { .character($0) } ?? .unknown)
  }

  /// Ends a sequence with its key; without one it was none, and the byte begins another key.
  private mutating func finish(_ byte: UInt8, with key: BrowseKey?, _ keys: inout [BrowseKey]) {
    state = .ground
    keys.append(key ?? .unknown)
    if key == nil { begin(byte, &keys) }
  }
}

extension KeyDecoder {
  private static let controlKeys: [UInt8: BrowseKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
    UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  /// In the mode for applications the keypad's keys come the same way.
  private static let singleKeys = controlKeys.merging([UInt8(ascii: "M"): .enter]) { first, _ in first }

  /// The key of a number before `~`; what follows a semicolon says which modifiers were held.
  private static func numberedKey(_ parameters: [UInt8]) -> BrowseKey? {
    switch Int(String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)) {
    case 1, 7: .home
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}

/// Keys with values, in the order in which they were written, every key once.
public struct Mapping: Hashable, Sendable {
  /// One key with its value.
  public struct Entry: Hashable, Sendable {
    /// The text of the key.
    public let key: String
    /// Where the key is written; for an entry that came through `<<`, where it is written in the merged mapping.
    public let keyRange: SourceRange
    /// The value.
    public let value: LocatedValue

    /// An entry of the given key and value.
    public init(key: String, keyRange: SourceRange, value: LocatedValue) {
      self.key = key
      self.keyRange = keyRange
      self.value = value
    }
  }

  /// The entries in order.
  public let entries: [Entry]

  /// A mapping of the given entries.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The value of a key, found by looking at one entry after another.
  ///
  /// Made for the few keys that a definition has; who looks for many keys in a large mapping builds a dictionary.
  public subscript(key: String) -> LocatedValue? {
    entry(for: key)?.value
  }

  /// The entry of a key, found by looking at one entry after another.
  public func entry(for key: String) -> Entry? {
    entries.first { $0.key == key }
  }
}

extension Mapping: RandomAccessCollection {
  /// The position of the first entry.
  public var startIndex: Int { entries.startIndex }
  /// The position behind the last entry.
  public var endIndex: Int { entries.endIndex }
  /// The entry at a position.
  public subscript(position: Int) -> Entry { entries[position] }
}

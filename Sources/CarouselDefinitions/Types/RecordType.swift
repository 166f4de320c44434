import LocatedValues
import NearestNames

/// One key of a record, with how its value is read and where it goes.
struct Key<Root: Sendable>: Sendable {
  let shape: KeyShape
  let apply: @Sendable (LocatedValue, inout Root, inout ReadingSession) -> Void

  /// A key whose value goes to a property.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable, _ type: ValueType<Value>,
    aliases: [String] = [], standard: String? = nil, example: String, _ doc: String
  ) {
    shape = KeyShape(name, type, aliases: aliases, standard: standard, example: example, doc)
    apply = { value, root, session in
      if let read = type.read(value, &session) { root[keyPath: path] = read }
    }
  }

  /// A key whose value goes to a property that is nil without it.
  init<Value>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable, _ type: ValueType<Value>,
    aliases: [String] = [], required: Bool = false, standard: String? = nil, example: String, _ doc: String
  ) {
    shape = KeyShape(
      name, type, aliases: aliases, required: required, standard: standard, example: example, doc)
    apply = { value, root, session in
      if let read = type.read(value, &session) { root[keyPath: path] = read }
    }
  }

  /// A key whose value is put in place by a closure.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, aliases: [String] = [], example: String, _ doc: String,
    set: @escaping @Sendable (Value, inout Root) -> Void
  ) {
    self.init(name, type, aliases: aliases, example: example, doc) { value, _, root, _ in set(value, &root) }
  }

  /// A key whose value is put in place by a closure that may find faults.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, aliases: [String] = [], required: Bool = false, example: String,
    _ doc: String, apply: @escaping @Sendable (Value, LocatedValue, inout Root, inout ReadingSession) -> Void
  ) {
    shape = KeyShape(name, type, aliases: aliases, required: required, example: example, doc)
    self.apply = { value, root, session in
      if let read = type.read(value, &session) { apply(read, value, &root, &session) }
    }
  }
}

extension Key {
  /// A key whose shape and reader are at hand.
  init(
    _ shape: KeyShape, _ apply: @escaping @Sendable (LocatedValue, inout Root, inout ReadingSession) -> Void
  ) {
    self.shape = shape
    self.apply = apply
  }

  /// The same key for a record that holds this one in a property.
  func nested<Outer>(in path: any WritableKeyPath<Outer, Root> & Sendable) -> Key<Outer> {
    Key<Outer>(shape) { [apply] value, root, session in apply(value, &root[keyPath: path], &session) }
  }
}

/// A mapping with fixed keys, read into a value.
struct RecordType<Root: Sendable>: Sendable {
  let shape: RecordShape
  let keys: [Key<Root>]
  private let start: @Sendable () -> Root
  private let index: [String: Int]

  init(
    _ name: String, _ words: String, requiresOneOf: [[String]] = [], acceptsNull: Bool = false,
    start: @escaping @Sendable () -> Root, keys: [Key<Root>]
  ) {
    let shapes = keys.map(\.shape)
    shape = RecordShape(
      name: name, words: words, keys: { shapes }, requiresOneOf: requiresOneOf, acceptsNull: acceptsNull)
    self.keys = keys
    self.start = start
    var index: [String: Int] = [:]
    for (position, key) in keys.enumerated() {
      for name in key.shape.names { index[name] = position }
    }
    self.index = index
  }

  /// The record as a type of values.
  var type: ValueType<Root> {
    ValueType(.record(shape)) { value, session in
      guard let mapping = value.mapping else { return session.wrongType(value, wants: shape.words) }
      return read(mapping, of: value, &session)
    }
  }

  /// Whether a key belongs to the record.
  func has(_ name: String) -> Bool { index[name] != nil }

  /// The name of a key that may be written by another of its names; nil where it does not belong to the record.
  func name(of key: String) -> String? { index[key].map { keys[$0].shape.name } }

  /// Reads the entries of a mapping; entries for which `isMine` is false are left to others.
  func read(
    _ mapping: Mapping, of value: LocatedValue, _ session: inout ReadingSession,
    isMine: (Mapping.Entry) -> Bool = { _ in true }
  ) -> Root {
    var root = start()
    var seen: [Int: String] = [:]
    let outer = session.field
    for entry in mapping where isMine(entry) && !(shape.acceptsNull && entry.isEllipsis) {
      guard let position = index[entry.key] else {
        session.unknownKey(entry, names: keys.map(\.shape.name), of: shape.words)
        continue
      }
      if let other = seen.updateValue(entry.key, forKey: position) {
        session.repeatedKey(entry, other: other)
      }
      if entry.value.isNull, shape.acceptsNull { continue }
      session.field = keys[position].shape
      keys[position].apply(entry.value, &root, &session)
    }
    session.field = outer
    if !session.isEvaluating { report(missing: Set(seen.keys), from: value, &session) }
    return root
  }

  private func report(missing seen: Set<Int>, from value: LocatedValue, _ session: inout ReadingSession) {
    guard !session.isCutShort(value) else { return }
    for (position, key) in keys.enumerated() where key.shape.isRequired && !seen.contains(position) {
      session.error(
        at: value.place, "\(shape.words) needs \(TerminalText.quoted(key.shape.name))",
        advice: "add, for example, \(key.shape.name): \(key.shape.example)")
    }
    let present = Set(seen.map { keys[$0].shape.name })
    for names in shape.requiresOneOf where present.isDisjoint(with: names) {
      session.error(
        at: value.place, "\(shape.words) needs \(names.map { "'\($0)'" }.joined(separator: " or "))",
        advice: "add one of them")
    }
  }
}

extension Mapping.Entry {
  /// Whether the entry is `...`, which stands for what is not stated.
  var isEllipsis: Bool { key == "..." && value.isNull }
}

extension LocatedValue {
  /// Whether the value is `...`, which stands for what is not stated.
  var isEllipsis: Bool { text == "..." && scalar?.style != .quoted }
}

extension ReadingSession {
  /// Reports a key that does not exist, with the nearest one that does.
  mutating func unknownKey(_ entry: Mapping.Entry, names: [String], of words: String) {
    guard !isEvaluating else { return }
    let advice =
      if let nearest = nearestName(to: entry.key, in: names) {
        "did you mean \(TerminalText.quoted(nearest))?"
      } else if names.count <= 24 {
        "the keys are \(names.joined(separator: ", "))"
      } else {
        "see Documentation/Definitions.md for the keys"
      }
    error(at: entry.keyRange.start, "\(words) has no key \(TerminalText.quoted(entry.key))", advice: advice)
  }

  /// Reports two spellings of one key in the same mapping.
  mutating func repeatedKey(_ entry: Mapping.Entry, other: String) {
    error(
      at: entry.keyRange.start,
      "\(TerminalText.quoted(entry.key)) says the same as \(TerminalText.quoted(other)) above",
      advice: "keep one of them")
  }
}

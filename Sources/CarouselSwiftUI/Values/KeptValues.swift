internal import CarouselModel
internal import Synchronization

/// Values that a screen's state cannot hold by themselves: lists, structures, cases that carry something.
///
/// The state holds the words for such a value, by which it is found again here. Equal words mean equal values.
final class KeptValues: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var values: [String: Value] = [:]
  private static let longest = 20_000

  /// The key under which a state holds the words for a variable's value.
  static func key(_ key: StateKey) -> StateKey { StateKey(key.name + " (all of it)") }

  /// Keeps a value; nil where a state holds it by itself, or where it can change behind its words.
  func keep(_ value: Value) -> StateValue? {
    switch value {
    case .array, .unordered, .dictionary, .tuple, .range, .instance: break
    case .enumCase(let value) where !value.payload.isEmpty: break
    default: return nil
    }
    guard let words = Self.words(of: value, depth: 0), words.utf8.count <= Self.longest else { return nil }
    lock.withLock { _ in values[words] = value }
    return .text(words)
  }

  /// The value that was kept with these words.
  func value(_ words: StateValue?) -> Value? {
    guard case .text(let words)? = words else { return nil }
    return lock.withLock { _ in values[words] }
  }

  /// Words that tell a value from every other; nil for what is an object, a view or a function.
  private static func words(of value: Value, depth: Int) -> String? {
    guard depth < 12 else { return nil }
    func all(_ values: [Value]) -> String? {
      let words = values.compactMap { Self.words(of: $0, depth: depth + 1) }
      return words.count == values.count ? words.joined(separator: ", ") : nil
    }
    switch value {
    case .none: return "nil"
    case .bool(let value): return "\(value)"
    case .int(let value): return "\(value)"
    case .double(let value): return "\(value)"
    case .string(let text): return text.debugDescription
    case .text(let text): return "‹\(text.rendered.debugDescription)›"
    case .unknown(let expression): return "‹\(expression)›"
    case .array(let values): return all(values).map { "[\($0)]" }
    case .unordered(let values): return all(values).map { "{\($0)}" }
    case .dictionary(let pairs): return all(pairs.flatMap { [$0.key, $0.value] }).map { "<\($0)>" }
    case .tuple(let elements): return all(elements.map(\.value)).map { "(\($0))" }
    case .range(let low, let high): return "\(low)..<\(high)"
    case .enumCase(let value):
      return all(value.payload.map(\.value)).map { "\(value.type.qualifiedName).\(value.name)(\($0))" }
    case .instance(let instance):
      let fields = instance.fields.sorted { $0.key < $1.key }
      return all(fields.map(\.value)).map { "\(instance.type.qualifiedName)(\($0))" }
    case .symbol(let symbol): return words(of: symbol, depth)
    default: return nil
    }
  }

  private static func words(of symbol: Symbol, _ depth: Int) -> String? {
    var words = symbol.rootType ?? ""
    for link in symbol.chain {
      words += "." + link.name
      guard let arguments = link.arguments else { continue }
      let parts = arguments.compactMap { Self.words(of: $0.value, depth: depth + 1) }
      guard parts.count == arguments.count else { return nil }
      words += "(\(parts.joined(separator: ", ")))"
    }
    return words
  }
}

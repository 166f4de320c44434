import LocatedValues
import SeededRandom

/// Makes definitions for the reader: faultless ones, and what is left of them after some accidents.
struct DefinitionMutator {
  private var generator: SeededGenerator
  private var definitions: RandomDefinition
  private var others: RandomValues

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    definitions = RandomDefinition(seed: seed ^ 0xF00D)
    others = RandomValues(seed: seed ^ 0xBEEF)
  }

  /// The next definition and its format.
  mutating func next() -> (bytes: [UInt8], format: DocumentFormat) {
    var value = definitions.next()
    for _ in 0..<Int.random(in: 0...2, using: &generator) { value = damaged(value, depth: 0) }
    let format: DocumentFormat = generator.oneIn(2) ? .yaml : .json
    var bytes = Array((format == .yaml ? value.yaml : value.json()).utf8)
    if generator.oneIn(5) { damage(&bytes) }
    if generator.oneIn(20) { bytes = noise() }
    return (bytes, format)
  }

  /// The value with one place in it changed.
  private mutating func damaged(_ value: PlainValue, depth: Int) -> PlainValue {
    switch value {
    case .mapping(var entries) where !entries.isEmpty && !generator.oneIn(6):
      let place = Int.random(in: 0..<entries.count, using: &generator)
      entries[place] = damaged(entries[place], depth: depth)
      return .mapping(unique(entries))
    case .sequence(var elements) where !elements.isEmpty && !generator.oneIn(6):
      let place = Int.random(in: 0..<elements.count, using: &generator)
      elements[place] = damaged(elements[place], depth: depth + 1)
      return .sequence(elements)
    default: return others.next(depth: 2)
    }
  }

  private mutating func damaged(_ entry: PlainValue.Entry, depth: Int) -> PlainValue.Entry {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: PlainValue.Entry(slipped(entry.key), entry.value)
    case 1: PlainValue.Entry(entry.key, others.next(depth: 1))
    default: PlainValue.Entry(entry.key, damaged(entry.value, depth: depth + 1))
    }
  }

  private mutating func slipped(_ key: String) -> String {
    var characters = Array(key)
    guard !characters.isEmpty else { return "x" }
    let place = Int.random(in: 0..<characters.count, using: &generator)
    if generator.oneIn(2) { characters.remove(at: place) } else { characters.insert("x", at: place) }
    return String(characters)
  }

  private func unique(_ entries: [PlainValue.Entry]) -> [PlainValue.Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.key).inserted }
  }

  /// Bytes that mean nothing, or nearly: letters of the notation, in any order.
  private mutating func noise() -> [UInt8] {
    let letters =
      Array("{}[]:,-&*!|>%@`'\"\\ \n\t#?acdeilnorstu0123456789".utf8) + [0, 0xC3, 0xE2, 0xF0, 0xFF]
    return (0..<Int.random(in: 0...200, using: &generator)).map { _ in generator.pick(letters) ?? 0 }
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let length = Int.random(in: 0...min(8, bytes.count - place), using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    default: bytes.removeSubrange(place...)
    }
  }
}

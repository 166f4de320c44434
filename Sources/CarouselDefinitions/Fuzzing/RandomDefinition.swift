import CarouselModel
package import LocatedValues
import SeededRandom

/// Random definitions that follow the table of kinds and keys.
package struct RandomDefinition: Sendable {
  private var generator: SeededGenerator
  private var values: RandomValues

  /// Definitions that are the same for the same seed.
  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    values = RandomValues(seed: seed ^ 0xDEF1)
  }

  /// A definition of one screen, or of several.
  package mutating func next() -> PlainValue {
    guard generator.oneIn(6) else { return .mapping(screen()) }
    let screens = (0..<Int.random(in: 0...3, using: &generator)).map {
      PlainValue.Entry("screen \($0)", .mapping(screen()))
    }
    return .mapping(
      keys(ScreenForm.record.shape, depth: 1) + [entry(DocumentForm.screens.name, .mapping(screens))])
  }

  private mutating func screen() -> [PlainValue.Entry] {
    if generator.oneIn(4) { return keys(CarouselNotation.record.shape, depth: 3) }
    let beside = generator.oneIn(3) ? keys(ScreenForm.record.shape, depth: 1) : []
    let taken = Set(beside.map(\.key))
    return beside + view(depth: 4).filter { !taken.contains($0.key) }
  }

  private mutating func view(depth: Int) -> [PlainValue.Entry] {
    let kinds = depth > 0 ? Kinds.all : TextKinds.all.filter { $0.key.name == "text" }
    guard let kind = generator.pick(kinds) else { return [] }
    var entries = [entry(kind.key.name, value(kind.key.shape, depth: depth - 1))]
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      guard let modifier = generator.pick(Modifiers.all), let name = generator.pick(modifier.key.names),
        !entries.contains(where: { $0.key == name }), name != "label" || kind.key.name != "label"
      else { continue }
      entries.append(entry(name, value(modifier.key.shape, depth: depth - 1)))
    }
    return generator.oneIn(3) ? entries.shuffled(using: &generator) : entries
  }

  private mutating func keys(_ record: RecordShape, depth: Int) -> [PlainValue.Entry] {
    let all = record.keys()
    let required = Set(record.requiresOneOf.compactMap { generator.pick($0) })
    return all.compactMap { key in
      let isWanted = key.isRequired || required.contains(key.name) || generator.oneIn(depth > 1 ? 3 : 6)
      guard isWanted, let name = generator.pick(key.names) else { return nil }
      if record.acceptsNull, !key.isRequired, generator.oneIn(8) { return entry(name, .null) }
      return entry(name, value(key.shape, depth: depth - 1))
    }
  }

  private mutating func value(_ shape: ValueShape, depth: Int) -> PlainValue {
    switch shape {
    case .text: text(depth: depth)
    case .word: .string(word())
    case .bool: .boolean(generator.oneIn(2))
    case .number(let number): .number(self.number(number))
    case .choice(_, let names): .string(generator.pick(names) ?? "")
    case .pattern(_, _, let example): .string(example)
    case .list(let element): .sequence(list(of: element, depth: depth))
    case .record(let record): .mapping(keys(record, depth: depth))
    case .map(_, let inner): .mapping(map(inner, depth: depth))
    case .anyOf(let shapes):
      generator.pick(simple(shapes, depth: depth)).map { value($0, depth: depth) } ?? .null
    case .none: .string("none")
    case .color, .paint: .string(color(shape))
    case .flag: .boolean(true)
    case .node: .mapping(view(depth: depth))
    case .modifiers(let isList):
      isList ? .sequence([.mapping([entry("opacity", .number(NumberText(1)))])]) : .mapping([])
    case .empty: .null
    }
  }

  /// The alternatives that do not lead deeper once there is no depth left.
  private func simple(_ shapes: [ValueShape], depth: Int) -> [ValueShape] {
    guard depth <= 0 else { return shapes }
    let flat = shapes.filter {
      switch $0 {
      case .record, .list, .node, .map, .anyOf: false
      default: true
      }
    }
    return flat.isEmpty ? shapes : flat
  }

  private mutating func list(of element: ValueShape, depth: Int) -> [PlainValue] {
    (0..<Int.random(in: 0...(depth > 0 ? 3 : 1), using: &generator)).map { _ in
      value(element, depth: depth - 1)
    }
  }

  private mutating func map(_ inner: ValueShape?, depth: Int) -> [PlainValue.Entry] {
    guard let inner else {
      return [entry("id", .string("id \(generator.next())")), entry("title", .string(word()))]
    }
    return [entry("selection", value(inner, depth: depth))]
  }

  private mutating func text(depth: Int) -> PlainValue {
    guard depth > 0, generator.oneIn(4) else { return .string(generator.oneIn(3) ? values.text() : word()) }
    let names = ["key", "verbatim", "unknown", "state"]
    return .mapping([entry(generator.pick(names) ?? "key", .string("%lld of %2$@"))])
  }

  private mutating func word() -> String {
    generator.pick(["Alps", "no", "1.10", "on", "null", "Midnight", "ليل", "🌙 Night", "a: b", "3 of 5", " "])
      ?? ""
  }

  private mutating func color(_ shape: ValueShape) -> String {
    let isPaint = if case .paint = shape { true } else { false }
    let names = ["white", "#FF8800", "#FF880080", "black@0.55", "primary", "grey"]
    return generator.pick(isPaint ? names + ["tertiary", "photo"] : names) ?? "white"
  }

  private mutating func number(_ shape: NumberShape) -> NumberText {
    let low = shape.minimum ?? -100
    let high = shape.maximum ?? max(low, 0) + 10
    guard !shape.isInteger else {
      return NumberText(Int.random(in: Int(low)...min(Int(high), Int(low) + 12), using: &generator))
    }
    let share = Double(Int.random(in: 1...10, using: &generator)) / 10
    return NumberText(low + (high - low) * share) ?? NumberText(Int(high))
  }

  private func entry(_ key: String, _ value: PlainValue) -> PlainValue.Entry { PlainValue.Entry(key, value) }
}

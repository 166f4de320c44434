internal import CarouselModel
internal import SwiftSourceReader

/// Sets, dictionaries and shuffled arrays: how many elements there are is known, and which, but not their order
/// (The Swift Programming Language, "Collection Types": it is another one each time that the app runs).
extension Value {
  /// Elements without an order, of which a single one needs none.
  static func anyOrder(_ elements: [Value]) -> Value {
    elements.count > 1 ? .unordered(elements) : .array(elements)
  }
}

extension Interpreter {
  /// The elements of a value whose order is not known; nil where it has one.
  func unorderedElements(of value: Value) -> [Value]? {
    switch value.read {
    case .unordered(let elements): elements
    case .dictionary(let pairs): entries(of: pairs)
    default: nil
    }
  }

  /// Takes note of data whose order differs from run to run.
  func noteOrder() {
    note(
      position, "the order differs each time that the app runs; it is not known",
      advice: "sort what is shown, or make sure that the words do not depend on it")
  }

  func member(ofUnordered elements: [Value], _ name: String) -> Value? {
    switch name {
    case "count": .int(elements.count)
    case "isEmpty": .bool(elements.isEmpty)
    case "indices": .range(0, elements.count)
    case "lazy": .unordered(elements)
    default: nil
    }
  }

  /// Calls a method of elements without an order; nil where its outcome depends on it.
  func call(unordered elements: [Value], _ name: String, _ arguments: [ValueArgument]) -> Value? {
    let first = arguments.first?.value
    switch name {
    case "sorted": return sorted(elements, arguments.first, isStable: false)
    case "map": return first.map { transform in .anyOrder(elements.map { apply(transform, to: $0) }) }
    case "compactMap", "flatMap":
      return first.map { transform in
        guard case .array(let found) = flattened(elements, transform) else { return .unknown(name + "()") }
        return .anyOrder(found)
      }
    case "filter":
      guard case .array(let kept)? = call(elements, name, arguments) else { return nil }
      return .anyOrder(kept)
    case "enumerated":
      return .unordered(
        elements.map {
          .tuple([
            Value.Element(label: "offset", value: .unknown("offset")),
            Value.Element(label: "element", value: $0),
          ])
        })
    case "reversed", "shuffled": return .unordered(elements)
    case "contains", "allSatisfy", "count", "union", "intersection", "subtracting", "symmetricDifference",
      "isSubset",
      "isSuperset", "isDisjoint":
      return call(elements, name, arguments)
    case "first", "last": return only(elements, arguments)
    case "forEach": return first.flatMap { body in both(elements) { self.call($0, name, arguments) } }
    case "reduce", "min", "max", "joined": return either(elements, name, arguments)
    case "randomElement": return nil
    default: return nil
    }
  }

  /// `first(where:)`, where at most one element is it.
  private func only(_ elements: [Value], _ arguments: [ValueArgument]) -> Value? {
    guard case .array(let hits)? = call(elements, "filter", arguments), hits.count < 2 else { return nil }
    return hits.first ?? Value.none
  }

  /// What a call gives in one order and in the other, where that is the same.
  private func either(_ elements: [Value], _ name: String, _ arguments: [ValueArgument]) -> Value? {
    let outcomes = [elements, elements.reversed()].map { elements in
      tentatively { call(elements, name, arguments) }
    }
    guard let first = outcomes[0], let second = outcomes[1], equal(first, second) == true else { return nil }
    return first
  }

  /// Does work in one order and in the other, and keeps what both write.
  private func both(_ elements: [Value], _ work: @escaping ([Value]) -> Value?) -> Value? {
    let place = Expression(.name("order"), position)
    let ways = [elements, elements.reversed()].map { elements in
      { (_: ViewCollector) -> Outcome in
        _ = work(elements)
        return .normal
      }
    }
    _ = fork(place, [], Scope(file: position.file), nil, ways)
    return .void
  }

  /// The algebra of sets.
  func call(set elements: [Value], _ name: String, _ other: Value?) -> Value? {
    guard let other, let others = self.elements(of: other) ?? unorderedElements(of: other) else { return nil }
    let hits = elements.map { isAmong(others, $0) }
    let back = others.map { isAmong(elements, $0) }
    guard !(hits + back).contains(where: { $0 == nil }) else { return nil }
    let shared = zip(elements, hits).filter { $0.1 == true }.map(\.0)
    let own = zip(elements, hits).filter { $0.1 == false }.map(\.0)
    let foreign = unique(zip(others, back).filter { $0.1 == false }.map(\.0))
    switch name {
    case "union": return .anyOrder(elements + foreign)
    case "intersection": return .anyOrder(shared)
    case "subtracting": return .anyOrder(own)
    case "symmetricDifference": return .anyOrder(own + foreign)
    case "isSubset": return .bool(own.isEmpty)
    case "isSuperset": return .bool(foreign.isEmpty)
    default: return .bool(shared.isEmpty)
    }
  }
}

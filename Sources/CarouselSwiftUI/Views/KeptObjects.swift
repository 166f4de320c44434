internal import CarouselModel

/// An object that comes with a view, such as that of `@ObservedObject var model = Model()`.
///
/// The system makes such a view once; here each pass over the screen makes it anew.
struct KeptObject {
  let object: ObjectInstance
  /// Its fields when it was made.
  let made: [String: Value]
}

extension Interpreter {
  /// The object that came with the view at this place before, where it was made alike; else the new one.
  func kept(_ value: Value, _ property: String) -> Value {
    guard case .object(let new) = value, new.stateName == nil else { return value }
    let place = placement.key + "." + property
    if let kept = memory.kept[place], kept.object.type === new.type, areAlike(kept.made, new.fields) {
      return .object(kept.object)
    }
    memory.kept[place] = KeptObject(object: new, made: new.fields)
    return value
  }

  private func areAlike(_ first: [String: Value], _ second: [String: Value], depth: Int = 0) -> Bool {
    first.count == second.count
      && first.allSatisfy { name, value in second[name].map { isAlike(value, $0, depth) } ?? false }
  }

  /// Whether two values were written and made alike, so that nothing tells them apart but when they were made.
  private func isAlike(_ first: Value, _ second: Value, _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    switch (first, second) {
    case (.object(let a), .object(let b)):
      return a === b || a.type === b.type && areAlike(a.fields, b.fields, depth: depth + 1)
    case (.instance(let a), .instance(let b)):
      return a.type === b.type && areAlike(a.fields, b.fields, depth: depth + 1)
    case (.array(let a), .array(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { isAlike($0, $1, depth + 1) }
    case (.function(let a), .function(let b)): return a.span != nil && a.span == b.span
    case (.unknown, .unknown), (.symbol, .symbol), (.text, .text): return describe(first) == describe(second)
    default: return equal(first, second) == true
    }
  }
}

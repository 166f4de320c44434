internal import CarouselModel

/// What keeps the program's values from growing without end.
extension Interpreter {
  /// Whether a text of a number of bytes may be made; else the evaluation ends with a note.
  func hasRoom(forText bytes: Int) -> Bool {
    guard bytes <= budget.elements * 10 else {
      stop(
        position, "a text grew beyond \(budget.elements * 10) bytes", "see whether it grows without end")
      return false
    }
    return charge(bytes >> 8)
  }

  /// Whether a text of which not all is known may be made: it has not too many parts, and else the evaluation ends
  /// with a note.
  func hasRoom(for text: TextValue) -> Bool {
    guard text.parts.count < 1_000 else { return false }
    let bytes = text.parts.reduce(0) { bytes, part in
      switch part {
      case .known(let words): bytes + words.utf8.count
      case .unknown(let expression): bytes + expression.utf8.count
      }
    }
    return hasRoom(forText: bytes)
  }

  /// Whether an array of a number of elements may be made; else the evaluation ends with a note.
  func hasRoom(forElements count: Int) -> Bool {
    guard count <= budget.elements else {
      stop(
        position, "an array grew beyond \(budget.elements) elements", "see whether it grows without end")
      return false
    }
    return charge(count >> 3)
  }

  /// How many whole numbers a range holds; nil where that is more than can be gone through.
  func extent(_ low: Int, _ high: Int) -> Int? {
    let (count, overflows) = high.subtractingReportingOverflow(low)
    return overflows || count > budget.elements ? nil : max(count, 0)
  }

  /// Whether a value may be put inside another; else the evaluation ends with a note.
  ///
  /// Values are released, compared and described from the outside inwards, so they must not be nested without end.
  func mayBeInside(_ value: Value) -> Bool {
    var probe = NestingProbe()
    guard probe.isDeeper(value, than: 200) else { return true }
    stop(position, "values were nested more than 200 levels deep", "see whether it ever ends")
    return false
  }
}

/// Looks how deeply a value is nested, without looking at all of it.
private struct NestingProbe {
  private var rest = 500
  private var seen: Set<ObjectIdentifier> = []

  mutating func isDeeper(_ value: Value, than depth: Int) -> Bool {
    guard depth > 0 else { return true }
    guard rest > 0 else { return false }
    rest -= 1
    switch value {
    case .array(let elements), .unordered(let elements): return ends(elements, depth)
    case .tuple(let elements): return ends(elements.map(\.value), depth)
    case .enumCase(let value): return ends(value.payload.map(\.value), depth)
    case .dictionary(let pairs): return ends(pairs.map(\.value), depth)
    case .instance(let instance): return instance.fields.values.contains { isDeeper($0, than: depth - 1) }
    case .object(let object):
      guard seen.insert(ObjectIdentifier(object)).inserted else { return false }
      return object.fields.values.contains { isDeeper($0, than: depth - 1) }
    case .state(let storage): return isDeeper(storage.value, than: depth - 1)
    default: return false
    }
  }

  private mutating func ends(_ values: [Value], _ depth: Int) -> Bool {
    guard let last = values.last else { return false }
    return isDeeper(last, than: depth - 1) || values.count > 1 && isDeeper(values[0], than: depth - 1)
  }
}

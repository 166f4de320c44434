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
}

/// Builds a value from the starts, scalars and ends that a YAML or JSON reader comes across.
///
/// Open lists and mappings share two stacks, so that every finished one takes just the memory it needs.
struct TreeBuilder {
  /// A finished value and how much it holds.
  struct Finished: Sendable {
    let value: LocatedValue
    let extent: Extent
  }

  /// The value of the whole document, once it is finished.
  private(set) var root: LocatedValue?
  /// The faults of meaning that came up so far.
  var diagnostics: Diagnostics
  var budget: ReadingBudget
  var frames: [TreeFrame] = []
  var entries: [Mapping.Entry] = []
  var keys = KeyTable()
  private var elements: [LocatedValue] = []

  init(file: String, limits: ReadingLimits) {
    diagnostics = Diagnostics(file: file)
    budget = ReadingBudget(file: file, limits: limits)
  }

  /// How many lists and mappings are open.
  var depth: Int { frames.count }

  /// Whether the next value will be the key of an entry.
  var expectsKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && frame.key == .missing
  }

  /// Starts a list.
  mutating func beginSequence(at start: Place) throws(Diagnostic) {
    try begin(TreeFrame(isMapping: false, start: start, base: elements.count, budget: budget), at: start)
  }

  /// Starts a mapping.
  mutating func beginMapping(at start: Place) throws(Diagnostic) {
    try begin(TreeFrame(isMapping: true, start: start, base: entries.count, budget: budget), at: start)
  }

  private mutating func begin(_ frame: TreeFrame, at start: Place) throws(Diagnostic) {
    try budget.spend(Extent(height: 1), depth: depth, at: start)
    frames.append(frame)
  }

  /// Adds a scalar, which is a key where one is expected.
  mutating func add(_ scalar: Scalar, range: SourceRange) throws(Diagnostic) -> Finished {
    let extent = Extent(nodes: expectsKey ? 0 : 1, textBytes: scalar.text.utf8.count)
    return try add(Finished(value: LocatedValue(.scalar(scalar), range: range), extent: extent))
  }

  /// Adds a value that is finished already.
  @discardableResult
  mutating func add(_ finished: Finished) throws(Diagnostic) -> Finished {
    try budget.spend(finished.extent, depth: depth, at: finished.value.place)
    place(finished.value, height: finished.extent.height)
    return finished
  }

  /// Ends the innermost list or mapping.
  ///
  /// - Parameter end: Where it ends, or nil when it ends with the last thing inside it.
  /// - Returns: The list or mapping, or nil when none is open.
  mutating func end(at end: Place?) -> Finished? {
    guard let frame = frames.popLast() else { return nil }
    let range = SourceRange(start: frame.start, end: end ?? frame.lastEnd)
    let kind: LocatedValue.Kind
    if frame.isMapping {
      kind = .mapping(finishMapping(frame))
    } else {
      kind = .sequence(Array(elements[frame.base...]))
      elements.removeSubrange(frame.base...)
    }
    let value = LocatedValue(kind, range: range)
    place(value, height: frame.height + 1)
    return Finished(value: value, extent: frame.extent(with: budget))
  }

  /// Ends everything that is open because the text cannot be read any further.
  mutating func endAll(at stop: Place) {
    while let frame = frames.last {
      if frame.isMapping { frames[frames.count - 1].key = .refused }
      // What was to be a key when the text broke off is no entry.
      if frames.count > 1, frames[frames.count - 2].key == .missing {
        frames[frames.count - 2].key = .refused
      }
      _ = end(at: stop)
    }
  }

  private mutating func place(_ value: LocatedValue, height: Int) {
    guard let top = frames.indices.last else {
      root = root ?? value
      return
    }
    frames[top].height = max(
      frames[top].height, frames[top].key == .merge ? heightOfMerged(value, height) : height)
    frames[top].lastEnd = max(frames[top].lastEnd, value.range.end)
    if !frames[top].isMapping {
      elements.append(value)
    } else if frames[top].key == .missing {
      frames[top].key = acceptKey(value)
    } else {
      acceptValue(value)
    }
  }
}

extension TreeBuilder {
  /// Leaves out the value that comes next, and the entry whose key or value it is.
  mutating func skip() {
    guard let top = frames.indices.last, frames[top].isMapping else { return }
    frames[top].key = frames[top].key == .missing ? .refused : .missing
  }
}

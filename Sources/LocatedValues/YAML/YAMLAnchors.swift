import NearestNames

/// The values that have names, and what their aliases stand for.
struct YAMLAnchors {
  /// What an alias stands for.
  enum Meaning {
    case finished(TreeBuilder.Finished)
    /// A value whose end has not been read.
    case open
    /// Nothing; perhaps another name was meant.
    case unknown(nearest: String?)
  }

  private var finished: [String: TreeBuilder.Finished] = [:]
  /// How many open values have a name; more than one when it is given again inside itself.
  private var openCount: [String: Int] = [:]

  /// Starts a value with a name.
  mutating func open(_ name: String) {
    openCount[name, default: 0] += 1
  }

  /// Ends a value with a name; a name that was given before means the new value from now on.
  mutating func close(_ name: String, _ value: TreeBuilder.Finished) {
    if let count = openCount[name] { openCount[name] = count > 1 ? count - 1 : nil }
    finished[name] = value
  }

  /// What an alias of this name stands for; looking for the nearest name is left out when nobody will read it.
  func value(of name: String, suggesting: Bool) -> Meaning {
    if openCount[name] != nil { return .open }
    if let value = finished[name] { return .finished(value) }
    // A file with very many names is written by a program, whose slips are not slips of the keyboard.
    return .unknown(
      nearest: !suggesting || finished.count > 100 ? nil : nearestName(to: name, in: finished.keys.sorted()))
  }
}

/// How much a value holds, with its aliases expanded.
struct Extent: Hashable, Sendable {
  var nodes = 1
  var textBytes = 0
  /// The lists and mappings inside each other: 0 for a scalar.
  var height = 0
}

/// Counts what is read against the limits.
struct ReadingBudget {
  let file: String
  let limits: ReadingLimits
  private(set) var nodes = 0
  private(set) var textBytes = 0

  init(file: String, limits: ReadingLimits) {
    self.file = file
    self.limits = limits
  }

  /// Counts what comes at a place, inside `depth` lists and mappings.
  mutating func spend(_ extent: Extent, depth: Int, at place: Place) throws(Diagnostic) {
    nodes += extent.nodes
    textBytes += extent.textBytes
    if depth + extent.height > limits.depth {
      throw error(
        at: place, "lists and mappings are nested deeper than the limit of \(limits.depth)",
        advice: "nest them less deeply")
    }
    if nodes > limits.nodes {
      throw error(
        at: place, "the file has more values than the limit of \(limits.nodes), aliases expanded",
        advice: "split it into several files, or use fewer aliases")
    }
    if textBytes > limits.bytes {
      throw error(
        at: place, "the file has more text than the limit of \(limits.bytes) bytes, aliases expanded",
        advice: "split it into several files, or use fewer aliases")
    }
  }

  private func error(at place: Place, _ message: String, advice: String) -> Diagnostic {
    Diagnostic(file: file, place: place, message: message, advice: advice)
  }
}

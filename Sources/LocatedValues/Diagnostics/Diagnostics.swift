/// What is wrong with a file, collected while it is read and checked.
public struct Diagnostics: Hashable, Sendable {
  /// The most that are kept; further ones are only counted, so that a hostile file cannot fill the memory.
  public static let capacity = 1_000

  /// The name of the file, as it was given.
  public let file: String
  private var collected: [Diagnostic] = []
  /// How many were left out because there were more than `capacity`.
  public private(set) var omitted = 0
  /// Whether there is an error among them, kept or left out.
  public private(set) var hasErrors = false

  /// Whether further ones are only counted, so that nothing dear needs to be worked out for them.
  public var isFull: Bool { collected.count >= Self.capacity }

  /// An empty collection for a file.
  public init(file: String) {
    self.file = file
  }

  /// Adds an error at a place.
  public mutating func error(at place: Place, _ message: String, advice: String) {
    add(Diagnostic(file: file, place: place, message: message, advice: advice))
  }

  /// Adds a warning at a place.
  public mutating func warning(at place: Place, _ message: String, advice: String) {
    add(Diagnostic(file: file, place: place, severity: .warning, message: message, advice: advice))
  }

  /// Adds one.
  public mutating func add(_ diagnostic: Diagnostic) {
    hasErrors = hasErrors || diagnostic.severity == .error
    guard !isFull else {
      omitted += 1
      return
    }
    collected.append(diagnostic)
  }

  /// Adds all of another collection.
  public mutating func add(_ others: Diagnostics) {
    for diagnostic in others.collected { add(diagnostic) }
    omitted += others.omitted
    hasErrors = hasErrors || others.hasErrors
  }

  /// Those that were kept, in the order of their places; of equal places, in the order in which they were added.
  public var inOrder: [Diagnostic] {
    collected.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element)
  }

  /// The lines to print: one a diagnostic, and a last one for those that were left out.
  public var lines: [String] {
    let kept = inOrder.map(\.description)
    guard omitted > 0 else { return kept }
    return kept + [TerminalText.escaped("\(file): \(omitted) more; mend these first")]
  }
}

extension Diagnostics: RandomAccessCollection {
  /// The position of the first one added.
  public var startIndex: Int { collected.startIndex }
  /// The position behind the last one kept.
  public var endIndex: Int { collected.endIndex }
  /// The one at a position, in the order in which they were added.
  public subscript(position: Int) -> Diagnostic { collected[position] }
}

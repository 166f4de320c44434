/// How grave a finding is.
public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; never fails a run by itself.
  case info
  /// Wrong for some people or in some situations.
  case warning
  /// Certainly wrong: somebody cannot use or understand the carousel.
  case error

  /// Orders levels by gravity.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// Whether a finding is a fault or a question to a person.
public enum Certainty: String, Hashable, Sendable, CaseIterable {
  /// The rule is broken.
  case fail
  /// Something is not known that decides; a person must look. The level of such a finding is `info`.
  case review
}

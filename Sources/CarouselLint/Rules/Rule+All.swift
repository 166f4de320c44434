extension Rule {
  /// All rules, in the order of their documentation.
  public static let all: [Rule] = []

  /// The rule of an identifier, if there is one.
  public static func named(_ id: String) -> Rule? { index[id].map { all[$0] } }

  private static let index = Dictionary(
    all.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
}

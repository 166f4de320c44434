/// How much work an evaluation may do before it is stopped with a note.
public struct EvaluationBudget: Hashable, Sendable {
  /// Expressions and statements in all.
  public var steps: Int
  /// Calls inside calls.
  public var depth: Int
  /// Views of the project, and cards, inside each other.
  public var views: Int
  /// Rounds of one loop.
  public var rounds: Int
  /// Elements of one array, or bytes of one text.
  public var elements: Int

  /// Creates a budget.
  public init(
    steps: Int = 400_000, depth: Int = 150, views: Int = 40, rounds: Int = 10_000, elements: Int = 100_000
  ) {
    self.steps = steps
    self.depth = depth
    self.views = views
    self.rounds = rounds
    self.elements = elements
  }
}

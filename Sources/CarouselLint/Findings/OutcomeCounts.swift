/// How often a rule gave each of its answers.
public struct OutcomeCounts: Hashable, Sendable {
  /// Nodes that break the rule.
  public var fail: Int
  /// Nodes that a person must look at.
  public var review: Int
  /// Nodes that meet the rule.
  public var pass: Int
  /// Screens on which the rule met nothing that it is about.
  public var notApplicable: Int

  /// Creates counts.
  public init(fail: Int = 0, review: Int = 0, pass: Int = 0, notApplicable: Int = 0) {
    self.fail = fail
    self.review = review
    self.pass = pass
    self.notApplicable = notApplicable
  }

  /// Adds two counts.
  public static func + (first: Self, second: Self) -> Self {
    OutcomeCounts(
      fail: first.fail + second.fail, review: first.review + second.review, pass: first.pass + second.pass,
      notApplicable: first.notApplicable + second.notApplicable)
  }
}

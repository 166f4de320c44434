/// What is asked of suppressions in sources.
public struct SuppressionPolicy: Hashable, Sendable {
  /// Whether every suppression must give a reason.
  public var requiresReason: Bool
  /// The level at which suppressions that silence nothing are told; nil tells none.
  public var useless: Level?

  /// Creates a policy.
  public init(requiresReason: Bool = false, useless: Level? = .warning) {
    self.requiresReason = requiresReason
    self.useless = useless
  }
}

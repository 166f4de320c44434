/// Something that declares a view, in SwiftUI's spelling.
public protocol View: Sendable {
  /// The view that is declared.
  var node: ViewNode { get }
}

extension ViewNode: View {
  /// The node itself.
  public var node: ViewNode { self }
}

/// Collects the views of a closure, with `if`, `switch` and `for`.
@resultBuilder
public enum ViewBuilder {
  /// Takes one view.
  public static func buildExpression(_ view: some View) -> ViewList { [view.node] }
  /// Takes views at hand.
  public static func buildExpression(_ views: ViewList) -> ViewList { views }
  /// Joins views in order.
  public static func buildBlock(_ parts: ViewList...) -> ViewList {
    parts.count == 1 ? parts[0] : ViewList(parts.flatMap { Array($0) })
  }
  /// Takes views under a condition.
  public static func buildOptional(_ part: ViewList?) -> ViewList { part ?? [] }
  /// Takes the first branch.
  public static func buildEither(first: ViewList) -> ViewList { first }
  /// Takes the second branch.
  public static func buildEither(second: ViewList) -> ViewList { second }
  /// Takes the views of a loop.
  public static func buildArray(_ parts: [ViewList]) -> ViewList { ViewList(parts.flatMap { Array($0) }) }
  /// Takes views behind an availability check.
  public static func buildLimitedAvailability(_ part: ViewList) -> ViewList { part }
}

public import CarouselModel

/// Whether assistive technology is given a node.
public enum Visibility: Hashable, Sendable {
  /// Nothing was said.
  case automatic
  /// Shown on purpose (`accessibilityHidden(false)`).
  case shown
  /// Not given, and why.
  case hidden(HiddenReason)

  /// Why the node is hidden; nil if it is not.
  public var hiddenReason: HiddenReason? {
    if case .hidden(let reason) = self { reason } else { nil }
  }
}

/// Why assistive technology is not given a node.
public struct HiddenReason: Hashable, Sendable {
  /// What hides it.
  public enum Cause: Hashable, Sendable {
    /// `accessibilityHidden(true)` on the node or its view.
    case accessibilityHidden
    /// Opacity is exactly 0.
    case zeroOpacity
    /// SwiftUI's `hidden()`.
    case hiddenModifier
    /// A picture declared as decoration.
    case decorative
    /// `accessibilityElement(children: .ignore)` around it.
    case ignoredByParent
    /// `accessibilityElement(children: .combine)` around it: its words are the parent's.
    case combinedIntoParent
    /// A control took over its words.
    case partOfControl
    /// `accessibilityRepresentation` puts other nodes in its place.
    case replacedByRepresentation
    /// `accessibilityChildren` gives the element other children in its place.
    case replacedByChildren
    /// A placeholder redaction.
    case redacted
    /// It lies in a hidden container.
    case insideHidden
    /// A sibling is modal.
    case behindModal
    /// Hidden where the element was described.
    case declaredHidden
    /// Its frame has neither width nor height.
    case zeroSize
  }

  /// What hides it.
  public var cause: Cause
  /// Where that was written.
  public var source: SourceRange?

  /// Creates a reason.
  public init(_ cause: Cause, source: SourceRange? = nil) {
    self.cause = cause
    self.source = source
  }
}

extension HiddenReason: CustomStringConvertible {
  /// The reason in words: "hidden by accessibilityHidden at line 66".
  public var description: String {
    let place = source.map { " at line \($0.start.line)" } ?? ""
    return words + place
  }

  private var words: String {
    switch cause {
    case .accessibilityHidden: "hidden by accessibilityHidden"
    case .zeroOpacity: "hidden by opacity 0"
    case .hiddenModifier: "hidden by hidden()"
    case .decorative: "hidden because it is declared decorative"
    case .ignoredByParent: "hidden by accessibilityElement(children: .ignore)"
    case .combinedIntoParent: "merged by accessibilityElement(children: .combine)"
    case .partOfControl: "merged into its control"
    case .replacedByRepresentation: "hidden by accessibilityRepresentation"
    case .replacedByChildren: "hidden by accessibilityChildren"
    case .redacted: "hidden by redaction"
    case .insideHidden: "inside a container hidden"
    case .behindModal: "hidden behind a modal element"
    case .declaredHidden: "declared hidden"
    case .zeroSize: "hidden because its frame has no size"
    }
  }
}

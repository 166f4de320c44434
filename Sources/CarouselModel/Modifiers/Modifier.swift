/// Something said about a view.
public struct Modifier: Sendable {
  /// What is said, by what it is about.
  public enum Kind: Sendable {
    /// About what assistive technology is given.
    case accessibility(AccessibilityModifier)
    /// About place and size.
    case layout(LayoutModifier)
    /// About how it looks.
    case appearance(AppearanceModifier)
    /// About how it scrolls.
    case scrolling(ScrollModifier)
    /// About how it moves.
    case motion(MotionModifier)
    /// About what touching it does.
    case interaction(InteractionModifier)
    /// A modifier that changes nothing we model, by name.
    case other(String)
    /// A modifier whose outcome is not known.
    case unknown(UnknownModifier)
  }

  /// What is said.
  public var kind: Kind
  /// Whether it applies: `isEnabled: false` is as if the modifier were absent.
  public var isEnabled: Bool
  /// Where it was written.
  public var source: SourceRange?

  /// Creates a modifier.
  public init(_ kind: Kind, isEnabled: Bool = true, source: SourceRange? = nil) {
    self.kind = kind
    self.isEnabled = isEnabled
    self.source = source
  }
}

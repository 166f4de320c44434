/// Something said about a view.
///
/// Kept in one place, since views are copied at every modifier that is put around them.
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

  // Inlined into other modules, so that asking what a modifier is copies nothing.
  @usableFromInline var storage: Storage

  /// Creates a modifier.
  public init(_ kind: Kind, isEnabled: Bool = true, source: SourceRange? = nil) {
    storage = Storage(kind, isEnabled, source)
  }

  /// What is said.
  @inlinable public var kind: Kind {
    _read { yield storage.kind }
    set { storage = Storage(newValue, isEnabled, source) }
  }
  /// Whether it applies: `isEnabled: false` is as if the modifier were absent.
  @inlinable public var isEnabled: Bool {
    get { storage.isEnabled }
    set { storage = Storage(kind, newValue, source) }
  }
  /// Where it was written.
  @inlinable public var source: SourceRange? {
    get { storage.source }
    set { storage = Storage(kind, isEnabled, newValue) }
  }

  @usableFromInline final class Storage: Sendable {
    @usableFromInline let kind: Kind
    @usableFromInline let isEnabled: Bool
    @usableFromInline let source: SourceRange?

    @usableFromInline init(_ kind: Kind, _ isEnabled: Bool, _ source: SourceRange?) {
      (self.kind, self.isEnabled, self.source) = (kind, isEnabled, source)
    }
  }
}

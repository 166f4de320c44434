/// A view as its author declared it: what it is, what was said about it, and where.
///
/// Modifiers stand in the order of the source, innermost first, since their order decides the outcome.
public struct ViewNode: Sendable {
  /// What the view is.
  public var kind: ViewKind
  /// The modifiers, innermost first.
  public var modifiers: [Modifier]
  /// The views inside.
  public var children: ViewList
  /// Where the view was declared.
  public var source: SourceRange?
  /// What the view is to the carousel around it, where that is stated.
  public var part: CarouselPart?

  /// Creates a node.
  public init(
    _ kind: ViewKind, children: ViewList = [], modifiers: [Modifier] = [], source: SourceRange? = nil,
    part: CarouselPart? = nil
  ) {
    self.kind = kind
    self.children = children
    self.modifiers = modifiers
    self.source = source
    self.part = part
  }

  /// Returns the view with one more modifier, outside the others.
  public consuming func modifier(
    _ kind: Modifier.Kind, isEnabled: Bool = true, source: SourceRange? = nil
  ) -> Self {
    modifiers.append(Modifier(kind, isEnabled: isEnabled, source: source))
    return self
  }
}

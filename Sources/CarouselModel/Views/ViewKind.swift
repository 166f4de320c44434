/// What a view is.
///
/// The views that only arrange others have no node of their own in the semantic tree; the rest are described
/// in `Documentation/Semantics.md` with their default label and traits.
///
/// The large payloads are indirect: a row of a million cards makes and moves millions of these.
public enum ViewKind: Sendable {
  /// No view at all (`EmptyView`).
  case empty
  /// Static text.
  case text(TextValue)
  /// A picture.
  indirect case image(ImageContent)
  /// A title with an icon (`Label`): the children are the title, `icon` holds the icon's views.
  case label(icon: ViewList)
  /// A button; the children are its label.
  case button(ButtonRole?, Action?)
  /// A link to another place; the children are its label.
  case link(destination: String?)
  /// A control with a value; the children are its label.
  indirect case control(Control)
  /// A stack that lays its children out in a row, a column or on top of each other.
  case stack(Stack)
  /// Children without an arrangement of their own (`Group`, `ForEach`).
  case group
  /// A view that scrolls.
  case scroll(Set<Axis>)
  /// A view whose content depends on the size that it is offered.
  case geometryReader(@Sendable (Size) -> ViewList)
  /// A view whose content depends on the settings and the state.
  case reader(@Sendable (ScreenContext) -> ViewList)
  /// A filled figure, a colour or a gradient: nothing for assistive technology unless it is given a label.
  indirect case shape(Shape)
  /// Flexible space.
  case spacer
  /// A line between other views.
  case divider
  /// A carousel: facts about it around the views that it is made of.
  indirect case carousel(Carousel)
  /// An element or container whose properties are given instead of following from views.
  indirect case element(ElementContent)
  /// A view of which only the type's name is known.
  case opaque(type: String, note: String?)
}

/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable { case cancel, destructive }

/// How a stack arranges its children.
public struct Stack: Hashable, Sendable {
  /// The direction in which children follow each other.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// In a row, from leading to trailing.
    case horizontal
    /// In a column, from top to bottom.
    case vertical
    /// On top of each other, from back to front.
    case depth
  }

  /// The direction in which children follow each other.
  public var direction: Direction
  /// Where children sit across that direction.
  public var alignment: Alignment
  /// Distance between children in points; nil is the system's, assumed to be 8.
  public var spacing: Double?
  /// Whether children are only made when they come near the screen.
  public var isLazy: Bool

  /// Creates a stack.
  public init(
    _ direction: Direction, alignment: Alignment = .center, spacing: Double? = nil, isLazy: Bool = false
  ) {
    self.direction = direction
    self.alignment = alignment
    self.spacing = spacing
    self.isLazy = isLazy
  }
}

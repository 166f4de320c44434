/// SwiftUI's modifiers of scrolling and motion.
extension View {
  /// Insets the content of scroll views, in points.
  public func contentMargins(_ edges: EdgeSet, _ length: Double) -> ViewNode {
    node.modifier(.scrolling(.contentMargins(EdgeInsets(edges, length))))
  }
  /// Sets where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: ScrollModifier.TargetBehavior) -> ViewNode {
    node.modifier(.scrolling(.targetBehavior(behavior)))
  }
  /// Makes the views of a row the ones that scrolling aligns to.
  public func scrollTargetLayout() -> ViewNode { node.modifier(.scrolling(.targetLayout)) }
  /// Binds the card at rest to a state.
  public func scrollPosition(id key: StateKey, anchor: Alignment.Place? = nil) -> ViewNode {
    node.modifier(.scrolling(.position(key, anchor: anchor)))
  }
  /// Shows or hides scroll indicators.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> ViewNode {
    node.modifier(.scrolling(.indicators(isVisible: visibility == .visible)))
  }
  /// Adds an effect by how far the view has scrolled on or off.
  public func scrollTransition(
    axis: Axis? = nil, effect: @escaping @Sendable (ScrollTransition.Phase) -> EffectValues
  ) -> ViewNode {
    node.modifier(.motion(.scrollTransition(ScrollTransition(axis: axis, effect: effect))))
  }
  /// Adds an effect by where the view is in its scroll view.
  public func visualEffect(_ effect: @escaping @Sendable (CardPlacement) -> EffectValues) -> ViewNode {
    node.modifier(.motion(.visualEffect(VisualEffect(effect))))
  }
  /// Sets the animation of changes; nil switches it off.
  public func animation(_ animation: Animation?) -> ViewNode {
    node.modifier(.motion(.animation(animation)))
  }
  /// Sets how the view comes, goes or changes its content.
  public func transition(_ name: String) -> ViewNode { node.modifier(.motion(.transition(name: name))) }
}

/// Whether scroll indicators are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case visible, hidden }

/// SwiftUI's modifiers of appearance.
extension View {
  /// Sets the opacity; exactly 0 hides from assistive technology.
  public func opacity(_ opacity: Double) -> ViewNode { node.modifier(.appearance(.opacity(opacity))) }
  /// Takes the view out of sight and out of the tree, keeping its place.
  public func hidden() -> ViewNode { node.modifier(.appearance(.hidden)) }
  /// Sets how text is set.
  public func font(_ font: Font) -> ViewNode { node.modifier(.appearance(.font(font))) }
  /// Sets what text and symbols are painted with.
  public func foregroundStyle(_ paint: Paint) -> ViewNode {
    node.modifier(.appearance(.foregroundStyle(paint)))
  }
  /// Fills the space behind the view.
  public func background(_ paint: Paint, cornerRadius: Double? = nil) -> ViewNode {
    node.modifier(.appearance(.background(paint, cornerRadius: cornerRadius)))
  }
  /// Sets the most lines of text.
  public func lineLimit(_ lines: Int?) -> ViewNode { node.modifier(.appearance(.lineLimit(lines))) }
  /// Sets how far text may shrink.
  public func minimumScaleFactor(_ factor: Double) -> ViewNode {
    node.modifier(.appearance(.minimumScaleFactor(factor)))
  }
  /// Clips to rounded corners.
  public func cornerRadius(_ radius: Double) -> ViewNode { node.modifier(.appearance(.cornerRadius(radius))) }
  /// Adds a shadow.
  public func shadow(_ color: Color, radius: Double, x: Double = 0, y: Double = 0) -> ViewNode {
    node.modifier(.appearance(.shadow(color, radius: radius, x: x, y: y)))
  }
  /// Scales the drawing.
  public func scaleEffect(_ scale: Double) -> ViewNode {
    node.modifier(.appearance(.transform(EffectValues(scale: scale))))
  }
  /// Disables the controls inside.
  public func disabled(_ isDisabled: Bool = true) -> ViewNode {
    node.modifier(.interaction(.disabled(isDisabled)))
  }
  /// Does something when the view is tapped; it adds no trait.
  public func onTapGesture(count: Int = 1, _ change: StateChange? = nil) -> ViewNode {
    node.modifier(.interaction(.gesture(.tap(count: count), Action(.activate, change: change))))
  }
  /// Replaces content by placeholders.
  public func redacted() -> ViewNode { node.modifier(.appearance(.redacted)) }
}

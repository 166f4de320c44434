/// SwiftUI's layout modifiers; lengths in points.
extension View {
  /// Fixes lengths.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ViewNode {
    node.modifier(.layout(.frame(width: width, height: height, alignment: alignment)))
  }
  /// Limits lengths; infinity takes what is offered.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ViewNode {
    let limits = FrameLimits(
      minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight, alignment: alignment
    )
    return node.modifier(.layout(.flexibleFrame(limits)))
  }
  /// Adds space around the view.
  public func padding(_ edges: EdgeSet = .all, _ length: Double) -> ViewNode {
    node.modifier(.layout(.padding(EdgeInsets(edges, length))))
  }
  /// Adds space on all four edges.
  public func padding(_ length: Double) -> ViewNode { padding(.all, length) }
  /// Adds safe area, which also insets what the view scrolls.
  public func safeAreaPadding(_ edges: EdgeSet, _ length: Double) -> ViewNode {
    node.modifier(.layout(.safeAreaPadding(EdgeInsets(edges, length))))
  }
  /// Takes a length from that of the nearest container.
  public func containerRelativeFrame(
    _ axis: Axis, length: @escaping @Sendable (Double) -> Double = { $0 }
  ) -> ViewNode {
    node.modifier(.layout(.containerRelativeFrame([axis], length: length)))
  }
  /// Shifts the drawing.
  public func offset(x: Double = 0, y: Double = 0) -> ViewNode {
    node.modifier(.layout(.offset(x: x, y: y)))
  }
  /// Puts views in front.
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> ViewList) -> ViewNode {
    node.modifier(.layout(.overlay(content(), alignment: alignment)))
  }
  /// Puts views behind.
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> ViewList) -> ViewNode {
    node.modifier(.layout(.background(content(), alignment: alignment)))
  }
  /// Reaches under the safe area.
  public func ignoresSafeArea() -> ViewNode { node.modifier(.layout(.ignoresSafeArea)) }
}

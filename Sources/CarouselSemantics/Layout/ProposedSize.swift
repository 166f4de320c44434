import CarouselModel

/// A size that a parent offers; nil asks for the view's own choice.
struct ProposedSize: Hashable, Sendable {
  var width: Double?
  var height: Double?

  init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  func inset(by insets: EdgeInsets) -> Self {
    ProposedSize(
      width: width.map { max(0, $0 - insets.total(.horizontal)) },
      height: height.map { max(0, $0 - insets.total(.vertical)) })
  }

  /// The offered lengths, or the given ones where nothing is offered.
  func filled(with size: Size) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}

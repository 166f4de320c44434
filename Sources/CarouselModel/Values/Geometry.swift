/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Horizontal length in points.
  public var width: Double
  /// Vertical length in points.
  public var height: Double

  /// Creates a size in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent at all.
  public static let zero = Size(width: 0, height: 0)

  /// The length along an axis.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A rectangle in points, with its origin at the top left and y growing downwards.
public struct Rect: Hashable, Sendable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// Horizontal length.
  public var width: Double
  /// Vertical length.
  public var height: Double

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Horizontal centre.
  public var midX: Double { x + width / 2 }
  /// Vertical centre.
  public var midY: Double { y + height / 2 }
  /// Right edge.
  public var maxX: Double { x + width }
  /// Bottom edge.
  public var maxY: Double { y + height }
  /// Width and height.
  public var size: Size { Size(width: width, height: height) }
}

/// One of the two directions in which stacks and scroll views run.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// The axis at a right angle to this one.
  public var other: Self { self == .horizontal ? .vertical : .horizontal }
}

/// Distances from the four edges, in points; leading and trailing follow the layout direction.
public struct EdgeInsets: Hashable, Sendable {
  /// Distance from the top edge.
  public var top: Double
  /// Distance from the leading edge: the left one in left-to-right layout.
  public var leading: Double
  /// Distance from the bottom edge.
  public var bottom: Double
  /// Distance from the trailing edge.
  public var trailing: Double

  /// Creates insets edge by edge; an edge that is left out has none.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates the same inset on the edges of a set.
  public init(_ edges: EdgeSet, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The two insets along an axis together.
  public func total(_ axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }

  /// The inset at the beginning of an axis.
  public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
  /// The inset at the end of an axis.
  public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }
}

/// A set of edges.
public struct EdgeSet: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public var rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = EdgeSet(rawValue: 1)
  /// The leading edge.
  public static let leading = EdgeSet(rawValue: 2)
  /// The bottom edge.
  public static let bottom = EdgeSet(rawValue: 4)
  /// The trailing edge.
  public static let trailing = EdgeSet(rawValue: 8)
  /// Leading and trailing.
  public static let horizontal: EdgeSet = [.leading, .trailing]
  /// Top and bottom.
  public static let vertical: EdgeSet = [.top, .bottom]
  /// All four.
  public static let all: EdgeSet = [.horizontal, .vertical]
}

/// Where content sits in a larger frame.
public struct Alignment: Hashable, Sendable {
  /// Place along the width.
  public var horizontal: Place
  /// Place along the height.
  public var vertical: Place

  /// A place along one axis.
  public enum Place: String, Hashable, Sendable {
    /// At the leading or top edge.
    case start
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case end

    /// The share of the free space that lies before the content: 0, 0.5 or 1.
    public var fraction: Double {
      switch self {
      case .start: 0
      case .center: 0.5
      case .end: 1
      }
    }
  }

  /// Creates an alignment from its two places.
  public init(horizontal: Place = .center, vertical: Place = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle of both axes.
  public static let center = Alignment()
  /// Vertically centred at the leading edge.
  public static let leading = Alignment(horizontal: .start)
  /// Vertically centred at the trailing edge.
  public static let trailing = Alignment(horizontal: .end)
  /// Horizontally centred at the top.
  public static let top = Alignment(vertical: .start)
  /// Horizontally centred at the bottom.
  public static let bottom = Alignment(vertical: .end)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .start, vertical: .start)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .end, vertical: .start)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .start, vertical: .end)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .end, vertical: .end)
}

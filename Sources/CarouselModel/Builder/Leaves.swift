/// Static text.
public struct Text: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a text.
  public init(_ text: TextValue) { node = ViewNode(.text(text)) }
}

/// A picture.
public struct Image: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a picture from an asset.
  public init(_ name: String, label: TextValue? = nil) {
    node = ViewNode(.image(ImageContent(.asset(name), label: label)))
  }
  /// Creates a picture from an asset that says nothing.
  public init(decorative name: String) {
    node = ViewNode(.image(ImageContent(.asset(name), isDecorative: true)))
  }
  /// Creates a picture from an SF Symbol.
  public init(systemName: String) { node = ViewNode(.image(ImageContent(.symbol(systemName)))) }
}

/// A button.
public struct Button: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a button.
  public init(
    role: ButtonRole? = nil, action: StateChange? = nil, @ViewBuilder label: () -> ViewList
  ) {
    node = ViewNode(.button(role, Action(.activate, change: action)), children: label())
  }

  /// Creates a button with a title.
  public init(_ title: TextValue, role: ButtonRole? = nil, action: StateChange? = nil) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// A link to another place.
public struct Link: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a link with a title.
  public init(_ title: TextValue, destination: String) {
    node = ViewNode(.link(destination: destination), children: [Text(title).node])
  }
}

/// A title with an icon.
public struct Label: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a title with an SF Symbol.
  public init(_ title: TextValue, systemImage: String) {
    node = ViewNode(.label(icon: [Image(systemName: systemImage).node]), children: [Text(title).node])
  }
}

/// No view at all.
public struct EmptyView: View {
  /// Creates nothing.
  public init() {}
  /// The view that is declared.
  public var node: ViewNode { ViewNode(.empty) }
}

/// Flexible space.
public struct Spacer: View {
  /// Creates space.
  public init() {}
  /// The view that is declared.
  public var node: ViewNode { ViewNode(.spacer) }
}

/// A line between other views.
public struct Divider: View {
  /// Creates a line.
  public init() {}
  /// The view that is declared.
  public var node: ViewNode { ViewNode(.divider) }
}

/// A circle.
public struct Circle: View {
  /// Creates a circle in the foreground style.
  public init() {}
  /// The view that is declared.
  public var node: ViewNode { ViewNode(.shape(Shape(.circle))) }
  /// Returns the circle filled with a paint.
  public func fill(_ paint: Paint) -> ViewNode { ViewNode(.shape(Shape(.circle, fill: paint))) }
}

/// A rectangle.
public struct Rectangle: View {
  /// Creates a rectangle in the foreground style.
  public init() {}
  /// The view that is declared.
  public var node: ViewNode { ViewNode(.shape(Shape(.rectangle))) }
  /// Returns the rectangle filled with a paint.
  public func fill(_ paint: Paint) -> ViewNode { ViewNode(.shape(Shape(.rectangle, fill: paint))) }
}

extension Color: View {
  /// The colour as a view that takes the size it is offered.
  public var node: ViewNode { ViewNode(.shape(Shape(.fill, fill: .color(self)))) }
}

extension LinearGradient: View {
  /// The gradient as a view that takes the size it is offered.
  public var node: ViewNode { ViewNode(.shape(Shape(.fill, fill: .linearGradient(self)))) }
}

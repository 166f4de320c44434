/// A column of views.
public struct VStack: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a column.
  public init(
    alignment: Alignment.Place = .center, spacing: Double? = nil, @ViewBuilder content: () -> ViewList
  ) {
    let stack = Stack(.vertical, alignment: Alignment(horizontal: alignment), spacing: spacing)
    node = ViewNode(.stack(stack), children: content())
  }
}

/// A row of views.
public struct HStack: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a row.
  public init(
    alignment: Alignment.Place = .center, spacing: Double? = nil, @ViewBuilder content: () -> ViewList
  ) {
    let stack = Stack(.horizontal, alignment: Alignment(vertical: alignment), spacing: spacing)
    node = ViewNode(.stack(stack), children: content())
  }
}

/// Views on top of each other, from back to front.
public struct ZStack: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a pile.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> ViewList) {
    node = ViewNode(.stack(Stack(.depth, alignment: alignment)), children: content())
  }
}

/// A row whose views are made when they come near the screen.
public struct LazyHStack: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a row.
  public init(
    alignment: Alignment.Place = .center, spacing: Double? = nil, @ViewBuilder content: () -> ViewList
  ) {
    let stack = Stack(
      .horizontal, alignment: Alignment(vertical: alignment), spacing: spacing, isLazy: true)
    node = ViewNode(.stack(stack), children: content())
  }
}

/// A column whose views are made when they come near the screen.
public struct LazyVStack: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a column.
  public init(
    alignment: Alignment.Place = .center, spacing: Double? = nil, @ViewBuilder content: () -> ViewList
  ) {
    let stack = Stack(
      .vertical, alignment: Alignment(horizontal: alignment), spacing: spacing, isLazy: true)
    node = ViewNode(.stack(stack), children: content())
  }
}

/// A view that scrolls.
public struct ScrollView: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a scroll view.
  public init(_ axis: Axis = .vertical, @ViewBuilder content: () -> ViewList) {
    node = ViewNode(.scroll([axis]), children: content())
  }
}

/// Views without an arrangement of their own.
public struct Group: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a group.
  public init(@ViewBuilder content: () -> ViewList) { self.init(content()) }

  /// Creates a group of views at hand; a single view stands for itself.
  public init(_ views: ViewList) {
    node = views.count == 1 && !views.isComputed ? views[0] : ViewNode(.group, children: views)
  }
}

/// Views made from items, one by one when they are asked for.
public struct ForEach: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates views from items.
  public init<Item: Sendable>(
    _ items: LazyList<Item>, @ViewBuilder content: @escaping @Sendable (Item) -> ViewList
  ) {
    self.init(count: items.count) { content(items[$0]) }
  }

  /// Creates views from the numbers below `count`.
  public init(count: Int, @ViewBuilder content: @escaping @Sendable (Int) -> ViewList) {
    self.init(count: count, promising: [], content: content)
  }
}

extension ForEach {
  /// Creates views of which something is promised.
  package init(
    count: Int, promising promises: ViewPromises, @ViewBuilder content: @escaping @Sendable (Int) -> ViewList
  ) {
    var views = ViewList(count: count) { Group(content($0)).node }
    views.promises = promises
    node = ViewNode(.group, children: views)
  }
}

/// A view whose content depends on the size that it is offered.
public struct GeometryReader: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a reader of the size in points.
  public init(@ViewBuilder content: @escaping @Sendable (Size) -> ViewList) {
    node = ViewNode(.geometryReader(content))
  }
}

/// A view whose content depends on the settings and the state.
public struct EnvironmentReader: View {
  /// The view that is declared.
  public let node: ViewNode

  /// Creates a reader of the context.
  public init(@ViewBuilder content: @escaping @Sendable (ScreenContext) -> ViewList) {
    node = ViewNode(.reader(content))
  }
}

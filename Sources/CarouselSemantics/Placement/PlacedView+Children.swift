package import CarouselModel

extension PlacedView {
  /// A view inside another, or views that are made one by one.
  package enum Child: Sendable {
    /// One view.
    case view(PlacedView)
    /// Views that are made when they are asked for, such as the cards of a row.
    case run(LazyList<PlacedView>)
  }

  /// The views inside the bare view, in the order of declaration.
  package var children: [Child] {
    let environment = environments[0]
    switch view.kind {
    case .empty, .spacer, .divider, .shape, .text, .image, .opaque: return []
    case .label(let icon):
      return Self.place(
        ViewList(Array(icon) + Array(view.children)), Stack(.horizontal), content, environment)
    case .button, .link, .control, .group: return Self.place(view.children, content, environment)
    case .carousel(let carousel):
      var inner = environment
      inner.carousel = carousel
      return Self.place(view.children, content, inner)
    case .stack(let stack): return Self.place(view.children, stack, content, environment)
    case .scroll(let axes): return scrolled(axes)
    case .geometryReader(let views):
      return Self.place(views(content.size), Stack(.depth, alignment: .topLeading), content, environment)
    case .reader(let views): return Self.place(views(environment.context), content, environment)
    case .element: return framed
    }
  }

  /// The views of an overlay or background, which is the modifier at an index.
  package func layer(_ views: ViewList, _ alignment: Alignment, at modifier: Int) -> [Child] {
    let environment = environments[modifier + 1]
    let size = Layout().unitSize(views, ProposedSize(rects[modifier].size), environment)
    let rect = rects[modifier].aligning(size, alignment, isRightToLeft: environment.isRightToLeft)
    return Self.place(views, rect, environment)
  }

  /// Views that stand in place of others at a modifier, such as a representation.
  package func replacement(_ views: ViewList, at modifier: Int) -> [Child] {
    Self.place(views, rects[modifier], environments[modifier + 1])
  }

  private static func place(_ views: ViewList, _ rect: Rect, _ environment: LayoutEnvironment) -> [Child] {
    let children = StackChildren(views, environment)
    if let only = children.onlyView { return [.view(PlacedView(only, in: rect, environment))] }
    return place(children, Stack(.vertical, spacing: 0), rect, environment)
  }

  private static func place(
    _ views: ViewList, _ stack: Stack, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> [Child] {
    place(StackChildren(views, environment), stack, rect, environment)
  }

  private static func place(
    _ children: StackChildren, _ stack: Stack, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> [Child] {
    let isRightToLeft = environment.isRightToLeft
    let layout = StackLayout(stack, children, ProposedSize(rect.size), environment, Layout())
    let bounds =
      stack.direction == .depth
      ? rect : rect.aligning(layout.size, stack.alignment, isRightToLeft: isRightToLeft)
    var inner = environment
    inner.row = nil
    let room = inner
    return children.items.enumerated().map { item, child in
      switch child {
      case .view(let view):
        let rect = layout.rect(item: item, index: 0, in: bounds, isRightToLeft: isRightToLeft)
        return .view(PlacedView(view, in: rect, room))
      case .run(let views):
        return .run(
          LazyList(count: views.count) { index in
            let rect = layout.rect(item: item, index: index, in: bounds, isRightToLeft: isRightToLeft)
            return PlacedView(views[index], in: rect, room)
          })
      }
    }
  }

  private func scrolled(_ axes: Set<Axis>) -> [Child] {
    let environment = environments[0]
    let scroll = ScrollLayout(
      axes: axes, views: view.children, ProposedSize(content.size), environment, Layout())
    let rest = ScrollRest(scroll, environment)
    var inner = scroll.inner
    inner.carousel = rest.row == nil ? environment.carousel : nil
    inner.row = rest.carousel?.facts.position
    let rect = SemanticsBuilder().contentRect(of: scroll, in: content, offset: rest.offset, environment)
    return Self.place(view.children, rect, inner)
  }

  /// The children of an element that is described, each in the frame that it has.
  private var framed: [Child] {
    view.children.isComputed
      ? Self.place(view.children, content, environments[0])
      : view.children.map { child in
        var rect = content
        if case .element(let element) = child.kind, let frame = element.frame { rect = frame }
        return .view(PlacedView(child, in: rect, environments[0]))
      }
  }
}

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
    switch measured.content {
    case .stack(let layout): return place(layout, in: content, row: row)
    case .scroll(let scroll): return scrolled(scroll)
    case .none: break
    }
    switch view.kind {
    case .geometryReader(let views):
      let pile = Stack(.depth, alignment: .topLeading)
      let layout = StackLayout(pile, views(content.size), ProposedSize(content.size), measured.environment)
      return place(layout, in: content, row: nil)
    case .element: return framed
    default: return []
    }
  }

  /// The views of an overlay or background, which is the modifier at an index.
  package func layer(_ views: ViewList, _ alignment: Alignment, at modifier: Int) -> [Child] {
    place(views, alignment, in: rects[modifier], measured.environment(around: modifier + 1))
  }

  /// Views that stand in place of others at a modifier, such as a representation.
  package func replacement(_ views: ViewList, at modifier: Int) -> [Child] {
    place(views, .center, in: rects[modifier], measured.environment(around: modifier + 1))
  }

  private func place(
    _ views: ViewList, _ alignment: Alignment, in rect: Rect, _ environment: LayoutEnvironment
  ) -> [Child] {
    let pile = Stack(.depth, alignment: alignment)
    return place(StackLayout(pile, views, ProposedSize(rect.size), environment), in: rect, row: nil)
  }

  private func place(_ layout: StackLayout, in rect: Rect, row: CardRow?) -> [Child] {
    let bounds = layout.bounds(in: rect)
    return layout.items.map { item in
      @Sendable func placed(_ index: Int) -> PlacedView {
        var builder = self.builder
        if let carousel = row?.carousel {
          builder.card = CardPlace(carousel: carousel, index: item.first + index)
        }
        var measured = item.measured
        if index > 0, let run = item.run { measured = layout.measure(run[index], item.offered) }
        return PlacedView(measured, in: layout.rect(of: item, index, in: bounds), builder)
      }
      return item.run == nil ? .view(placed(0)) : .run(LazyList(count: item.count) { placed($0) })
    }
  }

  private func scrolled(_ scroll: ScrollLayout) -> [Child] {
    let rest = ScrollRest(scroll)
    let inner = PlacedView(measured, in: frame, builder.entering(scroll, at: rest))
    return inner.place(scroll.content, in: scroll.contentRect(in: content, offset: rest.offset), row: nil)
  }

  /// The children of an element that is described, each in the frame that it has.
  private var framed: [Child] {
    view.children.map { child in
      var rect = content
      if case .element(let element) = child.kind, let frame = element.frame { rect = frame }
      let measured = Measurement(child, ProposedSize(rect.size), self.measured.environment)
      return .view(PlacedView(measured, in: rect, builder))
    }
  }
}

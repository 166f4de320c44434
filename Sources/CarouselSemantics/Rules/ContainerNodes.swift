import CarouselModel

/// Stacks and scroll views.
extension SemanticsBuilder {
  /// A stack adds no node of its own, except that a lazy one is a container.
  func stackNodes(
    _ stack: Stack, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    let children = StackChildren(view.children, environment)
    let list = nodes(of: stack, children, in: rect, environment)
    guard stack.isLazy else { return list }
    return container(stack.name, .none, around: list, view, rect)
  }

  func nodes(
    of stack: Stack, _ children: StackChildren, in rect: Rect, _ environment: LayoutEnvironment,
    keepsOrder: Bool = true
  ) -> NodeList {
    let arrangement = StackLayout(stack, children, ProposedSize(rect.size), environment, layout)
    let bounds =
      stack.direction == .depth
      ? rect
      : rect.aligning(
        arrangement.size, stack.alignment, isRightToLeft: environment.isRightToLeft)
    var list = NodeList()
    var first = 0
    for (item, child) in children.items.enumerated() {
      list.append(nodes(of: child, item, first, arrangement, in: bounds, environment))
      first += child.count
    }
    // In a pile the default order is back to front, whatever the frames say.
    guard stack.direction == .depth, keepsOrder, list.entries.count > 1 else { return list }
    list.entries = [.group(isExplicit: true, list.entries)]
    return list
  }

  private func nodes(
    of item: StackChildren.Item, _ number: Int, _ first: Int, _ arrangement: StackLayout, in bounds: Rect,
    _ environment: LayoutEnvironment
  ) -> NodeList {
    var inner = environment
    inner.row = nil
    let room = inner
    @Sendable func nodes(_ view: ViewNode, _ index: Int) -> NodeList {
      let rect = arrangement.rect(
        item: number, index: index, in: bounds, isRightToLeft: environment.isRightToLeft)
      let list = self.nodes(of: view, in: rect, room)
      guard let row = environment.row else { return list }
      return list.belonging(to: CardPlace(carousel: row, index: first + index))
    }
    switch item {
    case .view(let view): return nodes(view, 0)
    case .run(let views) where arrangement.stack.isLazy:
      let priorities = SortPrioritySearch(environment: environment)
      let lazy = NodeList.LazyNodes(
        count: views.count, hasPriorities: { priorities.finds(in: views) }, list: { nodes(views[$0], $0) })
      return NodeList(entries: [.lazy(lazy)])
    case .run(let views):
      var list = NodeList()
      for index in views.indices { list.append(nodes(views[index], index)) }
      return list
    }
  }

  /// A scroll view is a container whose content is shifted by where it rests.
  func scrollNode(
    _ axes: Set<Axis>, _ view: ViewNode, _ rect: Rect, _ environment: LayoutEnvironment
  ) -> NodeList {
    let scroll = ScrollLayout(
      axes: axes, views: view.children, ProposedSize(rect.size), environment, layout)
    let rest = ScrollRest(scroll, environment)
    var inner = scroll.inner
    inner.carousel = rest.row == nil ? environment.carousel : nil
    inner.row = rest.carousel?.facts.position
    let content = contentRect(of: scroll, in: rect, offset: rest.offset, environment)
    let list = nodes(of: view.children, in: content, inner)
    var container = container("ScrollView", .scroll, around: list, view, rect)
    if let placed = rest.carousel { container.carousels.append(placed) }
    return container
  }

  func contentRect(
    of scroll: ScrollLayout, in rect: Rect, offset: Double, _ environment: LayoutEnvironment
  ) -> Rect {
    var size = rect.size.outset(by: scroll.insets.negated)
    for axis in scroll.axes { size[axis] = scroll.contentSize[axis] - scroll.insets.total(axis) }
    let isHorizontal = scroll.axes.contains(.horizontal)
    return rect.placing(
      size, leading: scroll.insets.leading - (isHorizontal ? offset : 0),
      top: scroll.insets.top - (isHorizontal ? 0 : offset), isRightToLeft: environment.isRightToLeft)
  }

  func container(
    _ name: String, _ kind: ContainerKind, around list: NodeList, _ view: ViewNode, _ rect: Rect
  ) -> NodeList {
    var node = SemanticNode(.container, view: name, source: view.source)
    node.containerKind = kind
    node.frame = frame(rect)
    node.children = list
    node.children.carousels = []
    return NodeList(entries: [.node(node)], carousels: list.carousels)
  }
}

extension EdgeInsets {
  var negated: EdgeInsets { EdgeInsets(top: -top, leading: -leading, bottom: -bottom, trailing: -trailing) }
}

extension NodeList {
  /// The list with every node that belongs to no card yet given to one.
  func belonging(to card: CardPlace) -> NodeList {
    mapNodes { node in
      guard node.card == nil else { return node }
      var node = node
      node.card = card
      node.children = node.children.belonging(to: card)
      return node
    }
  }
}

import CarouselModel

/// What a stack lays out: its views, with groups opened, and runs of views that are made when asked for.
struct StackChildren: Sendable {
  /// One view, or a run of views of which the first stands for all.
  enum Item: Sendable {
    case view(ViewNode)
    case run(ViewList)

    var count: Int {
      switch self {
      case .view: 1
      case .run(let views): views.count
      }
    }

    /// The view that is measured for the item.
    var sample: ViewNode? {
      switch self {
      case .view(let view): view
      case .run(let views): views.first
      }
    }
  }

  private(set) var items: [Item] = []

  init(_ views: ViewList, _ environment: LayoutEnvironment) { add(views, environment) }

  /// The view, if there is no more than that one.
  var onlyView: ViewNode? {
    guard items.count == 1, case .view(let view) = items[0] else { return nil }
    return view
  }

  private mutating func add(_ views: ViewList, _ environment: LayoutEnvironment) {
    if views.isComputed {
      if !views.isEmpty { items.append(.run(views)) }
      return
    }
    for view in views { add(view, environment) }
  }

  /// A group without modifiers is its children; one with modifiers stays a view of its own.
  private mutating func add(_ view: ViewNode, _ environment: LayoutEnvironment) {
    guard view.modifiers.isEmpty else { return items.append(.view(view)) }
    switch view.kind {
    case .group: add(view.children, environment)
    case .reader(let content):
      let views = content(environment.context)
      // What a reader shows was declared where the reader was, unless it says otherwise.
      add(views.isComputed ? views : ViewList(views.map { $0.declared(at: view.source) }), environment)
    default: items.append(.view(view))
    }
  }
}

extension ViewNode {
  /// The view with a place in the source, unless it has one.
  fileprivate func declared(at source: SourceRange?) -> ViewNode {
    guard self.source == nil, source != nil else { return self }
    var copy = self
    copy.source = source
    return copy
  }
}

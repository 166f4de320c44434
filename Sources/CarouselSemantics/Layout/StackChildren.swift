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
    var sample: ViewNode {
      switch self {
      case .view(let view): view
      case .run(let views): views[0]
      }
    }
  }

  /// The most views of a run that are measured one by one outside lazy stacks; a longer run is measured by its
  /// first view.
  static let measuredRunLimit = 1000

  private(set) var items: [Item] = []

  init(_ views: ViewList, isLazy: Bool, _ environment: LayoutEnvironment) {
    add(views, isLazy, environment)
  }

  /// The number of views.
  var count: Int { items.reduce(0) { $0 + $1.count } }

  private mutating func add(_ views: ViewList, _ isLazy: Bool, _ environment: LayoutEnvironment) {
    guard views.isComputed, isLazy || views.count > Self.measuredRunLimit else {
      for view in views { add(view, isLazy, environment) }
      return
    }
    if !views.isEmpty { items.append(.run(views)) }
  }

  /// A group without modifiers is its children, and an empty view takes no place; one with modifiers stays a
  /// view of its own.
  private mutating func add(_ view: ViewNode, _ isLazy: Bool, _ environment: LayoutEnvironment) {
    guard view.modifiers.isEmpty else { return items.append(.view(view)) }
    switch view.kind {
    case .empty: break
    case .group: add(view.children, isLazy, environment)
    case .reader(let content):
      let views = content(environment.context)
      // What a reader shows was declared where the reader was, unless it says otherwise.
      add(
        views.isComputed ? views : ViewList(views.map { $0.declared(at: view.source) }), isLazy, environment)
    default: items.append(.view(view))
    }
  }

  /// Whether one of the views is a divider.
  var holdDivider: Bool {
    items.contains { if case .view(let view) = $0, case .divider = view.kind { true } else { false } }
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

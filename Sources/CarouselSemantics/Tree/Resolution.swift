import CarouselModel

/// What containers and modal nodes do to the nodes around and inside them, once all modifiers have spoken.
///
/// Hidden is a property of nodes until then, since a modifier further out may still show them. Afterwards every
/// node that is not given says so itself, with the reason.
extension NodeList {
  /// The list with everything hidden that lies in a hidden container or beside a modal node.
  ///
  /// In an explicit order nothing is modal, as in an `accessibilityElements` array (AccessibilitySnapshot
  /// 0.12.1).
  func resolved(order: ChildOrder = .sorted) -> NodeList {
    var list = self
    list.entries.resolve(isExplicit: order == .explicit)
    list.removed = list.removed.map(\.resolved)
    return list
  }

  /// The list inside something hidden.
  fileprivate func inside(_ reason: HiddenReason) -> NodeList {
    editing { if $0.visibility.hiddenReason == nil { $0.visibility = .hidden(reason) } }
  }
}

extension [NodeList.Entry] {
  fileprivate mutating func resolve(isExplicit: Bool) {
    for index in indices { self[index].resolve() }
    guard !isExplicit, let modal = lastModal else { return }
    let reason = HiddenReason(.behindModal, source: modal.source)
    for index in indices where index != modal.index { self[index].hide(reason) }
    if case .group(var group) = self[modal.index], !group.isDeclared {
      group.entries.resolve(isExplicit: false)
      self[modal.index] = .group(group)
    }
  }

  /// The last entry that is modal, or holds a modal node without having been declared as a view of its own.
  private var lastModal: (index: Int, source: SourceRange?)? {
    for index in indices.reversed() {
      switch self[index] {
      case .node(let node):
        if node.traits.contains(.modal), node.visibility.hiddenReason == nil { return (index, node.source) }
      case .group(let group):
        if group.isModal { return (index, nil) }
        if !group.isDeclared, let inner = group.entries.lastModal { return (index, inner.source) }
      case .lazy: break
      }
    }
    return nil
  }
}

extension NodeList.Entry {
  fileprivate mutating func resolve() {
    switch self {
    case .node(let node): if node.needsResolution { self = .node(node.resolved) }
    case .group(var group):
      // A group that was not declared belongs to the level around it, which looks for modal nodes itself.
      if group.isDeclared {
        group.entries.resolve(isExplicit: group.order == .explicit)
      } else {
        for index in group.entries.indices { group.entries[index].resolve() }
      }
      self = .group(group)
    case .lazy(let nodes): self = .lazy(nodes.mapping { $0.resolved() })
    }
  }

  fileprivate mutating func hide(_ reason: HiddenReason) {
    var list = NodeList(entries: [self])
    list = list.inside(reason).resolved(order: .explicit)
    self = list.entries[0]
  }
}

extension SemanticNode {
  fileprivate var needsResolution: Bool {
    role == .container || !hiddenNodes.isKnownEmpty
  }

  fileprivate var resolved: SemanticNode {
    var node = self
    if role == .container {
      if let reason = visibility.hiddenReason {
        node.children = children.inside(HiddenReason(.insideHidden, source: reason.source))
      }
      node.children = node.children.resolved(order: order)
    }
    if !hiddenNodes.isKnownEmpty {
      node.hiddenNodes = hiddenNodes.mapping { $0.resolved(order: .explicit) }
    }
    return node
  }
}

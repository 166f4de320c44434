import CarouselModel
import CarouselSemantics

/// Finds the view that became a node among many, without looking at all of them for each node.
struct ViewOrigins {
  /// What tells views apart, the more of it is given the better: one place of a source may make many.
  private struct Key: Hashable {
    var view: String
    var source: SourceRange?
    var part: CarouselPart?
    var rect: Rect?
  }

  private let views: [ViewSubject]
  /// The first view with each key.
  private var indices: [Key: Int] = [:]

  init(_ views: [ViewSubject]) {
    self.views = views
    for (index, subject) in views.enumerated() {
      let view = subject.placed.view
      for part in view.part == nil ? [nil] : [view.part, nil] {
        var key = Key(view: subject.kind.name, source: view.source, part: part)
        add(key, index)
        for rect in subject.placed.rects {
          key.rect = rect
          add(key, index)
        }
      }
    }
  }

  private mutating func add(_ key: Key, _ index: Int) {
    if indices[key] == nil { indices[key] = index }
  }

  /// The view that became the node, and those inside it; none where it is not known.
  func views(of node: SemanticNode) -> [ViewSubject] {
    guard let first = origin(of: node) else { return [] }
    let path = views[first].surroundings.path
    return [views[first]]
      + views[(first + 1)...].prefix {
        $0.surroundings.path.count > path.count && $0.surroundings.path.starts(with: path)
      }
  }

  /// The place and the part tell the view; where they made several, or there is no place, the frame does.
  private func origin(of node: SemanticNode) -> Int? {
    var key = Key(view: node.view, source: node.source, part: node.part, rect: node.frame.rect)
    if key.rect != nil, let index = indices[key] { return index }
    key.rect = nil
    if node.source != nil, let index = indices[key] { return index }
    guard node.part != nil else { return nil }
    key.part = nil
    key.rect = node.frame.rect
    if key.rect != nil, let index = indices[key] { return index }
    key.rect = nil
    return node.source == nil ? nil : indices[key]
  }
}

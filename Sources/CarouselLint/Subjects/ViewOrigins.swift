import CarouselModel
import CarouselSemantics

/// Finds the view that became a node among many, without looking at all of them for each node.
struct ViewOrigins {
  private struct Key: Hashable {
    var view: String
    var source: SourceRange?
  }

  private let views: [ViewSubject]
  /// The views of a kind at a place, in order; those without a place together.
  private let indices: [Key: [Int]]

  init(_ views: [ViewSubject]) {
    self.views = views
    indices = Dictionary(grouping: views.indices) {
      Key(view: views[$0].kind.name, source: views[$0].placed.view.source)
    }
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

  /// A place tells the view; where there is none, the frame does.
  private func origin(of node: SemanticNode) -> Int? {
    let candidates = indices[Key(view: node.view, source: node.source)] ?? []
    guard node.source == nil else { return candidates.first }
    return candidates.first { views[$0].placed.rects.contains { $0 == node.frame.rect } }
  }
}

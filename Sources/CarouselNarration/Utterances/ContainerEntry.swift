public import CarouselSemantics

extension Stop {
  /// The containers that reading enters by moving here from another stop, outermost first; all of them at
  /// the first stop.
  public func containersEntered(from previous: Stop?) -> [SemanticNode] {
    guard let previous else { return containers }
    let shared = zip(path, previous.path).prefix { $0 == $1 }.count
    let known = Swift.min(shared, previous.containers.count, containers.count)
    return Array(containers.dropFirst(known))
  }
}

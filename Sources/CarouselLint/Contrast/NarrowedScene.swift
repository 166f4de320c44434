import CarouselModel

extension ContrastScene {
  /// The scene without lengths along which no colour changes: texts of different widths on one gradient from top to
  /// bottom are one scene.
  var narrowed: ContrastScene {
    guard !hasPartialLayers else { return self }
    let gradients = ([foreground] + steps.compactMap(\.paint)).compactMap { paint -> LinearGradient? in
      if case .linearGradient(let gradient) = paint { gradient } else { nil }
    }
    var scene = self
    if gradients.allSatisfy({ $0.start.horizontal == $0.end.horizontal }) {
      scene.resize { Rect(x: 0, y: $0.y, width: 1, height: $0.height) }
    }
    if gradients.allSatisfy({ $0.start.vertical == $0.end.vertical }) {
      scene.resize { Rect(x: $0.x, y: 0, width: $0.width, height: 1) }
    }
    return scene
  }

  private mutating func resize(_ change: (Rect) -> Rect) {
    let figure = change(Rect(x: 0, y: 0, width: size.width, height: size.height))
    size = figure.size
    steps = steps.map { step in
      switch step {
      case .paint(let paint, let rect): .paint(paint, change(rect))
      case .unknown(let opacity, let rect): .unknown(opacity: opacity, change(rect))
      case .group: step
      }
    }
  }
}

extension ContrastScene.Step {
  fileprivate var paint: Paint? { if case .paint(let paint, _) = self { paint } else { nil } }
}

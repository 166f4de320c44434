import CarouselModel
import CarouselSemantics

extension ViewSubject {
  /// The text in front of what lies behind it; nil where its contrast does not matter or nothing is known to judge it by.
  ///
  /// Exempt are disabled controls, decoration, and what nobody sees (WCAG 2.2, 1.4.3).
  var textScene: ContrastScene? { textScene(over: surroundings.backdrop) }

  /// The text in front of layers that are not those at the place where it was laid out.
  func textScene(over backdrop: Backdrop) -> ContrastScene? {
    guard let text, isVisible, !surroundings.isDecoration, !placed.isDisabled, !placed.isRedacted else {
      return nil
    }
    guard !SpokenWords.isBlank(text.rendered), let foreground = figurePaint, !foreground.isClear else {
      return nil
    }
    var scene = ContrastScene(foreground, in: placed.content, over: backdrop)
    if scene.isOnItsOwnGround { scene.ink = placed.inkShare }
    return scene
  }

  /// What text or a symbol in the view is painted with; nil in a control that is given no colour, since the platform
  /// paints it by its style.
  var figurePaint: Paint? {
    if let foreground = surroundings.foreground { return foreground }
    return surroundings.isInControl ? nil : .hierarchical(.primary)
  }
}

extension Paint {
  /// Whether nothing is drawn with it.
  fileprivate var isClear: Bool {
    if case .color(let color) = self { color.opacity == 0 || color.base == .named(.clear) } else { false }
  }
}

extension ContrastScene {
  /// Whether all that varies behind the figure is as large as the figure itself, so that its place there is certain.
  var isOnItsOwnGround: Bool {
    steps.allSatisfy { step in
      guard case .paint(.linearGradient, let rect) = step else { return true }
      return abs(rect.x) < 0.1 && abs(rect.y) < 0.1 && abs(rect.width - size.width) < 0.1
        && abs(rect.height - size.height) < 0.1
    }
  }

  /// Whether the contrast depends on where the figure is.
  var dependsOnPlace: Bool {
    hasPartialLayers || !isOnItsOwnGround
  }

  /// What is behind the figure in words: "a gradient from clear to black at 0.55 over a gradient from green to teal".
  var groundWords: String {
    var words: [String] = []
    for step in steps.reversed() {
      switch step {
      case .paint(let paint, _): words.append(paint.words)
      case .unknown: words.append("something unknown")
      case .group: continue
      }
      if step.isOpaque { return words.joined(separator: " over ") }
    }
    return (words + ["the system background"]).joined(separator: " over ")
  }
}

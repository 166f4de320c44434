import CarouselModel

/// `accessibilityElement(children: .ignore)` around content that nobody needs until what is hidden is asked for.
///
/// A card of a documented carousel is such an element: reading the row never looks at its picture and caption.
extension SemanticsBuilder {
  /// The element that the modifier at a level makes; what is inside is made when it is asked for.
  func ignoring(_ measured: Measurement, _ rects: LevelRects, _ level: Int) -> NodeList {
    var node = newElement(at: ModifierPlace(measured, level: level, rects))
    let reason = HiddenReason(.ignoredByParent, source: measured.view.modifiers[level].source)
    node.hiddenNodes = .deferred { [self] in
      nodes(of: measured, rects, around: bareNodes(of: measured, in: rects[0]), 0..<level).hidden(
        because: reason)
    }
    return NodeList([node])
  }
}

extension ViewNode {
  /// The index of the modifier that makes an element without children, where what is inside adds nothing else: it
  /// is the first that makes an element, and there is no carousel inside that the screen would have to know of.
  var levelOfIgnoredContent: Int? {
    let level = modifiers.firstIndex { modifier in
      guard modifier.isEnabled, case .accessibility(let change) = modifier.kind else { return false }
      switch change {
      case .element, .representation, .children, .container: return true
      default: return false
      }
    }
    guard let level, case .accessibility(.element(.ignore)) = modifiers[level].kind else { return nil }
    return mayHoldCarousel(below: level) ? nil : level
  }

  /// Whether there may be a carousel in the view with its first modifiers.
  private func mayHoldCarousel(below level: Int) -> Bool {
    switch kind {
    case .scroll, .carousel, .reader, .geometryReader: return true
    case .label(let icon): if icon.mayHoldCarousel { return true }
    default: break
    }
    return children.mayHoldCarousel || modifiers[..<level].contains(where: \.mayHoldCarousel)
  }

  fileprivate var mayHoldCarousel: Bool { mayHoldCarousel(below: modifiers.count) }
}

extension Modifier {
  fileprivate var mayHoldCarousel: Bool {
    switch kind {
    case .layout(.overlay(let views, _)), .layout(.background(let views, _)),
      .accessibility(.representation(let views)), .accessibility(.children(let views)):
      views.mayHoldCarousel
    default: false
    }
  }
}

extension ViewList {
  /// Views that are yet to be made may hold anything, unless they are promised to be shapes.
  fileprivate var mayHoldCarousel: Bool {
    guard !promises.contains(.silent) else { return false }
    return isComputed ? !isEmpty : contains(where: \.mayHoldCarousel)
  }
}

internal import CarouselModel
internal import SwiftSourceReader

/// How carousels are recognised: by what scrolls, and where it comes to rest.
extension Interpreter {
  /// Returns a view as it stands among others: a scroll view that rests at cards is a carousel.
  func place(_ view: ViewValue) -> ViewValue {
    if var dragged = draggedCarousel(view) {
      tellAnimations(of: view.node, in: &dragged.node)
      return dragged
    }
    guard let scroll = view.scroll, scroll.snaps || scroll.position != nil || scroll.row.isTarget else {
      return view
    }
    var placed = ViewValue(view.node)
    var node = view.node
    let key = scroll.position ?? freePosition(of: node)
    if scroll.position == nil {
      node = node.modifier(.scrolling(.position(key, anchor: scroll.anchor)), source: node.source)
    }
    let facts = Carousel(
      .custom, cards: LazyList(scroll.row.ids), position: key, anchor: scroll.anchor ?? .start,
      assumptions: CarouselReadings.assumptions(of: node))
    placed.node = ViewNode(.carousel(facts), children: [node], source: node.source)
    return placed
  }

  /// What is said about a dragged row's animation is that of its cards.
  private func tellAnimations(of row: ViewNode, in carousel: inout ViewNode) {
    guard case .carousel(var facts) = carousel.kind else { return }
    for modifier in row.modifiers where modifier.isEnabled {
      guard case .motion(.animation(let animation)) = modifier.kind else { continue }
      facts.animations.append(AnimatedChange("cards", animation))
    }
    carousel.kind = .carousel(facts)
  }

  /// A name for the position of a row that the author bound to no state.
  private func freePosition(of node: ViewNode) -> StateKey {
    let start = node.source.map { "\($0.start.line):\($0.start.column)" } ?? ""
    let place = placement.key + " " + start
    let name = memory.positions.isEmpty ? "position" : "position \(memory.positions.count + 1)"
    if let known = memory.positions[place] { return StateKey(known) }
    memory.positions[place] = name
    return StateKey(name)
  }

  /// A stack of a carousel and its page dots, and nothing else, is the carousel as a whole.
  func carouselWithDots(_ stack: ViewValue, _ children: [ViewValue]) -> ViewValue? {
    let places = children.indices.filter {
      if case .carousel = children[$0].node.kind { true } else { false }
    }
    guard places.count == 1, case .carousel(var facts) = children[places[0]].node.kind else { return nil }
    let others = children.indices.filter { $0 != places[0] && !children[$0].isSpace }
    guard others.count == 1, let dots = PageDotsReading.dots(children[others[0]].node, facts, memory) else {
      return nil
    }
    facts.dots = dots.look
    facts.animations += dots.animations
    var node = stack.node
    let inner = children[places[0]].node
    var bare = inner
    bare.kind = .group
    if inner.modifiers.isEmpty, inner.children.count == 1 { bare = inner.children[0] }
    node.children = ViewList(children.indices.map { $0 == places[0] ? bare : children[$0].node })
    return ViewValue(ViewNode(.carousel(facts), children: [node], source: inner.source))
  }
}

extension ViewValue {
  fileprivate var isSpace: Bool { if case .spacer = node.kind { true } else { false } }
}

/// What has to be assumed about a carousel, where Apple's documents are silent.
enum CarouselReadings {
  static func assumptions(of node: ViewNode) -> [String] {
    var found = Found()
    search(node, &found, depth: 0)
    var sentences: [String] = []
    if found.hasTransition {
      sentences.append(
        "the scroll transition's container is taken without its safe area; with it, a neighbour at rest is blended a little towards the centred card"
      )
    }
    if found.hasMargins && found.hasRelativeFrame {
      sentences.append("content margins are taken to shorten the length that containerRelativeFrame is given")
    }
    return sentences
  }

  private struct Found {
    var hasTransition = false
    var hasMargins = false
    var hasRelativeFrame = false
  }

  private static func search(_ node: ViewNode, _ found: inout Found, depth: Int) {
    for modifier in node.modifiers {
      switch modifier.kind {
      case .motion(.scrollTransition): found.hasTransition = true
      case .scrolling(.contentMargins): found.hasMargins = true
      case .layout(.containerRelativeFrame): found.hasRelativeFrame = true
      default: break
      }
    }
    guard depth < 6 else { return }
    for child in node.children.prefix(2) { search(child, &found, depth: depth + 1) }
  }
}

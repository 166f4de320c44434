import CarouselModel
import CarouselSemantics

/// Walks through views and collects them with what is around each; the cards of carousels are left to be made later.
struct ViewWalk {
  /// The views that were met, in the order of declaration.
  private(set) var views: [ViewSubject] = []
  /// The views without cards inside, whose nodes are the elements around the cards.
  private(set) var grounds: [ViewSubject] = []
  /// The carousels that were met.
  private(set) var carousels: [CarouselSeed] = []
  private var open: [Int] = []
  private let firstNumber: Int

  init(firstNumber: Int = 1) { self.firstNumber = firstNumber }

  /// Walks a view, and says whether there are cards inside.
  @discardableResult
  mutating func walk(
    _ placed: PlacedView, in surroundings: Surroundings, isCard: Bool = false, ordinal: Int = 1
  ) -> Bool {
    var levels = Levels(placed, surroundings, isCard: isCard, ordinal: ordinal)
    let number = beginCarousel(placed, &levels)
    var visited = Visited()
    for (index, modifier) in placed.view.modifiers.enumerated() where modifier.isEnabled {
      if case .layout(.background(let views, let alignment)) = modifier.kind {
        walk(placed.layer(views, alignment, at: index), levels.around[index + 1], into: &visited)
      }
    }
    views.append(ViewSubject(placed: placed, surroundings: levels.around[0]))
    let isRow = walkBase(placed, levels.around[0], isCarousel: number != nil, into: &visited)
    for (index, modifier) in placed.view.modifiers.enumerated() where modifier.isEnabled {
      guard case .layout(.overlay(let views, let alignment)) = modifier.kind else { continue }
      var around = levels.around[index + 1]
      around.backdrop.layers += PaintedLayers.layers(of: placed, upTo: index)
      walk(placed.layer(views, alignment, at: index), around, into: &visited)
    }
    let hasCards = isRow || number != nil || visited.haveCards
    if hasCards { grounds += visited.withoutCards }
    if number != nil { open.removeLast() }
    return hasCards
  }

  /// Walks what is inside the bare view, unless that is cards; says whether it is.
  private mutating func walkBase(
    _ placed: PlacedView, _ around: Surroundings, isCarousel: Bool, into visited: inout Visited
  ) -> Bool {
    let children = placed.children
    // A card that is itself a carousel is no card of its own.
    if !isCarousel, let index = open.last, takesCards(placed, children, around, of: index) { return true }
    guard case .stack(let stack) = placed.view.kind, stack.direction == .depth else {
      walk(children, around, into: &visited)
      return false
    }
    var around = around
    for child in children {
      walk([child], around, into: &visited)
      if case .view(let view) = child { around.backdrop.layers += PaintedLayers.layers(of: view) }
    }
    return false
  }

  private mutating func walk(
    _ children: [PlacedView.Child], _ around: Surroundings,
    into visited: inout Visited
  ) {
    for child in children {
      switch child {
      case .view(let view): visit(view, around, into: &visited)
      case .run(let views):
        // Of very many dots the first tell enough.
        let isDots = around.part == .dots
        for index in 0..<(isDots ? min(views.count, 100) : views.count) {
          visit(views[index], around, into: &visited)
        }
      }
    }
  }

  private mutating func visit(
    _ view: PlacedView, _ around: Surroundings, into visited: inout Visited
  ) {
    let hasCards = walk(view, in: around, ordinal: visited.nextOrdinal(of: view.view.kind.name))
    visited.add(ViewSubject(placed: view, surroundings: around), hasCards: hasCards)
  }

  private mutating func beginCarousel(_ placed: PlacedView, _ levels: inout Levels) -> Int? {
    guard let facts = CarouselSeed.facts(of: placed, isInside: !open.isEmpty) else { return nil }
    let number = firstNumber + carousels.count
    for index in levels.around.indices {
      levels.around[index].carousel = number
    }
    levels.around[0].path = (levels.around[0].path.dropLast() + ["carousel \(number)"])
    carousels.append(
      CarouselSeed(
        number: number, facts: facts.facts, isImplied: facts.isImplied, placed: placed, around: levels.around)
    )
    open.append(carousels.count - 1)
    return number
  }

  /// Whether a view is the row of cards of the carousel that is open; its cards are then kept for later.
  private mutating func takesCards(
    _ placed: PlacedView, _ children: [PlacedView.Child], _ around: Surroundings, of index: Int
  ) -> Bool {
    if case .card(let card)? = placed.view.part {
      carousels[index].rows.append(CarouselSeed.Row(.view(placed), around, first: card.index))
      return true
    }
    guard carousels[index].isRow(placed, children) else { return false }
    var first = carousels[index].rows.reduce(0) { $0 + $1.count }
    for child in children {
      let row = CarouselSeed.Row(child, around, first: first)
      carousels[index].rows.append(row)
      first += row.count
    }
    carousels[index].row = ViewSubject(placed: placed, surroundings: around)
    return true
  }
}

/// What holds at each level of a view: last outside of all modifiers, first at the bare view.
struct Levels {
  var around: [Surroundings]

  init(_ placed: PlacedView, _ outside: Surroundings, isCard: Bool, ordinal: Int) {
    let modifiers = placed.view.modifiers
    var outer = outside
    if !isCard { outer.path.append(placed.view.kind.name + (ordinal > 1 ? " \(ordinal)" : "")) }
    outer.source = placed.view.source ?? outer.source
    if let part = placed.view.part { outer.part = part }
    if placed.view.part == .decoration { outer.isDecoration = true }
    if let label = placed.view.groupLabel { outer.groupLabels.append(label) }
    around = Array(repeating: outer, count: modifiers.count + 1)
    for level in stride(from: modifiers.count, to: 0, by: -1) {
      around[level - 1] = around[level].inside(modifiers[level - 1], inner: placed.rects[level - 1])
      if case .layout(.background(let views, let alignment)) = modifiers[level - 1].kind {
        for child in placed.layer(views, alignment, at: level - 1) {
          guard case .view(let view) = child else { continue }
          around[level - 1].backdrop.layers += PaintedLayers.layers(of: view)
        }
      }
    }
    switch placed.view.kind {
    case .button, .link, .control: around[0].controlDepth += 1
    case .scroll: around[0].fixedHeight = nil
    case .element: around[0].hiddenBy = around[0].hiddenBy ?? Self.swallowed(by: placed.view)
    default: break
    }
  }

  private static func swallowed(by view: ViewNode) -> HiddenReason? {
    guard case .element(let content) = view.kind else { return nil }
    if content.isHidden { return HiddenReason(.declaredHidden, source: view.source) }
    return content.role == .element ? HiddenReason(.partOfControl, source: view.source) : nil
  }
}

extension ViewNode {
  /// The label that modifiers give the view as a group: a label outside of `children: .contain`, or on a scroll view.
  var groupLabel: TextValue? {
    let contains = modifiers.lastIndex { $0.isEnabled && $0.kind.makesContainer }
    var isGroup = contains != nil
    switch kind {
    case .scroll, .carousel: isGroup = true
    case .element(let content) where content.role == .container:
      if let label = content.label { return label }
      isGroup = true
    case .stack(let stack): isGroup = isGroup || stack.isLazy
    default: break
    }
    guard isGroup else { return nil }
    return modifiers[(contains ?? 0)...].last { $0.isEnabled && $0.kind.label != nil }?.kind.label
  }
}

extension Modifier.Kind {
  var makesContainer: Bool {
    switch self {
    case .accessibility(.element(.contain)), .accessibility(.container), .accessibility(.children): true
    default: false
    }
  }

  var label: TextValue? {
    if case .accessibility(.label(let label)) = self { label } else { nil }
  }
}

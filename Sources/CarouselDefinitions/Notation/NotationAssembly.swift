import CarouselModel

/// Makes the views of a carousel from what is stated about it, under given settings.
struct NotationAssembly {
  let notation: CarouselNotation
  let cards: Cards
  let position: StateKey
  let context: ScreenContext
  let source: CarouselModel.SourceRange?
  /// Where the cards stand by their identifiers.
  let positions: CardPositions
  /// Whether no card has a sort priority and none is modal, as far as that is known without reading the cards.
  let isInReadingOrder: Bool

  private var reduceMotion: Bool { context.settings.reduceMotion }
  private var moves: CardMoves { CardMoves(ids: cards.ids, positions: positions, position: position) }
  private var motion: MotionForm? {
    reduceMotion ? notation.reducedMotion ?? notation.motion : notation.motion
  }

  /// The carousel: its views inside its facts, with the words of the carousel itself around them.
  var node: ViewNode {
    var facts = StatementCollector(notation: notation, cards: cards, context: context, position: position)
      .carousel
    facts.positions = positions
    let current = facts.currentIndex(in: context.state)
    let views = [heading, ownStop, row] + controls(current: current) + [dots(current: current), caption]
    let column = ViewNode(
      .stack(Stack(.vertical)), children: ViewList(views.compactMap(\.self)), source: source)
    let node = ViewNode(.carousel(facts), children: [column], source: source)
    return words.reduce(node) { $0.modifier($1, source: source) }
  }

  private var heading: ViewNode? { notation.heading?.value }
  private var caption: ViewNode? { notation.caption?.value }

  /// The carousel as a stop of its own beside its cards.
  private var ownStop: ViewNode? {
    guard notation.stated.isExposed == true, !isOneElement else { return nil }
    let stop = Color(.clear).node.modifier(.accessibility(.element(.ignore)), source: source)
    return ownWords.reduce(stop) { $0.modifier($1, source: source) }
  }

  private var isOneElement: Bool {
    notation.stated.form == .adjustable || (notation.adjustable?.value != nil && notation.children == nil)
  }

  private var row: ViewNode? {
    var row = notation.stated.paging == .custom ? ownRow : nativeRow
    row.part = .row
    row.source = source
    if let transition = motion?.statements.transition, transition != "none" {
      row.modifiers.append(Modifier(.motion(.transition(name: transition)), source: source))
    }
    if let isFocusable = notation.stated.isFocusable {
      row.modifiers.append(Modifier(.interaction(.focusable(isFocusable)), source: source))
    }
    return isOneElement ? adjustable(row) : row
  }

  private var views: ViewList {
    let effect = motion?.effect
    var views = ViewList(count: cards.count) { [cards] index in
      let card = cards.node(at: index)
      guard let effect else { return card }
      return card.scrollTransition(axis: .horizontal) { effect.at($0) }
    }
    if isInReadingOrder { views.promises = .inOrder }
    return views
  }

  private var nativeRow: ViewNode {
    ScrollView(.horizontal) {
      ViewNode(.stack(Stack(.horizontal, isLazy: true)), children: views).scrollTargetLayout()
    }
    .scrollPosition(id: position)
  }

  private var ownRow: ViewNode {
    var row = ViewNode(.stack(Stack(.horizontal)), children: views)
    if let gesture = notation.gesture {
      let action = Action(.activate, name: notation.does ?? "page")
      row.modifiers.append(Modifier(.interaction(.gesture(gesture, action)), source: source))
    }
    if notation.scrollAction?.value == true {
      row = row.accessibilityAction(.scroll(.trailing), moves.next).accessibilityAction(
        .scroll(.leading), moves.previous)
    }
    return row
  }

  private func adjustable(_ row: ViewNode) -> ViewNode {
    let form = notation.adjustable?.value ?? AdjustableNotation(increment: .next, decrement: .previous)
    var node = row.modifier(.accessibility(.element(notation.children ?? .ignore)), source: source)
    if let label = stated(form.label ?? notation.label, or: "carousel") {
      node = node.modifier(.accessibility(.label(label)), source: source)
    }
    if let value = stated(form.value ?? notation.value, or: "value") {
      node = node.modifier(.accessibility(.value(value)), source: source)
    }
    if let hint = form.hint ?? notation.hint?.value {
      node = node.modifier(.accessibility(.hint(hint)), source: source)
    }
    return steps(form).reduce(node) { $0.modifier(.accessibility(.action($1)), source: source) }
  }

  /// What is stated, nothing where that is stated, and else something unknown.
  private func stated(_ text: Stated<TextValue>?, or name: String) -> TextValue? {
    text.map(\.value) ?? .unknown(name)
  }

  private func steps(_ form: AdjustableNotation) -> [Action] {
    [(Action.Kind.increment, form.increment), (.decrement, form.decrement)].compactMap { kind, step in
      guard let step, step != .nothing else { return nil }
      let name: String? = if case .other(let name) = step { name } else { nil }
      return Action(kind, name: name, change: moves.change(step))
    }
  }

  private func controls(current: Int?) -> [ViewNode?] {
    guard motion?.statements.controls != false || notation.controls == nil else { return [] }
    return (notation.controls?.value?.controls ?? []).map { role, form in
      let isFirst = current == 0
      let isLast = current == cards.count - 1
      let end = (isFirst ? form.atStart : nil) ?? (isLast ? form.atEnd : nil)
      guard end != .hidden else { return nil }
      let change: StateChange? = role == .next ? moves.next : role == .previous ? moves.previous : nil
      return form.node(role, change: change, isAtEnd: end)
    }
  }

  private func dots(current: Int?) -> ViewNode? {
    guard var form = notation.dots?.value else { return nil }
    if form.statements.labels.isEmpty { form.statements.labels = notation.dotLabels }
    return form.node(cards: cards.statedCount, current: current, moves: moves)
  }

  /// Modifiers around the whole carousel.
  private var words: [Modifier.Kind] {
    var result: [Modifier.Kind] = []
    if !isOneElement {
      let own = ownWords
      if notation.stated.isExposed != true,
        !own.isEmpty || notation.children != nil || notation.stated.form == .group
      {
        result.append(.accessibility(.element(notation.children ?? .contain)))
        result += own
      }
      if notation.children != nil, let form = notation.adjustable?.value {
        result += steps(form).map { .accessibility(.action($0)) }
      }
    }
    if let identifier = notation.identifier { result.append(.accessibility(.identifier(identifier))) }
    if let sort = notation.sort { result.append(.accessibility(.sortPriority(sort))) }
    if let language = notation.language { result.append(.accessibility(.language(language))) }
    if let isHidden = notation.isHidden { result.append(.accessibility(.hidden(isHidden))) }
    return result
  }

  private var ownWords: [Modifier.Kind] {
    let form = notation.adjustable?.value
    var result: [AccessibilityModifier] = []
    if let label = (notation.label ?? form?.label)?.value { result.append(.label(label)) }
    if let value = (notation.value ?? form?.value)?.value { result.append(.value(value)) }
    if let hint = notation.hint?.value ?? form?.hint { result.append(.hint(hint)) }
    if !notation.traits.isEmpty { result.append(.addTraits(notation.traits)) }
    return result.map { .accessibility($0) }
  }
}

import CarouselModel
import LocatedValues

/// The page dots of a carousel in braces.
struct DotsForm: Sendable {
  var statements = DotStatements()

  /// A mapping, how many there are, or whether there are any.
  static let type = ValueType<Stated<DotsForm>>.forms(
    scalar: ValueType(
      .anyOf([.bool, .number(NumberShape(words: "a number of dots from 0", minimum: 0, isInteger: true))])
    ) {
      value, session in
      var form = DotsForm()
      form.statements.source = session.source(value)
      form.statements.isShown = true
      if let isOn = session.truth(of: value) { return isOn ? .given(form) : .absent }
      guard
        let count = ValueType.integer("a number of dots from 0", from: 0, to: CardList.greatestCount).read(
          value, &session)
      else { return nil }
      form.statements.count = count
      return .given(form)
    },
    mapping: ValueType(.record(record.shape)) { value, session in
      guard var form = record.type.read(value, &session) else { return nil }
      form.statements.source = session.source(value)
      return .given(form)
    })

  static let record = RecordType<DotsForm>(
    "dots", "page dots", acceptsNull: true, start: { DotsForm() }, keys: exposure + look)

  private static let exposure: [Key<DotsForm>] = [
    Key("shown", \.statements.isShown, .bool, example: "true", "Whether they can be seen."),
    Key(
      "exposed", \.statements.isExposed, .bool, example: "false",
      "Whether assistive technology is given them."),
    Key(
      "interactive", \.statements.isInteractive, .bool, example: "true",
      "Whether each dot is a button that goes to its card."),
    Key("label", .orNone(.text), example: "Page", "What all of them together say.") {
      $1.statements.label = $0.value
    },
    Key("value", .orNone(.text), example: "1 of 4", "The value of all of them together.") {
      $1.statements.value = $0.value
      $1.statements.statesNoValue = $0.isAbsent
    },
    Key(
      "labels", .list(of: .text), example: "[Go to Alps, Go to Sahara]", "What each dot says, in order."
    ) {
      $2.statements.labels = $0
      $2.statements.labelSources = []
      for label in $1.sequence ?? [] { $2.statements.labelSources.append($3.source(label)) }
    },
    Key(
      "adjustable", .orNone(adjustable), example: "true",
      "Whether swiping up and down changes the card; `none` states that it does not."
    ) {
      $1.statements.isAdjustable = $0.value ?? false
    },
    Key(
      "current", \.statements.current, .choice("a mark of the current dot"), example: "selected",
      "How the current dot is marked for assistive technology."),
    Key(
      "count", \.statements.count, .integer("a number of dots from 0", from: 0, to: CardList.greatestCount),
      example: "4", "How many there are; without it, as many as cards."),
  ]

  private static let adjustable = ValueType<Bool>.forms(
    scalar: .bool, mapping: AdjustableNotation.record.type.map { _ in true })

  private static let look: [Key<DotsForm>] = [
    Key("size", \.statements.size, .size, example: "8", "The size of one dot in points."),
    Key(
      "hit", \.statements.hitSize, .size, example: "44", "The area of one dot that takes touches, in points."),
    Key("spacing", \.statements.spacing, .length, example: "8", "The gap between two dots in points."),
    Key(
      "neighbour", \.statements.neighborDistance, neighbour, aliases: ["neighbor"], example: "10 below",
      "The distance to the nearest other target in points, with or without the side."),
    Key("color", \.statements.color, .paint, example: "tertiary", "What a dot is filled with."),
    Key("background", \.statements.background, .paint, example: "photo", "What lies behind the dots."),
    Key(
      "activeShape", \.statements.activeShape, .word("a shape"), aliases: ["active-shape"], example: "wide",
      "What shape the current dot has that the others do not."),
  ]

  private static let neighbour = ValueType<Double>(
    .anyOf([
      ValueType<Double>.length.shape,
      .pattern("a distance with a side", #"^[0-9.]+( [a-z]+)?$"#, example: "10 below"),
    ])
  ) {
    value, session in
    let words = value.text?.split(separator: " ") ?? []
    guard let first = words.first, words.count <= 2,
      let distance = Scalar(String(first), style: .plain).asNumber, distance >= 0
    else { return session.wrongType(value, wants: "a distance in points, such as 10 or 10 below") }
    return distance
  }

  /// The dots as views; nil where there is nothing to see.
  func node(cards: Int?, current: Int?, moves: CardMoves) -> ViewNode? {
    guard statements.isShown != false else { return nil }
    // Of dots whose number is not stated, one stands for all.
    let count = statements.count ?? cards ?? 1
    var all = ViewList(count: count) { dot($0, current: current, moves: moves) }
    if isSilent { all.promises = [.inOrder, .silent] }
    let dots = ViewNode(
      .stack(Stack(.horizontal, spacing: statements.spacing, isLazy: false)), children: all,
      source: statements.source, part: .dots)
    return exposed(dots, moves: moves)
  }

  /// Whether a dot by itself is a shape and nothing else.
  private var isSilent: Bool {
    statements.isInteractive != true && statements.labels.isEmpty && statements.current == nil
  }

  private func dot(_ index: Int, current: Int?, moves: CardMoves) -> ViewNode {
    var dot = ViewNode(.shape(Shape(.circle, fill: statements.color)), source: statements.source)
    if let size = statements.size { dot = dot.frame(width: size.width, height: size.height) }
    if statements.isInteractive == true {
      dot = ViewNode(
        .button(nil, Action(.activate, change: moves.to(index))), children: [dot], source: statements.source)
      if let hit = statements.hitSize { dot = dot.modifier(.interaction(.hitArea(hit))) }
    }
    if statements.labels.indices.contains(index) {
      let source = statements.labelSources.indices.contains(index) ? statements.labelSources[index] : nil
      dot = dot.modifier(.accessibility(.label(statements.labels[index])), source: source)
    }
    if index == current { dot = marked(dot) }
    dot.part = .dot(index)
    return dot
  }

  private func marked(_ dot: ViewNode) -> ViewNode {
    switch statements.current {
    case .selected: dot.accessibilityAddTraits(.selected)
    case .disabled: dot.disabled()
    case .unmarked, nil: dot
    }
  }

  private func exposed(_ dots: ViewNode, moves: CardMoves) -> ViewNode {
    if statements.isExposed == false { return dots.accessibilityHidden(true) }
    let isOne = statements.label != nil || statements.value != nil || statements.isAdjustable == true
    guard
      isOne || (statements.isExposed == true && statements.isInteractive != true && statements.labels.isEmpty)
    else {
      return dots
    }
    // Buttons stay stops of their own inside a group; shapes become one element.
    var result = dots.accessibilityElement(children: statements.isInteractive == true ? .contain : .ignore)
    if let label = statements.label { result = result.accessibilityLabel(label) }
    if let value = statements.value { result = result.accessibilityValue(value) }
    if statements.isAdjustable == true {
      result = result.accessibilityAdjustableAction(increment: moves.next, decrement: moves.previous)
    }
    return result
  }
}

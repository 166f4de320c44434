package import CarouselModel

/// Reads and evaluates broken and strange source, everything that can be asked of its screens included.
package struct SwiftUIFuzzer: Sendable {
  /// What a run came to; that it came to an end is the point.
  package struct Outcome: Hashable, Sendable {
    /// Inputs that were read.
    package var inputs = 0
    /// Screens that were evaluated.
    package var screens = 0
    /// View nodes that were built.
    package var nodes = 0
    /// Diagnostics that were given.
    package var diagnostics = 0

    /// Creates the outcome of a run that has not begun.
    package init() {}
  }

  private let reader: SwiftUIReader

  /// Creates a fuzzer; the budget bounds the time of each input.
  package init(
    budget: EvaluationBudget = EvaluationBudget(steps: 20_000, depth: 60, rounds: 500, elements: 5_000)
  ) {
    reader = SwiftUIReader(budget: budget)
  }

  /// Reads a number of inputs made from good source.
  ///
  /// - Parameters:
  ///   - seed: What decides about the inputs.
  ///   - count: How many.
  ///   - corpus: Good source to begin with.
  ///   - watch: Is given each input before it is read.
  /// - Returns: What it came to.
  package func run(seed: UInt64, count: Int, corpus: [String], watch: (String) -> Void = { _ in }) -> Outcome
  {
    var mutator = SourceMutator(seed: seed, corpus: corpus)
    var outcome = Outcome()
    for _ in 0..<count {
      let text = mutator.next()
      watch(text)
      read(text, &outcome)
    }
    return outcome
  }

  /// Reads one input.
  ///
  /// - Parameters:
  ///   - text: The input.
  ///   - outcome: Counts what it came to.
  /// - Returns: The screens that were found in it.
  @discardableResult
  package func read(_ text: String, _ outcome: inout Outcome) -> [Screen] {
    let reading = reader.read([SwiftUIReader.File(path: "fuzz.swift", text: text)])
    outcome.inputs += 1
    outcome.diagnostics += reading.diagnostics.count
    for screen in reading.screens.prefix(4) {
      outcome.screens += 1
      let context = screen.context(settings: AccessibilitySettings().withReduceMotion(true))
      var state = screen.initialState
      var rest = 500
      outcome.nodes += walk(screen.root(settings: context.settings), context, &state, &rest)
      _ = screen.root(settings: context.settings, state: state)
    }
    return reading.screens
  }

  private func walk(
    _ node: ViewNode, _ context: ScreenContext, _ state: inout ScreenState, _ rest: inout Int
  ) -> Int {
    guard rest > 0 else { return 0 }
    rest -= 1
    var count = 1
    for modifier in node.modifiers { ask(modifier, &state) }
    switch node.kind {
    case .geometryReader(let body):
      for child in body(Size(width: 200, height: 300)) { count += walk(child, context, &state, &rest) }
    case .reader(let body): for child in body(context) { count += walk(child, context, &state, &rest) }
    case .button(_, let action): action?.change?(&state)
    default: break
    }
    for child in node.children { count += walk(child, context, &state, &rest) }
    return count
  }

  private func ask(_ modifier: Modifier, _ state: inout ScreenState) {
    switch modifier.kind {
    case .motion(.scrollTransition(let transition)):
      _ = transition.values(leadingEdge: -10, length: 100, container: 300)
    case .motion(.visualEffect(let effect)):
      _ = effect.effect(CardPlacement(minX: 3, width: 0, containerWidth: 0))
    case .layout(.containerRelativeFrame(_, let length)): _ = length(.infinity)
    case .accessibility(.action(let action)): action.change?(&state)
    case .interaction(.gesture(_, let action)): action?.change?(&state)
    default: break
    }
  }
}

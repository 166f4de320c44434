internal import CarouselModel
internal import LocatedValues
internal import SwiftSourceReader
internal import Synchronization

/// Makes a screen of a program: finds out its opening state and what moves by itself, once.
struct ScreenBuilder: Sendable {
  let program: ScreenProgram
  let name: String
  let source: CarouselModel.SourceRange

  /// What was found while the screen was opened.
  struct Opened: Sendable {
    let screen: Screen
    let notes: [Diagnostic]
    /// The views of the project that the screen shows.
    let reached: Set<String>
    /// What it puts before or over itself.
    let presented: [PresentedScreen]
  }

  /// Opens the screen; to be called on a large stack.
  func open() -> Opened {
    let settings = AccessibilitySettings()
    let (root, interpreter) = program.evaluate(settings, ScreenState())
    let autoplays = autoplays(root, interpreter)
    var assumptions: [String] = []
    if let view = program.entry.viewWithUnknownArguments {
      assumptions.append("\(view.name) needs arguments, which are not known here")
    }
    assumptions += interpreter.memory.assumptions
    assumptions += laterChanges(interpreter, besides: autoplays.values.map(\.source))
    let program = program
    let state = interpreter.memory.screenState
    // Who asks for the screen as it opens, as most do first, is given what is known already.
    let opening = Mutex<ViewNode?>(root)
    let screen = Screen(name, source: source, initialState: state, assumptions: assumptions) { context in
      if context.settings == settings, context.state == state,
        let root = opening.withLock({ $0.take() })
      {
        return NodeDepth.limited(AutoplayPlacing.attach(autoplays, to: root))
      }
      return LargeStack.run {
        let (root, _) = program.evaluate(context.settings, context.state)
        return NodeDepth.limited(AutoplayPlacing.attach(autoplays, to: root))
      }
    }
    .assuming { context in
      guard !program.project.catalog.isEmpty else { return [] }
      return LargeStack.run {
        program.evaluate(context.settings, context.state).interpreter.memory.languageAssumptions
      }
    }
    return Opened(
      screen: screen, notes: interpreter.notes, reached: interpreter.mounted,
      presented: interpreter.memory.presentations.map {
        PresentedScreen(kind: $0.kind, span: $0.span, bareView: $0.bareView)
      })
  }

  /// What says that something goes on to change the screen: a task that has waited, such as one that loads what is
  /// shown, or a timer that counts.
  private func laterChanges(
    _ opened: Interpreter, besides autoplays: [CarouselModel.SourceRange]
  ) -> [String] {
    // A task is tried out as it was begun: what it has done by now, such as noting that it loads, may end it at once.
    // Most screens have none, and are not evaluated once more.
    let before = opened.memory.restless.isEmpty ? nil : program.unappeared(AccessibilitySettings())
    let tasks = before.map { before in
      before.memory.appearances.filter { opened.memory.restless.contains($0.place) }
        .map { ($0.mover, before) }
    }
    let timers = opened.memory.movers.filter { mover in
      if case .timer = mover.trigger { mover.unknownCaller == nil } else { false }
    }
    let sentences = ((tasks ?? []) + timers.map { ($0, opened) }).prefix(20).compactMap {
      mover, interpreter -> String? in
      guard !autoplays.contains(mover.source) else { return nil }
      interpreter.beginDeferredCall()
      let changes = interpreter.rehearse(mover, rounds: 8).moves.contains { $0.time != 0 }
      return changes ? Self.sentence(mover) : nil
    }
    return sentences.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func sentence(_ mover: Mover) -> String {
    let what =
      if case .timer = mover.trigger { "changes something from time to time" } else {
        "waits and then changes something"
      }
    return "what runs at line \(mover.source.start.line) \(what); the screen is told as it is before"
  }

  /// What moves with Reduce Motion and VoiceOver off, and whether it also does with each of them on.
  private func autoplays(_ root: ViewNode, _ interpreter: Interpreter) -> [StateKey: PlacedAutoplay] {
    let memory = interpreter.memory
    guard !memory.movers.isEmpty || memory.readsMotionSettings && !memory.appeared.isEmpty else { return [:] }
    let calm = found(reduceMotion: false, voiceOver: false)
    guard !calm.isEmpty else { return [:] }
    let reduced = found(reduceMotion: true, voiceOver: false)
    let spoken = found(reduceMotion: false, voiceOver: true)
    var result: [StateKey: PlacedAutoplay] = [:]
    for entry in calm {
      var autoplay = entry.autoplay
      autoplay.runsWithReduceMotion = reduced.contains { $0.key == entry.key }
      if !spoken.contains(where: { $0.key == entry.key }) { autoplay.stops.insert(.voiceOver) }
      result[entry.key] = PlacedAutoplay(autoplay: autoplay, source: entry.source)
    }
    return result
  }

  private func found(reduceMotion: Bool, voiceOver: Bool) -> [AutoplayReading.Found] {
    var settings = AccessibilitySettings()
    settings.reduceMotion = reduceMotion
    settings.voiceOver = voiceOver
    let (root, interpreter) = program.evaluate(settings, ScreenState())
    var carousels: [StateKey: [String]] = [:]
    AutoplayPlacing.collect(root, &carousels)
    return AutoplayReading(interpreter: interpreter, carousels: carousels).autoplays()
  }
}

/// A movement with the place of its cause.
struct PlacedAutoplay: Sendable {
  let autoplay: Autoplay
  let source: CarouselModel.SourceRange
}

/// Brings movements to the carousels that they move.
enum AutoplayPlacing {
  /// Collects the carousels of a tree with the identifiers of their cards.
  static func collect(_ node: ViewNode, _ carousels: inout [StateKey: [String]]) {
    if case .carousel(let facts) = node.kind { carousels[facts.position] = Array(facts.cards) }
    for child in node.children { collect(child, &carousels) }
  }

  static func attach(_ autoplays: [StateKey: PlacedAutoplay], to node: ViewNode) -> ViewNode {
    guard !autoplays.isEmpty else { return node }
    var node = node
    if case .carousel(var facts) = node.kind, let found = autoplays[facts.position] {
      facts.autoplay = found.autoplay
      node.kind = .carousel(facts)
      node.modifiers.append(Modifier(.motion(.autoplay(found.autoplay)), source: found.source))
    }
    guard !node.children.isEmpty else { return node }
    let children = node.children
    node.children =
      children.isComputed
      ? ViewList(count: children.count) { attach(autoplays, to: children[$0]) }
      : ViewList(children.map { attach(autoplays, to: $0) })
    return node
  }
}

internal import CarouselModel
internal import LocatedValues
internal import SwiftSourceReader

/// What is evaluated for a screen: a preview, or a view of the project.
indirect enum ScreenEntry: Sendable {
  case preview(ClosureLiteral, traits: [Argument], file: UInt32)
  /// One of the `previews` of a `PreviewProvider`: the statements that make it, and which of its views it is.
  case provider(TypeDeclaration, [Statement], index: Int)
  case view(TypeDeclaration)
  /// A view that needs arguments, with unknown ones.
  case unknownArguments(TypeDeclaration)
  /// What another screen presents, by where it says so.
  case presented(by: ScreenEntry, SourceSpan)
}

extension ScreenEntry {
  /// The view, or that which presents it, where it was made with arguments that are not known.
  var viewWithUnknownArguments: TypeDeclaration? {
    switch self {
    case .unknownArguments(let type): type
    case .presented(let presenter, _): presenter.viewWithUnknownArguments
    case .preview, .provider, .view: nil
    }
  }

  /// How many presentations lead here.
  var depth: Int { if case .presented(let presenter, _) = self { presenter.depth + 1 } else { 0 } }
}

/// A screen's program: it is evaluated anew for every question.
struct ScreenProgram: Sendable {
  let project: ProjectIndex
  let budget: EvaluationBudget
  let entry: ScreenEntry
  /// What the states of the screen hold only the words for.
  let archive = KeptValues()

  /// Evaluates the screen in a state; an empty one is that in which it opens.
  func evaluate(
    _ settings: AccessibilitySettings, _ state: ScreenState
  ) -> (root: ViewNode, interpreter: Interpreter) {
    let interpreter = Interpreter(project: project, settings: settings, budget: budget)
    interpreter.memory.given = state
    interpreter.memory.archive = archive
    interpreter.environment.proposal = settings.screenSize
    interpreter.gauge.allow(StackGauge.largeShare)
    var root = pass(interpreter)
    // What runs when views appear may change what they show, and make others appear.
    for _ in 0..<3 {
      guard runAppearances(interpreter) else { break }
      interpreter.memory.load(state)
      interpreter.beginPass()
      root = pass(interpreter)
    }
    return (root, interpreter)
  }

  /// The screen before anything ran that runs when views appear.
  func unappeared(_ settings: AccessibilitySettings) -> Interpreter {
    let interpreter = Interpreter(project: project, settings: settings, budget: budget)
    interpreter.environment.proposal = settings.screenSize
    interpreter.gauge.allow(StackGauge.largeShare)
    _ = pass(interpreter)
    return interpreter
  }

  private func pass(_ interpreter: Interpreter) -> ViewNode {
    let views = views(interpreter).map { interpreter.place($0).node }
    return views.count == 1 ? views[0] : ViewNode(.group, children: ViewList(views))
  }

  private func views(_ interpreter: Interpreter) -> [ViewValue] { views(of: entry, interpreter) }

  private func views(of entry: ScreenEntry, _ interpreter: Interpreter) -> [ViewValue] {
    switch entry {
    case .preview(let closure, let traits, let file):
      return interpreter.preview(closure, traits, Scope(file: file))
    case .provider(let type, let body, let index):
      let views = interpreter.previews(body, of: type)
      return index < views.count ? [views[index]] : views
    case .view(let type): return interpreter.views(of: interpreter.construct(type, [], nil))
    case .unknownArguments(let type): return [interpreter.mountUnknown(type)]
    case .presented(let presenter, let span): return presented(by: presenter, span, interpreter)
    }
  }

  private func presented(
    by presenter: ScreenEntry, _ span: SourceSpan, _ interpreter: Interpreter
  ) -> [ViewValue] {
    var around = surroundings(presenter, interpreter)
    guard var presentation = interpreter.presentation(at: span) else { return [] }
    if let call = presentation.call, interpreter.bringAbout(call) {
      interpreter.beginPass()
      around = surroundings(presenter, interpreter)
      presentation = interpreter.presentation(at: span) ?? presentation
    }
    let views = interpreter.views(of: presentation)
    return presentation.kind == .destination ? interpreter.withWayBack(views, from: around) : views
  }

  /// The views that present something, evaluated.
  private func surroundings(_ presenter: ScreenEntry, _ interpreter: Interpreter) -> [ViewValue] {
    let views = views(of: presenter, interpreter)
    for view in views { _ = interpreter.place(view) }
    return views
  }

  /// Runs what has appeared since the last pass, up to its first pause; false if there is nothing new.
  private func runAppearances(_ interpreter: Interpreter) -> Bool {
    let new = interpreter.memory.appearances.filter { interpreter.memory.appeared.insert($0.place).inserted }
    guard !new.isEmpty else { return false }
    for appearance in new {
      interpreter.beginDeferredCall()
      interpreter.appear(appearance)
    }
    interpreter.beginDeferredCall()
    return true
  }
}

extension Interpreter {
  /// What the modifier or link at a place presents.
  func presentation(at span: SourceSpan) -> Presentation? {
    memory.presentations.first { $0.span == span }
  }

  /// Forgets what an evaluation found, but not the state that it left.
  func beginPass() {
    memory.appearances = []
    memory.controls = []
    memory.reactions = [:]
    memory.presentations = []
    memory.movers = memory.movers.filter {
      if case .timer = $0.trigger { $0.body.isScheduled } else { false }
    }
    placement = MountPlacement()
    serial = 0
  }

  /// Evaluates a view whose arguments are not known: each stands for itself by its name.
  func mountUnknown(_ type: TypeDeclaration) -> ViewValue {
    let receiver = Box(.instance(Instance(type: type, fields: [:])))
    let scope = Scope(file: type.file, type: type, receiver: receiver)
    for property in type.members.stored {
      let value = property.initialValue == nil ? .unknown(property.name) : storedValue(of: property, scope)
      setField(property.name, value, receiver)
    }
    guard case .instance(let instance) = receiver.value else { return .empty }
    return mount(instance)
  }
}

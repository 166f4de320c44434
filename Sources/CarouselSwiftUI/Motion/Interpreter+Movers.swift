internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Takes note of what runs when a view appears, and of what goes on running.
  func started(_ view: ViewValue, _ call: ModifierCall) -> ViewValue {
    let span = project.modifierSpan(of: call.expression)
    let source = range(span)
    var view = view
    view.node = view.node.modifier(.other(call.name), source: source)
    guard let body = call.closure() ?? call.closure("perform") else { return view }
    let mover = { (trigger: Mover.Trigger) in
      Mover(trigger: trigger, body: body, place: Snapshot(self), source: source)
    }
    switch call.name {
    case "task":
      memory.appearances.append((placement.key + " \(span.start)", body))
      memory.movers.append(mover(.task))
    case "onAppear": memory.appearances.append((placement.key + " \(span.start)", body))
    case "onReceive":
      if let seconds = interval(call.value(nil)) { memory.movers.append(mover(.timer(seconds))) }
    default: break
    }
    return view
  }

  /// The seconds of `Timer.publish(every:...)`.
  private func interval(_ publisher: Value?) -> Double? {
    guard case .symbol(let symbol)? = publisher, symbol.rootType == "Timer" else { return nil }
    return symbol.chain.lazy.compactMap { $0.argument("every")?.number }.first
  }

  /// Runs a change with the animation that goes with it.
  func rehearsed(animation: Value?, _ work: () -> Value) -> Value {
    let outer = rehearsal?.animation
    rehearsal?.animation = animation ?? .implicit("default")
    defer { rehearsal?.animation = outer }
    return work()
  }

  /// Tries a mover out for a number of rounds and takes everything back.
  func rehearse(_ mover: Mover, after control: MotionControl? = nil, rounds: Int = 64) -> Rehearsal {
    let record = Rehearsal(pauses: rounds)
    let outer = Snapshot(self)
    environment = mover.place.environment
    placement = mover.place.placement
    let kept = memory.movers
    defer {
      environment = outer.environment
      placement = outer.placement
      rehearsal = nil
      memory.movers = kept
    }
    tentatively {
      if let control { _ = invoke(control.body, control.values.map { ValueArgument(nil, $0) }) }
      rehearsal = record
      switch mover.trigger {
      case .task: _ = invoke(mover.body, [])
      case .timer(let seconds):
        for _ in 0..<rounds where !record.isOver {
          record.paused(seconds)
          _ = invoke(mover.body, .unknown("time"))
        }
      }
    }
    return record
  }

  /// Calls of the system that take time, or that say something aloud.
  func call(_ symbol: Symbol, _ name: String, _ arguments: [ValueArgument], _ scope: Scope) -> Value? {
    switch (symbol.rootType, name) {
    case ("Task", "sleep"):
      rehearsal?.paused(seconds(arguments.first))
      return .void
    case ("Task", "detached"), ("DispatchQueue", "async"), ("MainActor", "run"):
      guard case .function(let body)? = arguments.last?.value else { return nil }
      return invoke(body, [])
    case ("DispatchQueue", "asyncAfter"):
      guard case .function(let body)? = arguments.last?.value else { return nil }
      rehearsal?.paused(delay(arguments.first))
      return rehearsal == nil || rehearsal?.isOver == true ? .void : invoke(body, [])
    case ("Timer", "scheduledTimer"): return scheduled(arguments)
    case ("UIAccessibility", "post"), ("AccessibilityNotification", "post"):
      rehearsal?.announced()
      return .void
    default: return nil
    }
  }

  private func scheduled(_ arguments: [ValueArgument]) -> Value? {
    guard let seconds = arguments.first?.value.number, case .function(let body)? = arguments.last?.value,
      truth(arguments.first { $0.label == "repeats" }?.value ?? .none) == true
    else { return nil }
    body.isScheduled = true
    let source = range(body.span ?? SourceSpan(file: 0, start: 0, end: 0))
    memory.movers.append(Mover(trigger: .timer(seconds), body: body, place: Snapshot(self), source: source))
    return .unknown("timer")
  }

  private func seconds(_ argument: ValueArgument?) -> Double {
    guard let argument else { return 1 }
    if let number = argument.value.read.number {
      return argument.label == "nanoseconds" ? number / 1e9 : number
    }
    guard case .symbol(let symbol) = argument.value.read, let number = symbol.argument(at: 0)?.number else {
      return 1
    }
    switch symbol.name {
    case "milliseconds": return number / 1e3
    case "microseconds": return number / 1e6
    case "nanoseconds": return number / 1e9
    default: return number
    }
  }

  /// The seconds of `.now() + 3`.
  private func delay(_ deadline: ValueArgument?) -> Double {
    guard case .infix(_, "+", let right)? = deadline?.expression?.expression.kind, let scope = deadline?.scope
    else {
      return 1
    }
    return seconds(ValueArgument(nil, evaluate(right, scope)))
  }
}

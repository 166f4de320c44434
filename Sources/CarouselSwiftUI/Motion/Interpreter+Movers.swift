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
    let mover = Mover(trigger: .task, body: body, place: Snapshot(self), source: source)
    switch call.name {
    case "task", "onAppear": appears(Appearance(place: placement.key + " \(span.start)", mover: mover))
    case "onReceive": if !subscribes(call, mover, span) { receives(call, mover) }
    case "onChange":
      let value = call.argument("of") ?? call.argument(nil)
      ticks(value, mover)
      observe(value, body)
    case "onPreferenceChange", "onGeometryChange": appears(measured(call, body, mover, span))
    default: break
    }
    if call.name == "task" { ticks(call.argument("id"), mover) }
    return view
  }

  /// What runs with the first layout: it is given a size or a preference, which is not known here.
  private func measured(
    _ call: ModifierCall, _ body: FunctionValue, _ mover: Mover, _ span: SourceSpan
  ) -> Appearance {
    let value = Value.unknown(call.arguments.first?.expression?.text ?? call.name)
    let given = FunctionValue(
      .builtin({ [unowned self] _ in invoke(body, [ValueArgument(nil, value)]) }), scope: body.scope)
    let mover = Mover(trigger: mover.trigger, body: given, place: mover.place, source: mover.source)
    return Appearance(place: placement.key + " \(span.start)", mover: mover)
  }

  private func receives(_ call: ModifierCall, _ mover: Mover) {
    var mover = mover
    switch call.value(nil) {
    case .symbol(let publisher)?:
      guard let pace = pace(publisher) else { return }
      mover.trigger = .timer(pace)
      mover.publisher = publisher.chain[0].source?.expression.span
    case .unknown(let expression)?:
      mover.trigger = .timer(Pace(seconds: nil))
      mover.unknownCaller = expression
    default: return
    }
    memory.movers.append(mover)
  }

  /// `$published`, `Just` and `CurrentValueSubject` hand out what they hold as soon as somebody listens.
  private func subscribes(_ call: ModifierCall, _ mover: Mover, _ span: SourceSpan) -> Bool {
    let held: Value
    switch call.value(nil) {
    case .binding(let publisher)?:
      held = publisher.get()
      if let key = publisher.key {
        memory.reactions[key, default: []].append(Reaction(body: mover.body, place: mover.place))
      }
    case .symbol(let publisher)? where publisher.name == "init" && publisher.base == nil:
      guard ["Just", "CurrentValueSubject"].contains(publisher.type ?? ""),
        let value = publisher.argument(at: 0)
      else { return false }
      held = value
    default: return false
    }
    let given = FunctionValue(
      .builtin({ [unowned self] _ in invoke(mover.body, [ValueArgument(nil, held)]) }),
      scope: mover.body.scope)
    let once = Mover(trigger: .task, body: given, place: mover.place, source: mover.source)
    appears(Appearance(place: placement.key + " \(span.start)", mover: once))
    return true
  }

  /// What runs at each tick of a `TimelineView`, since it follows the time that this hands out.
  private func ticks(_ value: ValueArgument?, _ mover: Mover) {
    guard let timeline = environment.timeline, let value, dependsOnTimeline(value.value) else { return }
    var mover = mover
    mover.trigger = .timer(timeline.pace)
    memory.movers.append(mover)
  }

  /// Whether a value is not known since the time is not.
  func dependsOnTimeline(_ value: Value) -> Bool {
    guard let timeline = environment.timeline else { return false }
    return describe(value).unknownExpressions.contains { $0.contains(timeline.name + ".") }
  }

  /// What a `TimelineView` hands to its content, and how often.
  func timeline(_ call: ViewCall) -> Timeline {
    var name = "$0"
    if case .closure(let closure)? = call.content?.body, let parameter = closure.parameters.first {
      name = parameter.name
    }
    return Timeline(pace: pace(ofSchedule: call.argument(nil)?.value), name: name)
  }

  private func pace(ofSchedule value: Value?) -> Pace {
    guard case .symbol(let symbol)? = value?.read else { return Pace(seconds: nil) }
    if symbol.name == "everyMinute" { return Pace(seconds: 60) }
    return Pace(seconds: (symbol.argument("by") ?? symbol.argument("minimumInterval"))?.number)
  }

  private func appears(_ appearance: Appearance) {
    guard !environment.isFarAlong else {
      memory.assume("views further along a lazy stack are taken not to have appeared yet")
      return
    }
    memory.appearances.append(appearance)
    if memory.restless.contains(appearance.place) { memory.movers.append(appearance.mover) }
  }

  /// The pace of `Timer.publish(every:...)`; nil where it is no such publisher.
  func pace(_ publisher: Symbol) -> Pace? {
    guard publisher.rootType == "Timer" else { return nil }
    return Pace(seconds: publisher.chain.lazy.compactMap { $0.argument("every")?.number }.first)
  }

  /// Runs a change with the animation that goes with it.
  func rehearsed(animation: Value?, _ work: () -> Value) -> Value {
    let outer = rehearsal?.animation
    rehearsal?.animation = animation ?? .implicit("default")
    if rehearsal != nil, self.animation(animation)?.repeatsForever == true {
      memory.assume("an animation without end may begin here; which views it moves is not told")
    }
    defer { rehearsal?.animation = outer }
    return work()
  }

  /// Tries a mover out for a number of rounds and takes everything back.
  func rehearse(_ mover: Mover, after control: MotionControl? = nil, rounds: Int = 64) -> Rehearsal {
    let outer = Snapshot(self)
    environment = mover.place.environment
    placement = mover.place.placement
    let (movers, cancelled) = (memory.movers, memory.cancelled)
    defer {
      environment = outer.environment
      placement = outer.placement
      rehearsal = nil
      (memory.movers, memory.cancelled) = (movers, cancelled)
    }
    return tentatively {
      if let control { _ = invoke(control.body, control.values.map { ValueArgument(nil, $0) }) }
      let record = Rehearsal(pauses: rounds, cancelled: memory.cancelled)
      rehearsal = record
      if !isCancelled(mover) { run(mover, record, rounds) }
      return record
    }
  }

  private func isCancelled(_ mover: Mover) -> Bool {
    [mover.body.span, mover.publisher].contains { $0.map(memory.cancelled.contains) ?? false }
  }

  private func run(_ mover: Mover, _ record: Rehearsal, _ rounds: Int) {
    switch mover.trigger {
    case .task:
      _ = invoke(mover.body, [])
      while !record.isOver, let next = record.takeNext() {
        if next.seconds != 0 { record.paused(next.seconds) }
        _ = invoke(next.body, [])
      }
    case .timer(let pace):
      for _ in 0..<rounds where !record.isOver {
        record.paused(pace.seconds)
        _ = invoke(mover.body, .unknown("time"))
        while !record.isOver, let next = record.takeNext(within: 0) { _ = invoke(next.body, []) }
      }
    }
  }

  /// Runs what runs when a view appears; where it does not come to an end, what it has written is not known.
  func appear(_ appearance: Appearance) {
    journal = []
    if settle({ invoke(appearance.mover.body, []) }) { memory.restless.insert(appearance.place) }
    if isStopped { for (place, _) in written(since: 0).values { write(place, .unknown(place.name)) } }
    journal = nil
  }

  /// Runs something up to its first pause, and what it puts off for no time as well.
  ///
  /// - Returns: Whether something goes on later.
  @discardableResult
  func settle(_ work: () -> Value) -> Bool {
    let outer = rehearsal
    defer { rehearsal = outer }
    var isRestless = false
    var record = Rehearsal(pauses: 0, cancelled: memory.cancelled)
    rehearsal = record
    _ = work()
    var soon = record.pending
    isRestless = record.wasOver
    for _ in 0..<20 where !soon.isEmpty {
      let next = soon.removeFirst()
      guard next.seconds == 0 else {
        isRestless = true
        continue
      }
      record = Rehearsal(pauses: 0, cancelled: memory.cancelled)
      rehearsal = record
      _ = invoke(next.body, [])
      isRestless = isRestless || record.wasOver
      soon += record.pending
    }
    return isRestless
  }

  /// Calls of the system that take time, or that say something aloud.
  func call(_ symbol: Symbol, _ name: String, _ arguments: [ValueArgument], _ scope: Scope) -> Value? {
    if let found = bundledCall(symbol, name, arguments) { return found }
    switch (symbol.rootType, name) {
    case ("Task", "sleep"), ("ContinuousClock", "sleep"), ("SuspendingClock", "sleep"):
      let isDeadline = arguments.first?.label == "until"
      rehearsal?.paused(isDeadline ? delay(arguments.first) : seconds(arguments.first))
      return .void
    case ("Task", "checkCancellation"), ("Task", "yield"): return .void
    case ("MainActor", "run"):
      guard case .function(let body)? = arguments.last?.value else { return nil }
      return invoke(body, [])
    case ("Task", "detached"), ("DispatchQueue", "async"):
      guard case .function(let body)? = arguments.last?.value else { return nil }
      return begin(body)
    case ("DispatchQueue", "asyncAfter"):
      guard case .function(let body)? = arguments.last?.value else { return nil }
      rehearsal?.putOff(body, by: delay(arguments.first))
      return .void
    case ("Timer", "sink"):
      guard let pace = pace(symbol), case .function(let body)? = arguments.last?.value else { return nil }
      return scheduled(pace, body)
    case (_, "invalidate"), (_, "cancel"): return cancel(symbol)
    case ("Timer", "scheduledTimer"): return scheduled(arguments)
    case ("UIAccessibility", "post"), ("AccessibilityNotification", "post"):
      rehearsal?.announced()
      return .void
    default: return nil
    }
  }

  private func scheduled(_ arguments: [ValueArgument]) -> Value? {
    guard let first = arguments.first, first.label == "withTimeInterval" || first.label == "every",
      case .function(let body)? = arguments.last?.value,
      truth(arguments.first { $0.label == "repeats" }?.value ?? .none) != false
    else { return nil }
    return scheduled(Pace(seconds: first.value.number), body)
  }

  private func scheduled(_ pace: Pace, _ body: FunctionValue) -> Value {
    body.isScheduled = true
    let source = range(body.span ?? position)
    memory.movers.append(Mover(trigger: .timer(pace), body: body, place: Snapshot(self), source: source))
    return Self.handle(body)
  }

  /// Starts a task: it runs once what runs now has ended, or has appeared.
  func begin(_ body: FunctionValue) -> Value {
    let span = body.span ?? position
    guard !(rehearsal?.cancelled ?? memory.cancelled).contains(span) else { return .void }
    memory.cancelled.remove(span)
    if let rehearsal {
      rehearsal.putOff(body, by: 0)
    } else {
      let mover = Mover(trigger: .task, body: body, place: Snapshot(self), source: range(span))
      appears(Appearance(place: placement.key + " task \(span.file) \(span.start)", mover: mover))
    }
    return Self.handle(body)
  }

  /// What can be cancelled.
  private static func handle(_ body: FunctionValue) -> Value {
    .symbol(Symbol(type: "Task", name: "init", arguments: [ValueArgument(nil, .function(body))]))
  }

  private func cancel(_ symbol: Symbol) -> Value? {
    let root = symbol.chain[0]
    if case .function(let body)? = root.arguments?.last?.value, root.type == "Task", let span = body.span {
      memory.cancelled.insert(span)
      return .void
    }
    guard root.type == "Timer", let span = root.source?.expression.span else { return nil }
    memory.cancelled.insert(span)
    return .void
  }

  /// The seconds of a duration; nil where they are not known.
  private func seconds(_ argument: ValueArgument?) -> Double? {
    guard let argument else { return nil }
    if let number = argument.value.read.number {
      return argument.label == "nanoseconds" ? number / 1e9 : number
    }
    guard case .symbol(let symbol) = argument.value.read, let number = symbol.argument(at: 0)?.number else {
      return nil
    }
    switch symbol.name {
    case "seconds", "init": return number
    case "milliseconds": return number / 1e3
    case "microseconds": return number / 1e6
    case "nanoseconds": return number / 1e9
    default: return nil
    }
  }

  /// The seconds of `.now() + 3`.
  private func delay(_ deadline: ValueArgument?) -> Double? {
    guard case .infix(_, "+", let right)? = deadline?.expression?.expression.kind, let scope = deadline?.scope
    else { return nil }
    return seconds(ValueArgument(nil, evaluate(right, scope)))
  }
}

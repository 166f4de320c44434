internal import CarouselModel

extension Interpreter {
  /// SwiftUI's modifiers of motion; nil where the name is none of them.
  func motion(_ call: ModifierCall) -> [Modifier.Kind]? {
    switch call.name {
    case "scrollTransition": return scrollTransition(call).map { [.motion(.scrollTransition($0))] }
    case "visualEffect": return visualEffect(call).map { [.motion(.visualEffect($0))] }
    case "animation":
      guard let value = call.value(nil) else { return [.motion(.animation(Animation("default")))] }
      return [.motion(.animation(value.isNone ? nil : animation(value)))]
    case "phaseAnimator":
      return [.motion(.animation(Animation("phases", repeatsForever: call.argument("trigger") == nil)))]
    case "keyframeAnimator":
      let repeats = call.argument("repeating").map { truth($0.value) == true } ?? false
      return [.motion(.animation(Animation("key frames", repeatsForever: repeats)))]
    case "symbolEffect": return symbolEffect(call)
    case "transition", "contentTransition":
      return [.motion(.transition(name: transition(call)))]
    default: return nil
    }
  }

  /// An effect on a symbol; without a value that triggers it, it goes on for as long as it is active.
  private func symbolEffect(_ call: ModifierCall) -> [Modifier.Kind]? {
    if let isActive = call.value("isActive") {
      guard let isActive = truth(isActive) else { return [call.unknown("isActive")] }
      guard isActive else { return [] }
    }
    let name = call.symbol?.chain.first?.name ?? "unknown"
    let isEndless = ["breathe", "bounce", "pulse", "rotate", "variableColor", "wiggle"].contains(name)
    let animation = Animation(
      "symbol effect \(name)", repeatsForever: isEndless && call.argument("value") == nil)
    return [.motion(.animation(animation))]
  }

  private func transition(_ call: ModifierCall) -> String {
    if case .unknown(let expression)? = call.value(nil) { return "‹\(expression)›" }
    return call.symbol?.chain.map(\.name).joined(separator: ".") ?? "custom"
  }

  /// The configuration that is not known, among those that a scroll transition is given.
  private func openConfiguration(_ call: ModifierCall) -> String? {
    call.arguments.first { argument in
      !argument.isTrailing && argument.label != "axis" && argument.label != "transition"
        && configuration(argument.value) == nil
    }.map { $0.expression?.text ?? "configuration" }
  }

  private func scrollTransition(_ call: ModifierCall) -> ScrollTransition? {
    guard let body = call.closure() else { return nil }
    let axis = call.value("axis").flatMap { axes($0) }?.first
    let both = call.argument(nil).flatMap { configuration($0.value) }
    let open = openConfiguration(call)
    let read = Deferred(self, Snapshot(self), body)
    return ScrollTransition(
      axis: axis, topLeading: call.value("topLeading").flatMap { configuration($0) } ?? both ?? .interactive,
      bottomTrailing: call.value("bottomTrailing").flatMap { configuration($0) } ?? both ?? .interactive
    ) { phase in
      let values = read.evaluate { interpreter, body in
        EffectReading.values(interpreter.invoke(body, EffectReading.content, .phase(phase)))
      }
      // Where it is in view begins to differ, and how, is not known.
      return open.map { phase.isIdentity ? values : values.blurred(by: $0) } ?? values
    }
  }

  /// `.interactive`, `.animated(.bouncy)`, `.identity`, each perhaps with `.threshold(.visible(0.5))`.
  private func configuration(_ value: Value) -> ScrollTransitionConfiguration? {
    guard case .symbol(let symbol) = value.read else { return nil }
    var configuration: ScrollTransitionConfiguration?
    for link in symbol.chain {
      switch link.name {
      case "interactive": configuration = .interactive
      case "animated": configuration = .animated
      case "identity": configuration = .identity
      case "threshold":
        guard case .symbol(let threshold)? = link.argument(at: 0) else { continue }
        for part in threshold.chain {
          switch part.name {
          case "visible" where part.arguments != nil:
            guard let share = part.argument(at: 0)?.number else { return nil }
            configuration?.visible = share
          case "visible": configuration?.visible = 1
          case "hidden": configuration?.visible = 0
          case "centered": configuration?.visible = nil
          case "inset":
            guard let length = part.argument("by")?.number else { return nil }
            configuration?.inset += length
          default: continue
          }
        }
      default: continue
      }
      if case .symbol(let curve)? = link.argument("timingCurve") {
        configuration?.eases = curve.name != "linear"
      }
    }
    return configuration
  }

  private func visualEffect(_ call: ModifierCall) -> VisualEffect? {
    guard let body = call.closure() else { return nil }
    let read = Deferred(self, Snapshot(self), body)
    return VisualEffect { place in
      read.evaluate { interpreter, body in
        EffectReading.values(interpreter.invoke(body, EffectReading.content, interpreter.geometry(of: place)))
      }
    }
  }

  /// A geometry proxy of a card whose place along its scroll view is known.
  func geometry(of place: CardPlacement) -> Value {
    let extent = Value.tuple([
      Value.Element(label: "width", value: .double(place.width)),
      Value.Element(label: "height", value: .unknown("size.height")),
    ])
    let frame: ([ValueArgument]) -> Value = { arguments in
      var x = place.minX
      if case .symbol(let space)? = arguments.first?.value, space.name == "local" { x = 0 }
      return .horizontal(x, place.width)
    }
    let bounds: ([ValueArgument]) -> Value = { _ in
      place.containerWidth.map { .horizontal(-place.minX, $0) } ?? Value.none
    }
    let scope = Scope(file: 0)
    return .tuple([
      Value.Element(label: "size", value: extent),
      Value.Element(label: "frame", value: .function(FunctionValue(.builtin(frame), scope: scope))),
      Value.Element(label: "bounds", value: .function(FunctionValue(.builtin(bounds), scope: scope))),
    ])
  }
}

extension Value {
  /// A rectangle of which only the horizontal part is known.
  static func horizontal(_ x: Double, _ width: Double) -> Value {
    .tuple([
      Element(label: "x", value: .double(x)), Element(label: "width", value: .double(width)),
      Element(
        label: "size",
        value: .tuple([
          Element(label: "width", value: .double(width)),
          Element(label: "height", value: .unknown("size.height")),
        ])),
    ])
  }

  /// A property of a scroll transition's phase.
  static func phaseMember(_ phase: String, _ name: String) -> Value? {
    switch name {
    case "isIdentity": .bool(phase == "identity")
    case "value": .double(phase == "topLeading" ? -1 : phase == "bottomTrailing" ? 1 : 0)
    default: nil
    }
  }

  /// A phase of a scroll transition.
  static func phase(_ phase: ScrollTransition.Phase) -> Value {
    let names: [ScrollTransition.Phase: String] = [
      .topLeading: "topLeading", .identity: "identity", .bottomTrailing: "bottomTrailing",
    ]
    return .symbol(Symbol(type: "ScrollTransitionPhase", name: names[phase] ?? "identity"))
  }
}

internal import CarouselModel

extension Interpreter {
  /// SwiftUI's modifiers of interaction; nil where the name is none of them.
  func interaction(_ call: ModifierCall) -> [Modifier.Kind]? {
    switch call.name {
    case "onTapGesture":
      let count = call.value("count")?.integer ?? 1
      return [gesture(.tap(count: count), call.closure())]
    case "onLongPressGesture": return [gesture(.longPress, call.closure())]
    case "gesture", "simultaneousGesture", "highPriorityGesture": return gestures(call)
    case "disabled":
      guard let isDisabled = truth(call.value(nil) ?? .bool(true)) else {
        return [call.unknown()]
      }
      return [.interaction(.disabled(isDisabled))]
    case "allowsHitTesting":
      return [truth(call.value(nil) ?? .none).map { .interaction(.allowsHitTesting($0)) } ?? call.unknown()]
    case "focusable":
      guard let isFocusable = truth(call.value(nil) ?? .bool(true)) else { return [call.unknown()] }
      return [.interaction(.focusable(isFocusable))]
    case "navigationBarBackButtonHidden":
      guard let isHidden = truth(call.value(nil) ?? .bool(true)) else { return [call.unknown()] }
      return isHidden ? [.other(call.name)] : []
    case "onHover":
      if let body = call.closure() { _ = change(body, as: .hover, .bool(true)) }
      return nil
    default: return nil
    }
  }

  private func gesture(_ kind: InteractionModifier.Gesture, _ body: FunctionValue?) -> Modifier.Kind {
    .interaction(.gesture(kind, Action(.activate, change: body.map { change($0, as: .touch) })))
  }

  private func gestures(_ call: ModifierCall) -> [Modifier.Kind]? {
    guard let symbol = call.symbol else { return nil }
    let start = symbol.chain[0]
    let bodies = symbol.chain.filter { ["onChanged", "onEnded"].contains($0.name) }.compactMap { link in
      if case .function(let body)? = link.arguments?.last?.value { body } else { nil }
    }
    let kind: InteractionModifier.Gesture =
      switch start.type {
      case "DragGesture": .drag(minimumDistance: start.argument("minimumDistance")?.number ?? 10)
      case "TapGesture": .tap(count: start.argument("count")?.integer ?? 1)
      case "LongPressGesture": .longPress
      default: .other(start.type ?? start.name)
      }
    let changes = bodies.map { change($0, as: .touch, .unknown("gesture")) }
    return [.interaction(.gesture(kind, changes.first.map { Action(.activate, change: $0) }))]
  }
}

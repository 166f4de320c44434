internal import CarouselModel
internal import SwiftSourceReader

/// Closures that the system calls as soon as a view is there.
extension Interpreter {
  /// `onChange(of:initial:)`: the closure follows the value that is there at first, as the old one and the new one.
  func calledAtFirst(_ call: ModifierCall) {
    guard let body = call.closure(), let value = call.argument("of") ?? call.argument(nil) else { return }
    let now = value.value.read
    let isCertain = truth(call.value("initial") ?? .none) == true
    appears(call) { [unowned self] in
      guard isCertain else { return mayCall([ValueArgument(nil, .function(body))]) }
      _ = invoke(body, arguments(of: body, now, now))
    }
  }

  /// A closure that is told about what the first layout finds out, which is not known here: what it writes is not known.
  func calledWithUnknown(_ call: ModifierCall) {
    guard let body = call.closure() else { return }
    appears(call) { [unowned self] in mayCall([ValueArgument(nil, .function(body))]) }
  }

  private func appears(_ call: ModifierCall, _ work: @escaping () -> Void) {
    let span = project.modifierSpan(of: call.expression)
    let body = FunctionValue(
      .builtin { _ in
        work()
        return .void
      }, scope: call.scope)
    let mover = Mover(trigger: .task, body: body, place: Snapshot(self), source: range(span))
    memory.appearances.append(Appearance(place: placement.key + " first \(span.start)", mover: mover))
  }
}

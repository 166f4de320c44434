internal import CarouselModel

extension Interpreter {
  /// Returns what an action of the program does to a screen's state.
  ///
  /// The action runs on the state it is given, and the memory is as before afterwards.
  func change(
    _ body: FunctionValue, as mechanism: MotionControl.Mechanism, _ values: Value...
  ) -> StateChange {
    memory.controls.append(MotionControl(mechanism: mechanism, body: body, values: values))
    let read = Deferred(self, Snapshot(self), body)
    let arguments = Carried(values: values)
    return { state in
      let given = state
      state = read.evaluate { interpreter, body in
        interpreter.stateAfter(given) {
          interpreter.invoke(body, arguments.values.map { ValueArgument(nil, $0) })
        }
      }
    }
  }

  /// The state that is left by work that begins with another; what cannot be held keeps its value.
  func stateAfter(_ given: ScreenState, _ work: () -> Value) -> ScreenState {
    let kept = memory.contents
    let cancelled = memory.cancelled
    defer { memory.cancelled = cancelled }
    memory.load(given)
    settle(work)
    var state = given
    for (key, value) in memory.screenState.values { state.values[key] = value }
    memory.restore(kept)
    return state
  }
}

/// Arguments that go with an action; they are read while the interpreter's lock is held.
struct Carried: @unchecked Sendable {
  let values: [Value]
}

internal import SwiftSourceReader

/// What is handed to something that is not known.
extension Interpreter {
  /// The arguments for a call of something outside the project: what is passed to be changed is not known any more, nor
  /// is what a closure writes, since it may be called or not.
  func handedOver(_ arguments: [ValueArgument], isCalled: Bool = true) -> [ValueArgument] {
    if isCalled { mayCall(arguments) }
    mayAssign(arguments)
    return arguments.map { argument in
      guard case .inOut(let target)? = argument.expression?.expression.kind,
        case .binding(let binding) = argument.value
      else { return argument }
      binding.set(unknown(target))
      var argument = argument
      argument.value = unknown(target)
      return argument
    }
  }

  /// `assign(to: \.results, on: self)`: from here on something else writes the property.
  private func mayAssign(_ arguments: [ValueArgument]) {
    guard arguments.count == 2, arguments[0].label == "to", arguments[1].label == "on",
      case .keyPath(let names) = arguments[0].value, let name = names.first,
      case .object(let object) = arguments[1].value
    else { return }
    write(object, name, .unknown(name))
  }

  /// Makes what the closures among arguments write unknown.
  func mayCall(_ arguments: [ValueArgument]) {
    for argument in arguments { if case .function(let body) = argument.value { mayCall(body) } }
  }

  /// While something runs, rather than while views are built, whose closures wait for a person.
  private func mayCall(_ body: FunctionValue) {
    // An object that is being made may be told of what it subscribes to at once.
    guard rehearsal != nil || objectsInMaking > 0, rehearsal?.goesOn != true, rehearsal?.isOver != true,
      depth < budget.depth / 2
    else { return }
    if case .builtin = body.body { return }
    let outer = rehearsal
    defer { self.rehearsal = outer }
    let written = tentatively { writtenByCalling(body, outer?.cancelled ?? memory.cancelled) }
    for (place, _) in written.values { settle(place, .unknown(place.name)) }
  }

  /// Everything that a closure writes, and what it begins or puts off.
  private func writtenByCalling(_ body: FunctionValue, _ cancelled: Set<SourceSpan>) -> Written {
    let mark = departures.count
    var bodies = [body]
    for _ in 0..<20 where !bodies.isEmpty {
      let next = bodies.removeFirst()
      let record = Rehearsal(pauses: 0, cancelled: cancelled)
      rehearsal = record
      _ = invoke(next, Self.parameterNames(of: next).map { ValueArgument(nil, .unknown($0)) })
      isThrowing = false
      bodies += record.pending.map(\.body)
    }
    let left = departures[mark...].map { written(on: $0, since: 0) }
    departures.removeSubrange(mark...)
    return left.reduce(written(since: 0)) { $0.merging($1) { $1 } }
  }

  private static func parameterNames(of body: FunctionValue) -> [String] {
    switch body.body {
    case .closure(let closure): closure.hasSignature ? closure.parameters.map(\.name) : ["$0", "$1", "$2"]
    case .overloads(let methods): methods.first?.function.parameters.map(\.name) ?? []
    case .builtin: []
    }
  }
}

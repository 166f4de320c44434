internal import CarouselModel
internal import SwiftSourceReader

/// What runs when a piece of state changes.
struct Reaction {
  let body: FunctionValue
  let place: Snapshot
}

/// `onChange`: what it does follows each change that an action, an appearance or time brings.
extension Interpreter {
  /// Takes note of a closure that follows a value, where this is a piece of state.
  func observe(_ value: ValueArgument?, _ body: FunctionValue) {
    guard let expression = value?.expression?.expression, let scope = value?.scope,
      let key = stateKey(of: expression, scope)
    else { return }
    memory.reactions[key, default: []].append(Reaction(body: body, place: Snapshot(self)))
  }

  /// The piece of state that an expression names; nil where it is none by itself.
  private func stateKey(of expression: Expression, _ scope: Scope) -> StateKey? {
    switch expression.kind {
    case .name(let name):
      if let box = scope.box(name) { return stateKey(of: box.value) }
      return scope.receiver.flatMap { stateKey(of: name, in: $0.value) }
    case .member(let base?, let name):
      if case .name("self") = base.kind { return scope.receiver.flatMap { stateKey(of: name, in: $0.value) } }
      return stateKey(of: name, in: evaluate(base, scope))
    default: return nil
    }
  }

  private func stateKey(of name: String, in holder: Value) -> StateKey? {
    switch holder {
    case .instance(let instance): instance.fields[name].flatMap { stateKey(of: $0) }
    case .object(let object): object.stateName.map { StateKey($0 + "." + name) }
    default: nil
    }
  }

  private func stateKey(of value: Value) -> StateKey? {
    switch value {
    case .state(let storage): storage.key
    case .binding(let binding): binding.key
    default: nil
    }
  }

  /// Runs what follows a change, and what follows the changes that this makes to the same state.
  ///
  /// Where they never come to an end, SwiftUI warns and stops somewhere: what they write is not known.
  func react(to key: StateKey, _ place: MemoryPlace, _ old: Value?) {
    guard let rehearsal, !rehearsal.isOver, let reactions = memory.reactions[key], !reacting.contains(key)
    else { return }
    reacting.insert(key)
    defer { reacting.remove(key) }
    let keepsJournal = journal != nil
    if !keepsJournal { journal = [] }
    defer { if !keepsJournal, departures.isEmpty { journal = nil } }
    let mark = journal?.count ?? 0
    var before = old
    for _ in 0..<Self.reactionLimit {
      guard let now = value(at: place), before.flatMap({ equal($0, now) }) != true else { return }
      follow(reactions, before ?? .none, now)
      before = now
      // What is not known may differ from itself.
      if let after = value(at: place), after.isUnknown, now.isUnknown { return }
    }
    for (place, _) in written(since: mark).values { settle(place, .unknown(place.name)) }
  }

  private static let reactionLimit = 8

  private func follow(_ reactions: [Reaction], _ old: Value, _ new: Value) {
    for reaction in reactions {
      let outer = Snapshot(self)
      (environment, placement) = (reaction.place.environment, reaction.place.placement)
      defer { (environment, placement) = (outer.environment, outer.placement) }
      _ = invoke(reaction.body, arguments(of: reaction.body, old, new))
    }
  }

  /// The old and the new value, or the new one alone, or nothing: as many as the closure takes.
  func arguments(of body: FunctionValue, _ old: Value, _ new: Value) -> [ValueArgument] {
    var count = 1
    if case .closure(let closure) = body.body {
      count = closure.parameters.count
      if !closure.hasSignature { count = closure.shorthandCount }
    } else if case .overloads(let methods) = body.body {
      count = methods.first?.function.parameters.count ?? 0
    }
    switch count {
    case 0: return []
    case 1: return [ValueArgument(nil, new)]
    default: return [ValueArgument(nil, old), ValueArgument(nil, new)]
    }
  }
}

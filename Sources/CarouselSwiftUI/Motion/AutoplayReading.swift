internal import CarouselModel
internal import SwiftSourceReader

/// Tells from what a task or timer does whether it moves a carousel, how, and what stops it.
struct AutoplayReading {
  let interpreter: Interpreter
  /// The carousels of the screen: the state of their position with the identifiers of their cards.
  let carousels: [StateKey: [String]]

  /// The movements of the screen, each with the place of its cause.
  func autoplays() -> [Found] {
    interpreter.memory.movers.prefix(20).compactMap(read)
  }

  struct Found {
    var autoplay: Autoplay
    let key: StateKey
    let source: CarouselModel.SourceRange
  }

  private func read(_ mover: Mover) -> Found? {
    interpreter.beginDeferredCall()
    let record = interpreter.rehearse(mover)
    guard let target = target(of: record) else { return nil }
    let moves = record.moves.filter { $0.key == target }
    // One change is no movement.
    guard moves.count > 2, let first = moves.first, let pace = pace(of: moves) else { return nil }
    // Of what is called by something unknown, only what changes at each call is a movement.
    if mover.unknownCaller != nil {
      guard zip(moves, moves.dropFirst()).allSatisfy({ interpreter.equal($0.value, $1.value) != true }) else {
        return nil
      }
    }
    let key = carousels[target] == nil ? carousels.keys.first ?? target : target
    var autoplay = Autoplay(
      interval: pace.seconds, animation: interpreter.animation(first.animation), target: key)
    autoplay.announces = record.announces
    autoplay.condition = mover.unknownCaller ?? condition(of: moves)
    setCycle(moves, carousels[key] ?? [], mover, &autoplay)
    autoplay.stops = stops(mover, target)
    return Found(autoplay: autoplay, key: key, source: mover.source)
  }

  /// How often it moves; nil where no time passes between the moves.
  private func pace(of moves: [Rehearsal.Move]) -> Pace? {
    let times = moves.compactMap(\.time)
    guard times.count == moves.count else { return Pace(seconds: nil) }
    let pauses = zip(times, times.dropFirst()).map { $1 - $0 }
    guard let pause = pauses.first(where: { $0 > 0 }) ?? times.first, pause > 0 else { return nil }
    // Sums of short ticks are not exact.
    return Pace(seconds: (pause * 1e6).rounded() / 1e6)
  }

  /// What is not known and decides about every move.
  private func condition(of moves: [Rehearsal.Move]) -> String? {
    moves.contains { $0.condition == nil } ? nil : moves.first?.condition
  }

  /// The state that moves: that of a carousel, or the one that a scroll view is told.
  private func target(of record: Rehearsal) -> StateKey? {
    let keys = record.moves.map(\.key)
    if let key = keys.first(where: { carousels[$0] != nil }) { return key }
    return carousels.count == 1 && keys.contains(Rehearsal.scrolling) ? Rehearsal.scrolling : nil
  }

  private func setCycle(
    _ moves: [Rehearsal.Move], _ ids: [String], _ mover: Mover, _ autoplay: inout Autoplay
  ) {
    let indices = moves.map { move in ids.firstIndex(of: interpreter.describe(move.value).rendered) }
    let known = indices.compactMap { $0 }
    guard known.count == indices.count, let first = known.first, !ids.isEmpty else { return }
    if zip(known, known.dropFirst()).allSatisfy({ ($0 + 1) % ids.count == $1 }) {
      autoplay.start = (first + ids.count - 1) % ids.count
      return
    }
    guard let period = (1...max(1, known.count / 2)).first(where: { repeats(known, $0) }) else { return }
    let cycle = Array(known.prefix(period))
    (autoplay.cycle, autoplay.start) = asWritten(cycle, mover) ?? ([cycle[period - 1]] + cycle.dropLast(), 0)
  }

  private func repeats(_ values: [Int], _ period: Int) -> Bool {
    values.indices.dropFirst(period).allSatisfy { values[$0] == values[$0 - period] }
  }

  /// The cycle in the order of an array of the author's, if it holds it: its first move follows `start`.
  private func asWritten(_ cycle: [Int], _ mover: Mover) -> (cycle: [Int], start: Int)? {
    guard case .closure(let closure) = mover.body.body else { return nil }
    for statement in closure.body {
      guard case .declaration(let declaration) = statement.kind,
        case .variable(let variable) = declaration.kind,
        let value = variable.bindings.first?.initialValue,
        case .array(let elements) = interpreter.evaluate(value, mover.body.scope)
      else { continue }
      let order = elements.compactMap(\.integer)
      guard order.count == cycle.count, order.count == elements.count else { continue }
      let start = order.indices.first { start in
        cycle.indices.allSatisfy { order[(start + 1 + $0) % order.count] == cycle[$0] }
      }
      if let start { return (order, start) }
    }
    return nil
  }

  /// What ends the movement: everything after which a rehearsal moves nothing any more.
  private func stops(_ mover: Mover, _ target: StateKey) -> Set<Autoplay.StopMechanism> {
    var stops: Set<Autoplay.StopMechanism> = []
    for control in interpreter.memory.controls.prefix(40) {
      guard let mechanism = Self.mechanism(control.mechanism), !stops.contains(mechanism) else { continue }
      interpreter.beginDeferredCall()
      let record = interpreter.rehearse(mover, after: control, rounds: 4)
      if !record.moves.contains(where: { $0.key == target }) { stops.insert(mechanism) }
    }
    return stops
  }

  private static func mechanism(_ mechanism: MotionControl.Mechanism) -> Autoplay.StopMechanism? {
    switch mechanism {
    case .touch: .touch
    case .button: .button
    case .hover: .hover
    case .other: nil
    }
  }
}

internal import CarouselModel
internal import SwiftSourceReader

/// A place in the program's memory that can be written.
enum MemoryPlace {
  case variable(Box)
  case state(StateStorage)
  case field(ObjectInstance, String)
  case constant(String)

  /// Tells the place from others while what holds it lives.
  enum Key: Hashable {
    case object(ObjectIdentifier, String)
    case constant(String)
  }

  var key: Key {
    switch self {
    case .variable(let box): .object(ObjectIdentifier(box), "")
    case .state(let storage): .object(ObjectIdentifier(storage), "")
    case .field(let object, let name): .object(ObjectIdentifier(object), name)
    case .constant(let name): .constant(name)
    }
  }

  /// The name by which its value is told where that is not known.
  var name: String {
    switch self {
    case .variable(let box): box.name
    case .state(let storage): storage.key.name
    case .field(_, let name), .constant(let name): name
    }
  }
}

/// A write with what was there before, so that it can be taken back.
struct JournalEntry {
  let place: MemoryPlace
  let old: Value?
}

extension Interpreter {
  func write(_ box: Box, _ value: Value) { write(.variable(box), value) }

  func write(_ storage: StateStorage, _ value: Value) {
    let old = storage.value
    write(.state(storage), value)
    rehearsal?.wrote(storage.key, value, under: openCondition)
    react(to: storage.key, .state(storage), old)
  }

  func write(_ object: ObjectInstance, _ name: String, _ value: Value) {
    let old = object.fields[name]
    write(.field(object, name), value)
    guard let state = object.stateName else { return }
    let key = StateKey(state + "." + name)
    rehearsal?.wrote(key, value, under: openCondition)
    react(to: key, .field(object, name), old)
  }

  /// What is not known and decides whether the evaluation comes to where it is.
  private var openCondition: String? {
    (openConditions.last ?? departures.last?.condition).map { project.text(of: $0.span) }
  }

  func write(_ place: MemoryPlace, _ value: Value) {
    // What comes after the pause has not happened yet.
    guard rehearsal?.isOver != true else { return }
    if journal != nil { journal?.append(JournalEntry(place: place, old: self.value(at: place))) }
    set(value, at: place)
  }

  func value(at place: MemoryPlace) -> Value? {
    switch place {
    case .variable(let box): box.value
    case .state(let storage): storage.value
    case .field(let object, let name): object.fields[name]
    case .constant(let name): statics[name]
    }
  }

  private func set(_ value: Value?, at place: MemoryPlace) {
    switch place {
    case .variable(let box): if let value { box.value = value }
    case .state(let storage): if let value { storage.value = value }
    case .field(let object, let name): object.fields[name] = value
    case .constant(let name): statics[name] = value
    }
  }

  /// Does work whose writes are taken back.
  ///
  /// - Parameter work: The work; while it runs, `journal` holds what it has written so far.
  /// - Returns: Its outcome.
  func tentatively<Outcome>(_ work: () -> Outcome) -> Outcome {
    let outer = journal
    let mark = departures.count
    journal = []
    let outcome = work()
    // What left meanwhile, as a `try` inside an operand may, has left from here.
    let left = departures[mark...].map { ($0, written(on: $0, since: 0)) }
    departures.removeSubrange(mark...)
    for entry in (journal ?? []).reversed() { set(entry.old, at: entry.place) }
    journal = outer
    for (departure, written) in left { depart(departure.outcome, written, departure.condition) }
    return outcome
  }

  /// Leaves a value where ways come together, even after a pause behind which nothing else is written.
  func settle(_ place: MemoryPlace, _ value: Value) {
    if journal != nil { journal?.append(JournalEntry(place: place, old: self.value(at: place))) }
    set(value, at: place)
  }
}

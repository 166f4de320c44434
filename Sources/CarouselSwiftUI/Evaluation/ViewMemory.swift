internal import CarouselModel
internal import SwiftSourceReader

/// What the system keeps for views between two evaluations: state, and what ran when they appeared.
struct ViewMemory {
  /// The state variables by where in the screen their views are.
  var storages: [String: StateStorage] = [:]
  /// Their order, and the names that are taken.
  private(set) var order: [StateStorage] = []
  private var taken: Set<String> = []
  /// The number to try next behind a name that is taken.
  private var numbers: [String: Int] = [:]
  /// Objects that views hold, with the names under which their fields are kept.
  var objects: [(name: String, object: ObjectInstance)] = []
  /// Objects that come with views, by where the views are.
  var kept: [String: KeptObject] = [:]
  /// The state that the screen was asked for.
  var given = ScreenState()
  /// What states hold only the words for.
  var archive: KeptValues?
  /// What runs when views appear, in order, with where the view is.
  var appearances: [Appearance] = []
  var appeared: Set<String> = []
  /// Those of them that go on after their first pause.
  var restless: Set<String> = []
  /// Where the timers and tasks were made that have been cancelled.
  var cancelled: Set<SourceSpan> = []
  /// What may move the screen by itself, and what may stop that.
  var movers: [Mover] = []
  var controls: [MotionControl] = []
  /// What runs when a piece of state changes.
  var reactions: [StateKey: [Reaction]] = [:]
  /// Whether a setting was looked at that may hold movement back.
  var readsMotionSettings = false
  /// What views put before or over their screen.
  var presentations: [Presentation] = []
  /// What texts in the person's language rest on, one sentence each.
  var languageAssumptions: [String] = []
  /// What was assumed whatever the language is, one sentence each.
  private(set) var assumptions: [String] = []

  /// Remembers what the screen rests on, once.
  mutating func assume(_ assumption: String) {
    if assumptions.count < 100, !assumptions.contains(assumption) { assumptions.append(assumption) }
  }
  /// The names of the positions of rows that are bound to no state, by where the rows are.
  var positions: [String: String] = [:]

  /// The first of some names for a piece of state that is free.
  mutating func freeName(_ candidates: [String]) -> String {
    for candidate in candidates where taken.insert(candidate).inserted { return candidate }
    let last = candidates.last ?? "state"
    // Where code makes views without end, looking for the free number from the start would take quadratic time.
    var number = numbers[last] ?? 2
    while !taken.insert("\(last) \(number)").inserted { number += 1 }
    numbers[last] = number + 1
    return "\(last) \(number)"
  }

  mutating func add(_ storage: StateStorage, at place: String) {
    storages[place] = storage
    order.append(storage)
  }

  /// What the screen's state holds of all this.
  var screenState: ScreenState {
    var state = ScreenState()
    for storage in order { put(storage.value, at: storage.key, in: &state) }
    for (name, object) in objects {
      for (field, value) in object.fields {
        put(value, at: StateKey(name + "." + field), in: &state)
      }
    }
    return state
  }

  private func put(_ value: Value, at key: StateKey, in state: inout ScreenState) {
    let words = archive?.keep(value)
    if let held = StateCoding.encode(value) ?? words { state.values[key] = held }
    if let words { state.values[KeptValues.key(key)] = words }
  }

  /// The value that a state holds for a variable; nil where it holds none of its kind.
  func held(_ key: StateKey, in state: ScreenState, like sample: Value) -> Value? {
    let words = state.values[KeptValues.key(key)]
    // Somebody else may have chosen another element since, which only the identifier tells.
    if let whole = archive?.value(words), (StateCoding.encode(whole) ?? words) == state.values[key] {
      return whole
    }
    return state.values[key].flatMap { StateCoding.decode($0, like: sample) }
  }

  /// Every value that is kept, to be put back later.
  var contents: Contents {
    Contents(values: order.map(\.value), fields: objects.map(\.object.fields))
  }

  struct Contents {
    let values: [Value]
    let fields: [[String: Value]]
  }

  func restore(_ contents: Contents) {
    for (storage, value) in zip(order, contents.values) { storage.value = value }
    for (entry, fields) in zip(objects, contents.fields) { entry.object.fields = fields }
  }

  /// Sets everything that a screen's state holds a value of.
  func load(_ state: ScreenState) {
    for storage in order {
      storage.value = held(storage.key, in: state, like: storage.initial) ?? storage.value
    }
    for (name, object) in objects {
      for (field, value) in object.fields {
        object.fields[field] = held(StateKey(name + "." + field), in: state, like: value) ?? value
      }
    }
  }
}

/// What views read from those around them.
struct ViewEnvironment {
  /// Values by key path.
  var values: [String: Value] = [:]
  /// Objects by type.
  var objects: [String: Value] = [:]
  /// The size that the view is offered.
  var proposal = Size(width: 393, height: 852)
  /// The `TimelineView` around the view.
  var timeline: Timeline?
  /// Whether a list or form is around the view.
  var isInList = false
  /// How many of the next rows a lazy stack makes at first.
  var lazyCount: Int?
  /// Whether the view is in a row that a lazy stack has not made at first.
  var isFarAlong = false
}

/// Where in the screen a view is.
struct MountPlacement {
  /// The views around it, each with its place among its siblings.
  var path: [String] = []
  /// How many views of a name were placed at each level so far.
  var counts: [[String: Int]] = [[:]]
  /// The identifiers of the rows around it.
  var ids: [String] = []

  mutating func enter(_ name: String) {
    let number = (counts[counts.count - 1][name] ?? 0) + 1
    counts[counts.count - 1][name] = number
    path.append("\(name).\(number)")
    counts.append([:])
  }

  mutating func leave() {
    path.removeLast()
    counts.removeLast()
  }

  /// Whether a view of a name is being made.
  func holds(_ name: String) -> Bool { path.contains { $0.hasPrefix(name + ".") } }

  var key: String { path.joined(separator: "/") }
}

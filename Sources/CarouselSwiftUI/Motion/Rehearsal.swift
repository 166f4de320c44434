internal import CarouselModel
internal import SwiftSourceReader

/// What is recorded while a task or timer is tried out: each change of state, and when it came.
final class Rehearsal {
  /// A change of state.
  struct Move {
    let key: StateKey
    let value: Value
    /// Seconds since the one before.
    let elapsed: Double
    let animation: Value?
  }

  /// Stands for a scroll view's `scrollTo`.
  static let scrolling = StateKey("scrollTo")

  private(set) var moves: [Move] = []
  private(set) var announces = false
  /// Whether the time that is tried out has passed; then everything returns.
  var isOver = false { didSet { wasOver = wasOver || isOver } }
  /// Whether it has passed on any of several ways.
  private(set) var wasOver = false
  var animation: Value?
  private var elapsed = 0.0
  private var pauses = 0
  private let limit: Int
  /// What was put off, with the seconds until then.
  private(set) var pending: [(seconds: Double, body: FunctionValue)] = []

  /// Creates a record that ends at a number of pauses; with none, at the first one.
  init(pauses limit: Int) { self.limit = limit }

  func wrote(_ key: StateKey, _ value: Value) {
    guard moves.count < 1_000 else {
      if limit > 0 { isOver = true }
      return
    }
    moves.append(Move(key: key, value: value, elapsed: elapsed, animation: animation))
    elapsed = 0
  }

  func paused(_ seconds: Double) {
    pauses += 1
    elapsed += seconds
    if pauses > limit { isOver = true }
  }

  func announced() { announces = true }

  /// Puts work off; that which needs no time runs once what runs now has ended.
  func putOff(_ body: FunctionValue, by seconds: Double) {
    guard pending.count < 100, !isOver else { return }
    pending.append((seconds, body))
  }

  /// The next of what was put off: the soonest, and of equally soon ones the first.
  func takeNext() -> (seconds: Double, body: FunctionValue)? {
    guard let soonest = pending.map(\.seconds).min(),
      let index = pending.firstIndex(where: { $0.seconds == soonest })
    else { return nil }
    return pending.remove(at: index)
  }
}

/// Something that may change the state without being asked.
struct Mover {
  enum Trigger {
    /// Runs once, with pauses of its own.
    case task
    /// Is called again and again, with the seconds between.
    case timer(Double)
  }

  var trigger: Trigger
  let body: FunctionValue
  let place: Snapshot
  let source: CarouselModel.SourceRange
  /// Where the publisher was made that calls it, if one does.
  var publisher: SourceSpan?
}

/// Something that runs when a view appears.
struct Appearance {
  /// Where in the screen, so that it runs once.
  let place: String
  let mover: Mover
}

/// Something that a person can do which may stop the movement.
struct MotionControl {
  enum Mechanism {
    case touch, button, hover, other
  }

  let mechanism: Mechanism
  let body: FunctionValue
  let values: [Value]
}

internal import CarouselModel

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
  private(set) var isOver = false
  var animation: Value?
  private var elapsed = 0.0
  private var pauses = 0
  private let limit: Int

  /// Creates a record that ends at a number of pauses; with none, at the first one.
  init(pauses limit: Int) { self.limit = limit }

  func wrote(_ key: StateKey, _ value: Value) {
    guard moves.count < 1_000 else { return isOver = true }
    moves.append(Move(key: key, value: value, elapsed: elapsed, animation: animation))
    elapsed = 0
  }

  func paused(_ seconds: Double) {
    pauses += 1
    elapsed += seconds
    if pauses > limit { isOver = true }
  }

  func announced() { announces = true }
}

/// Something that may change the state without being asked.
struct Mover {
  enum Trigger {
    /// Runs once, with pauses of its own.
    case task
    /// Is called again and again, with the seconds between.
    case timer(Double)
  }

  let trigger: Trigger
  let body: FunctionValue
  let place: Snapshot
  let source: CarouselModel.SourceRange
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

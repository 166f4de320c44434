internal import CarouselModel
internal import SwiftSourceReader

/// What is recorded while a task or timer is tried out: each change of state, and when it came.
final class Rehearsal {
  /// A change of state.
  struct Move {
    let key: StateKey
    let value: Value
    /// Seconds since the beginning; nil where they are not known.
    let time: Double?
    let animation: Value?
    /// What is not known and decides whether it comes.
    let condition: String?
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
  private var time: Double? = 0
  private var pauses = 0
  private let limit: Int
  /// What was put off, with the seconds until then.
  private(set) var pending: [(seconds: Double?, body: FunctionValue)] = []
  /// Whether time goes on, rather than ending at the first pause.
  var goesOn: Bool { limit > 0 }

  /// The tasks that had been cancelled before; what is cancelled meanwhile may be begun anew.
  let cancelled: Set<SourceSpan>

  /// Creates a record that ends at a number of pauses; with none, at the first one.
  init(pauses limit: Int, cancelled: Set<SourceSpan> = []) {
    self.limit = limit
    self.cancelled = cancelled
  }

  func wrote(_ key: StateKey, _ value: Value, under condition: @autoclosure () -> String? = nil) {
    guard moves.count < 1_000 else {
      if limit > 0 { isOver = true }
      return
    }
    moves.append(
      Move(key: key, value: value, time: time, animation: animation, condition: condition()))
  }

  /// Lets time pass; nil is a time that is not known.
  func paused(_ seconds: Double?) {
    pauses += 1
    time = time.flatMap { before in seconds.map { before + $0 } }
    if pauses > limit { isOver = true }
  }

  func announced() { announces = true }

  /// Puts work off; that which needs no time runs once what runs now has ended.
  func putOff(_ body: FunctionValue, by seconds: Double?) {
    guard pending.count < 100, !isOver else { return }
    pending.append((seconds, body))
  }

  /// The next of what was put off: the soonest, and of equally soon ones the first; nil where it is later than that.
  func takeNext(within limit: Double = .infinity) -> (seconds: Double?, body: FunctionValue)? {
    guard let index = pending.indices.min(by: { (pending[$0].seconds ?? 1) < (pending[$1].seconds ?? 1) })
    else { return nil }
    guard (pending[index].seconds ?? .infinity) <= limit else { return nil }
    return pending.remove(at: index)
  }
}

/// A `TimelineView`, which shows its content anew again and again.
struct Timeline {
  let pace: Pace
  /// The name by which its content means the context that it is handed.
  let name: String
}

/// Something that may change the state without being asked.
struct Mover {
  enum Trigger {
    /// Runs once, with pauses of its own.
    case task
    /// Is called again and again, with the seconds between.
    case timer(Pace)
  }

  var trigger: Trigger
  let body: FunctionValue
  let place: Snapshot
  let source: CarouselModel.SourceRange
  /// Where the publisher was made that calls it, if one does.
  var publisher: SourceSpan?
  /// What calls it, where that is not known: it may be anything.
  var unknownCaller: String?
}

/// How often something comes again.
struct Pace {
  /// The seconds between; nil where they are not known.
  let seconds: Double?
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

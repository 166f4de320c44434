internal import SwiftSourceReader

/// How much of the running thread's stack an evaluation may use.
///
/// Source may be nested deeply, and closures are called from threads of any kind. So an evaluation measures
/// what it uses, and goes on with on a thread with a large stack once it has used its share.
struct StackGauge {
  /// The address below which it must not go; at first nothing is allowed.
  private(set) var floor = UInt.max

  /// Whether there is room for more.
  var hasRoom: Bool { Self.here > floor }

  /// Allows a number of bytes from here on.
  mutating func allow(_ bytes: UInt) {
    let here = Self.here
    floor = here > bytes ? here - bytes : 0
  }

  /// The share of a thread that somebody else has made; theirs may have a stack of only 512 KiB.
  static let share: UInt = 96 << 10

  /// The share of a large stack; the rest is for what is called while there is hardly any room left.
  static var largeShare: UInt { LargeStack.current.map { UInt($0 / 8 * 7) } ?? share }

  private static var here: UInt {
    var mark: UInt8 = 0
    return unsafe withUnsafePointer(to: &mark) { UInt(bitPattern: $0) }
  }
}

extension Interpreter {
  /// Goes on with an evaluation on a large stack.
  func onLargeStack(_ work: @escaping () -> Value) -> Value {
    let handed = Handed(interpreter: self, work: work)
    return LargeStack.run {
      let outer = handed.interpreter.gauge
      handed.interpreter.gauge.allow(StackGauge.largeShare)
      defer { handed.interpreter.gauge = outer }
      return Returned(value: handed.work())
    }.value
  }

  /// What another thread goes on with; the one that hands it over waits, and touches nothing meanwhile.
  private struct Handed: @unchecked Sendable {
    let interpreter: Interpreter
    let work: () -> Value
  }

  private struct Returned: @unchecked Sendable {
    let value: Value
  }
}

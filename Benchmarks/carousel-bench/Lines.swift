import Foundation

/// What a benchmark prints: one fact a line, in words that are good to listen to.
enum Lines {
  /// What is measured from here on.
  static func title(_ text: String) { write(text) }

  /// One fact.
  static func fact(_ text: String) { write("  \(text)") }

  /// A fact with a number that must not be more than an aim.
  static func fact(_ what: String, _ value: Double, _ unit: String, under aim: Double) {
    fact(
      "\(what): \(format(value)) \(unit); the aim is under \(format(aim)), \(value < aim ? "met" : "missed")")
  }

  /// A fact with a number that must not be less than an aim.
  static func fact(_ what: String, _ value: Double, _ unit: String, atLeast aim: Double) {
    fact("\(what): \(format(value)) \(unit); the aim is \(format(aim)), \(value >= aim ? "met" : "missed")")
  }

  /// Writes a line at once, since what was measured is worth reading while the rest goes on.
  static func write(_ line: String) {
    print(line)
    fflush(nil)
  }
}

/// A number with as many digits as it is worth.
func format(_ value: Double) -> String {
  value >= 100 ? String(Int(value.rounded())) : String(format: "%.3g", value)
}

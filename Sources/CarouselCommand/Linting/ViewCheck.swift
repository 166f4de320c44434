import LocatedValues
import NearestNames

/// Whether the screens that `--view` names were met.
struct ViewCheck {
  private let wanted: [String]
  private var names: [String] = []

  init(_ wanted: [String]) { self.wanted = wanted }

  mutating func met(_ screens: [String]) {
    if !wanted.isEmpty { names += screens }
  }

  /// A line for each name that belongs to no screen.
  var complaints: [String] {
    wanted.filter { !names.contains($0) }.map { name in
      let others = names.isEmpty ? "none" : names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
      let advice = nearestName(to: name, in: names).map { "did you mean '\($0)'?" } ?? "there is \(others)"
      return TerminalText.escaped("carousel-a11y: error: no screen '\(name)'; \(advice)")
    }
  }
}

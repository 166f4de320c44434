import LocatedValues
import NearestNames

extension ScreenError: CustomStringConvertible {
  /// What is wrong and what to do.
  public var description: String {
    switch problem {
    case .noFile(let path, let places):
      "there is no '\(path)'; paths start at the folder of the test or at one around it, up to that of "
        + "Package.swift. Looked for:\n" + places.map { "  \($0)" }.joined(separator: "\n")
    case .unreadable(let path): "'\(path)' cannot be read; check its permissions"
    case .faults(let lines): lines.joined(separator: "\n")
    case .noScreen(let path):
      "'\(path)' holds no screen; a screen is a SwiftUI view, a #Preview, or a definition"
    case .noScreenNamed(let name, let available):
      "no screen is called '\(name)'; " + Self.advice(name, available)
    case .severalScreens(let names):
      "there are several screens: \(Self.list(names)); name one, as in view: \"\(names.first ?? "")\""
    case .noSwiftParser:
      "this build cannot read Swift source; build with a toolchain that has SwiftParser, without "
        + "CAROUSEL_SWIFT_SYNTAX=none"
    case .noState(let name, let available):
      "the screen has no state '\(name)'; " + Self.advice(name, available)
    case .expressionAsState(let name):
      "the state '\(name)' takes a text, a number, true, false or nil, and no Swift expression; use with(_:) for those"
    case .cannotSupply(let kind): "nothing can be supplied to \(kind)"
    case .noElement(let name, let available):
      "no element is called '\(name)'; " + Self.advice(name, available)
    case .noCard(let position, let count):
      "there is no card \(position): the screen has \(count), counted from 1"
    }
  }

  private static func advice(_ name: String, _ available: [String]) -> String {
    if let nearest = nearestName(to: name, in: available) { return "did you mean '\(nearest)'?" }
    return "there is \(list(available))"
  }

  static func list(_ names: [String]) -> String {
    guard !names.isEmpty else { return "none" }
    let shown = names.prefix(20).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 20 ? shown + " and \(names.count - 20) more" : shown
  }
}

import CarouselModel
import CommandLineParsing

/// A value for a variable of a screen's state, as the command line gives it.
struct StateAssignment: Hashable, Sendable {
  /// The variable's name.
  var name: String
  /// The value: a text, a number, `true` or `false`, or nothing at all.
  var value: StateValue

  /// Reads `name=value`; an empty value is nothing chosen, and quotes keep a number a text.
  init?(_ text: String) {
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
    name = String(text[..<equals])
    let written = String(text[text.index(after: equals)...])
    switch written {
    case "": value = .none
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    default: value = .text(written)
    }
  }
}

extension ValueSyntax<StateAssignment> {
  /// `NAME=VALUE`.
  static let stateAssignment = ValueSyntax(
    "NAME=VALUE", expecting: "a name and a value with an equals sign between them",
    format: { $0.name }, parse: { StateAssignment($0) })
}

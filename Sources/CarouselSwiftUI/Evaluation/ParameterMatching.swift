internal import SwiftSourceReader

/// Which arguments go to which parameters.
struct ParameterMatching {
  /// For each parameter the arguments that it gets.
  private(set) var taken: [[ValueArgument]]
  /// Whether every argument found a parameter, and every parameter without a default an argument.
  private(set) var isComplete = true

  /// Matches by labels as Swift does: in order, with trailing closures for parameters that take functions.
  ///
  /// - Parameters:
  ///   - parameters: The parameters.
  ///   - arguments: The arguments.
  ///   - isByName: Whether it may be a function that is passed by its full name, as `map(Item.init(id:))` does: such
  ///     a one is called without labels.
  init(_ parameters: [Parameter], _ arguments: [ValueArgument], isByName: Bool = true) {
    taken = parameters.map { _ in [] }
    let plain = arguments.filter { !$0.isTrailing }
    var next = 0
    for (index, parameter) in parameters.enumerated() where next < plain.count {
      guard plain[next].label == parameter.label else { continue }
      taken[index].append(plain[next])
      next += 1
      while parameter.isVariadic, next < plain.count, plain[next].label == nil {
        taken[index].append(plain[next])
        next += 1
      }
    }
    isComplete = next == plain.count
    if isByName, next < plain.count, plain.count <= parameters.count,
      plain.allSatisfy({ $0.label == nil })
    {
      for (index, argument) in plain.enumerated() { taken[index] = [argument] }
      isComplete = true
    }
    matchTrailing(parameters, arguments.filter(\.isTrailing))
    for (index, parameter) in parameters.enumerated() where taken[index].isEmpty {
      if parameter.defaultValue == nil, !parameter.isVariadic { isComplete = false }
    }
  }

  private mutating func matchTrailing(_ parameters: [Parameter], _ closures: [ValueArgument]) {
    for closure in closures {
      let free = parameters.indices.filter { taken[$0].isEmpty }
      let match =
        closure.label.map { label in free.first { parameters[$0].label == label } }
        ?? free.first { Self.takesFunction(parameters[$0]) && parameters[$0].defaultValue == nil }
        ?? free.first { Self.takesFunction(parameters[$0]) }
        ?? free.last { !Self.isPlain(parameters[$0]) }
      if let match { taken[match].append(closure) } else { isComplete = false }
    }
  }

  /// Whether a parameter certainly takes no function; a name may be that of one.
  private static func isPlain(_ parameter: Parameter) -> Bool {
    switch parameter.type {
    case .array?, .dictionary?, .tuple?: true
    case .named(let name, _)?: plainTypes.contains(name)
    default: false
    }
  }

  private static let plainTypes: Set<String> = [
    "Bool", "CGFloat", "CGSize", "Color", "Date", "Decimal", "Double", "Float", "Int", "LocalizedStringKey",
    "LocalizedStringResource", "String", "Text", "URL", "UUID",
  ]

  static func takesFunction(_ parameter: Parameter) -> Bool {
    if parameter.attributes.contains(where: { $0.hasSuffix("Builder") }) { return true }
    switch parameter.type {
    case .function?, .optional(.function)?: return true
    default: return false
    }
  }
}

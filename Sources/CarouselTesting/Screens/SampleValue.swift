internal import CarouselModel

/// A value that a test gives in place of one that only the running app knows.
///
/// Literals stand for themselves; anything else is a Swift expression, in which the declarations of the project under
/// test are known: `.swift("Album.samples[0]")`.
public enum SampleValue: Hashable, Sendable {
  /// `nil`.
  case none
  /// A text.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A switch.
  case bool(Bool)
  /// Values in order.
  case list([SampleValue])
  /// An expression, in Swift.
  case swift(String)

  /// The value as a Swift expression.
  var expression: String {
    switch self {
    case .none: "nil"
    case .text(let text): Self.literal(text)
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .bool(let isOn): "\(isOn)"
    case .list(let values): "[" + values.map(\.expression).joined(separator: ", ") + "]"
    case .swift(let source): source
    }
  }

  /// The value as a screen's state holds it; nil where it can hold none such.
  var stateValue: StateValue? {
    switch self {
    case .none: StateValue.none
    case .text(let text): .text(text)
    case .integer(let number): .number(Double(number))
    case .number(let number): .number(number)
    case .bool(let isOn): .bool(isOn)
    case .list, .swift: nil
    }
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}

extension SampleValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a switch.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a list.
  public init(arrayLiteral elements: SampleValue...) { self = .list(elements) }
  /// Creates nothing.
  public init(nilLiteral: ()) { self = .none }
}

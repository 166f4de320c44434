internal import CarouselModel
internal import SwiftSourceReader

/// Reads what the closure of a motion effect does to its content.
enum EffectReading {
  /// What stands for the content that the closure is given.
  static var content: Value { .symbol(Symbol(type: "EffectContent", name: "content")) }

  /// The name of a symbol that stands for one of two effects.
  static let either = "one of two effects"

  /// The effect of a chain of methods on the content; what is no such chain is not known.
  static func values(_ value: Value) -> EffectValues {
    switch value.read {
    case .symbol(let symbol) where symbol.rootType == "EffectContent":
      let links = symbol.chain
      return links.dropFirst().reduce(start(links[0])) { $0.combined(with: effect($1)) }
    case .unknown(let text): return unknown(text)
    default: return unknown("effect")
    }
  }

  /// One of two effects, where what decides is not known; nil where the values are no effects.
  static func merged(_ one: Value, _ other: Value, _ condition: String) -> Value? {
    guard isEffect(one) || isEffect(other) else { return nil }
    let arguments = [
      ValueArgument(nil, one), ValueArgument(nil, other), ValueArgument("condition", .string(condition)),
    ]
    return .symbol(Symbol(type: "EffectContent", name: either, arguments: arguments))
  }

  private static func isEffect(_ value: Value) -> Bool {
    if case .symbol(let symbol) = value.read { symbol.rootType == "EffectContent" } else { false }
  }

  private static func start(_ root: Symbol) -> EffectValues {
    guard root.name == either, let arguments = root.arguments, arguments.count == 3 else { return .identity }
    return .either(
      values(arguments[0].value), values(arguments[1].value), arguments[2].value.string ?? "condition")
  }

  /// An effect of which nothing is known.
  static func unknown(_ expression: String) -> EffectValues {
    EffectValues(
      unknown: Dictionary(uniqueKeysWithValues: EffectValues.Kind.allCases.map { ($0, expression) }))
  }

  /// Effects that change neither size nor place nor opacity.
  private static let others: Set<String> = [
    "blur", "brightness", "colorMultiply", "colorEffect", "contrast", "distortionEffect", "grayscale",
    "hueRotation", "layerEffect", "luminanceToAlpha", "saturation", "shadow", "zIndex",
  ]

  private static func effect(_ link: Symbol) -> EffectValues {
    let arguments = link.arguments ?? []
    switch link.name {
    case "scaleEffect": return one(.scale, scale(arguments))
    case "opacity": return one(.opacity, Reading(arguments.first))
    case "rotationEffect": return one(.rotation, angle(arguments.first))
    case "rotation3DEffect", "perspectiveRotationEffect": return one(.rotation, angle(arguments.first))
    case "offset": return offset(arguments)
    default:
      return others.contains(link.name) ? .identity : unknown(link.source?.lastCall ?? link.name)
    }
  }

  private static func one(_ kind: EffectValues.Kind, _ reading: Reading) -> EffectValues {
    var values = EffectValues.identity
    switch reading {
    case .none: break
    case .known(let number): values[kind] = number
    case .unknown(let expression): values.unknown[kind] = expression
    }
    return values
  }

  /// A number that an effect is given.
  enum Reading {
    case none
    case known(Double)
    case unknown(String)

    init(_ argument: ValueArgument?) {
      guard let argument else {
        self = .none
        return
      }
      self = argument.value.read.number.map { .known($0) } ?? .unknown(EffectReading.text(argument))
    }
  }

  private static func text(_ argument: ValueArgument) -> String {
    if case .unknown(let text) = argument.value.read, argument.expression == nil { return text }
    return argument.expression?.text ?? "value"
  }

  /// The factor of both directions, or of the one that differs from 1.
  static func scale(_ arguments: [ValueArgument]) -> Reading {
    if let both = arguments.first(where: { $0.label == nil }) {
      guard case .tuple(let size) = both.value.read else { return Reading(both) }
      return larger(
        size.prefix(2).map { part in
          part.value.number.map { .known($0) } ?? .unknown(text(both))
        })
    }
    return larger(arguments.filter { $0.label == "x" || $0.label == "y" }.map { Reading($0) })
  }

  private static func larger(_ readings: [Reading]) -> Reading {
    var found = Reading.none
    for reading in readings {
      switch (found, reading) {
      case (_, .unknown): return reading
      case (.known(let one), .known(let other)): if abs(other - 1) > abs(one - 1) { found = reading }
      default: found = reading
      }
    }
    return found
  }

  /// An angle in degrees.
  static func angle(_ argument: ValueArgument?) -> Reading {
    guard let argument else { return .none }
    guard case .symbol(let symbol) = argument.value.read else { return .unknown(text(argument)) }
    if symbol.name == "zero" { return .known(0) }
    let number = symbol.argument(at: 0)?.number
    let degrees: Double? =
      switch symbol.name {
      case "degrees": number
      case "radians": number.map { $0 * 180 / .pi }
      default:
        symbol.argument("degrees")?.number ?? symbol.argument("radians")?.number.map { $0 * 180 / .pi }
      }
    return degrees.map { .known($0) } ?? .unknown(text(argument))
  }

  private static func offset(_ arguments: [ValueArgument]) -> EffectValues {
    if let size = arguments.first(where: { $0.label == nil }) {
      guard case .tuple(let parts) = size.value.read, parts.count == 2 else {
        return EffectValues(unknown: [.offsetX: text(size), .offsetY: text(size)])
      }
      let readings = parts.map { part in
        part.value.number.map { Reading.known($0) } ?? .unknown(text(size))
      }
      return one(.offsetX, readings[0]).combined(with: one(.offsetY, readings[1]))
    }
    func part(_ label: String) -> Reading { Reading(arguments.first { $0.label == label }) }
    return one(.offsetX, part("x")).combined(with: one(.offsetY, part("y")))
  }
}

extension ExpressionSource {
  /// The last call of a chain, without what it is called on.
  fileprivate var lastCall: String {
    guard case .call(let callee, _) = expression.kind, case .member(let base?, _) = callee.kind else {
      return text
    }
    let all = project.text(of: expression.span)
    let before = project.text(of: base.span)
    return all.hasPrefix(before)
      ? String(all.dropFirst(before.count)).trimmingPrefix(while: { $0 == "." || $0.isWhitespace })
        .description : all
  }
}

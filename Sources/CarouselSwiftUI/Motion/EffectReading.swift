internal import CarouselModel

/// Reads what the closure of a motion effect does to its content.
enum EffectReading {
  /// What stands for the content that the closure is given.
  static var content: Value { .symbol(Symbol(type: "EffectContent", name: "content")) }

  /// The effect of a chain of methods on the content.
  static func values(_ value: Value) -> EffectValues {
    guard case .symbol(let symbol) = value, symbol.rootType == "EffectContent" else { return .identity }
    return symbol.chain.dropFirst().reduce(EffectValues.identity) { $0.combined(with: effect($1)) }
  }

  private static func effect(_ link: Symbol) -> EffectValues {
    let arguments = link.arguments ?? []
    switch link.name {
    case "scaleEffect": return EffectValues(scale: scale(arguments))
    case "opacity": return EffectValues(opacity: arguments.first?.value.read.number)
    case "rotationEffect": return EffectValues(rotation: angle(arguments.first?.value))
    case "rotation3DEffect":
      return turns(link) ? EffectValues(rotation: angle(arguments.first?.value)) : .identity
    case "offset": return offset(arguments)
    default: return .identity
    }
  }

  /// Whether a rotation is about the vertical axis or in the plane.
  private static func turns(_ link: Symbol) -> Bool {
    guard case .tuple(let axis)? = link.argument("axis"), axis.count == 3 else { return true }
    return axis[0].value.number == 0
  }

  static func scale(_ arguments: [ValueArgument]) -> Double? {
    if let both = arguments.first(where: { $0.label == nil })?.value.read {
      if case .tuple(let size) = both { return size.first?.value.number }
      return both.number
    }
    return (arguments.first { $0.label == "x" } ?? arguments.first { $0.label == "y" })?.value.read.number
  }

  /// An angle in degrees.
  static func angle(_ value: Value?) -> Double? {
    guard case .symbol(let symbol)? = value?.read else { return nil }
    if symbol.name == "zero" { return 0 }
    let number = symbol.argument(at: 0)?.number
    switch symbol.name {
    case "degrees": return number
    case "radians": return number.map { $0 * 180 / .pi }
    default:
      return symbol.argument("degrees")?.number ?? symbol.argument("radians")?.number.map { $0 * 180 / .pi }
    }
  }

  private static func offset(_ arguments: [ValueArgument]) -> EffectValues {
    if case .tuple(let size)? = arguments.first?.value.read, size.count == 2 {
      return EffectValues(offsetX: size[0].value.number, offsetY: size[1].value.number)
    }
    func part(_ label: String) -> Double? { arguments.first { $0.label == label }?.value.read.number }
    return EffectValues(offsetX: part("x"), offsetY: part("y"))
  }
}

internal import CarouselModel

extension Interpreter {
  /// SwiftUI's modifiers of appearance; nil where the name is none of them.
  func appearance(_ call: ModifierCall) -> [Modifier.Kind]? {
    switch call.name {
    case "opacity": return opacity(call)
    case "scaleEffect": return transformed(call, .scale, EffectReading.scale(call.arguments))
    case "rotationEffect", "rotation3DEffect":
      return transformed(call, .rotation, EffectReading.angle(call.arguments.first))
    case "redacted" where call.value("reason")?.isUnknown == true: return [call.unknown("reason")]
    default: break
    }
    guard let modifier = visibility(call) ?? type(call) ?? surface(call) else { return nil }
    return [.appearance(modifier)]
  }

  private func opacity(_ call: ModifierCall) -> [Modifier.Kind] {
    if let opacity = call.number(nil) { return [.appearance(.opacity(opacity))] }
    // Only an opacity of exactly 0 hides, and whether this one is 0 is not known.
    return [call.unknown()]
  }

  private func transformed(
    _ call: ModifierCall, _ kind: EffectValues.Kind, _ reading: EffectReading.Reading
  ) -> [Modifier.Kind] {
    switch reading {
    case .none: return [.other(call.name)]
    case .unknown(let expression):
      return [.appearance(.transform(EffectValues(unknown: [kind: expression])))]
    case .known(let number):
      var values = EffectValues.identity
      values[kind] = number
      return [.appearance(.transform(values))]
    }
  }

  private func visibility(_ call: ModifierCall) -> AppearanceModifier? {
    switch call.name {
    case "hidden": return .hidden
    case "redacted":
      guard case .symbol(let reason)? = call.value("reason"), reason.name == "placeholder" else { return nil }
      return .redacted
    default: return nil
    }
  }

  private func type(_ call: ModifierCall) -> AppearanceModifier? {
    switch call.name {
    case "font": return call.value(nil).flatMap { font($0) }.map { .font($0) }
    case "fontWeight": return weight(call.value(nil)).map { .fontWeight($0) }
    case "bold": return truth(call.value(nil) ?? .bool(true)) == true ? .fontWeight(.bold) : nil
    case "lineLimit":
      guard let value = call.value(nil) else { return nil }
      return value.isNone ? .lineLimit(nil) : value.integer.map { .lineLimit($0) }
    case "minimumScaleFactor": return call.number(nil).map { .minimumScaleFactor($0) }
    case "buttonStyle", "toggleStyle", "labelStyle", "pickerStyle", "listStyle":
      return call.symbol.map { .style($0.name == "init" ? $0.type ?? "" : $0.name) }
    default: return nil
    }
  }

  private func surface(_ call: ModifierCall) -> AppearanceModifier? {
    switch call.name {
    case "foregroundStyle", "foregroundColor": return call.value(nil).map { .foregroundStyle(paint($0)) }
    case "background":
      guard let value = call.value(nil) ?? call.value("in") else { return nil }
      let radius = call.value("in").flatMap { cornerRadius($0) }
      if call.argument(nil) == nil { return .background(.material("background"), cornerRadius: radius) }
      return .background(paint(value), cornerRadius: radius)
    case "cornerRadius": return call.number(nil).map { .cornerRadius($0) }
    case "clipShape": return call.value(nil).flatMap { cornerRadius($0) }.map { .cornerRadius($0) }
    case "shadow": return shadow(call)
    default: return nil
    }
  }

  /// The radius of a rounded rectangle, written as a view or as `.rect(cornerRadius:)`.
  private func cornerRadius(_ value: Value) -> Double? {
    switch value {
    case .view(let view):
      guard case .shape(let shape) = view.node.kind, case .roundedRectangle(let radius) = shape.figure else {
        return nil
      }
      return radius
    case .symbol(let symbol): return symbol.argument("cornerRadius")?.number
    default: return nil
    }
  }

  private func shadow(_ call: ModifierCall) -> AppearanceModifier? {
    guard let radius = call.number("radius") else { return nil }
    let color = call.value("color").flatMap { self.color($0) } ?? Color(.black, opacity: 0.33)
    return .shadow(color, radius: radius, x: call.number("x") ?? 0, y: call.number("y") ?? 0)
  }
}

internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Returns the value of an environment key; nil where we do not model it.
  func environmentValue(_ key: String) -> Value? {
    if let given = environment.values[key] { return given }
    if key.hasPrefix("accessibility") { memory.readsMotionSettings = true }
    switch key {
    case "accessibilityReduceMotion": return .bool(settings.reduceMotion)
    case "accessibilityVoiceOverEnabled": return .bool(settings.voiceOver)
    case "accessibilitySwitchControlEnabled": return .bool(settings.switchControl)
    case "accessibilityEnabled": return .bool(settings.voiceOver || settings.switchControl)
    case "accessibilityDifferentiateWithoutColor": return .bool(settings.differentiateWithoutColor)
    case "accessibilityReduceTransparency": return .bool(settings.reduceTransparency)
    case "accessibilityInvertColors", "accessibilityShowButtonShapes": return .bool(false)
    case "colorScheme": return .implicit(settings.appearance.rawValue)
    case "colorSchemeContrast": return .implicit(settings.increaseContrast ? "increased" : "standard")
    case "layoutDirection": return .implicit(settings.effectiveDirection.camelCaseName)
    case "dynamicTypeSize": return .implicit(settings.textSize.rawValue)
    case "horizontalSizeClass": return .implicit(settings.idiom == .pad ? "regular" : "compact")
    case "verticalSizeClass": return .implicit("regular")
    case "isEnabled": return .bool(true)
    case "scenePhase": return .implicit("active")
    case "dismiss", "openURL", "dismissSearch", "openWindow":
      return .function(FunctionValue(.builtin { _ in .void }, scope: Scope(file: 0)))
    default: return declaredEnvironmentValue(key)
    }
  }

  /// A key that the project adds: its default.
  private func declaredEnvironmentValue(_ key: String) -> Value? {
    guard let members = project.systemExtensions["EnvironmentValues"] else { return nil }
    if let property = members.computed[key] {
      let receiver = Box(.symbol(Symbol(type: "EnvironmentValues", name: "values")))
      return get(property, Scope(file: property.file, receiver: receiver))
    }
    guard let entry = members.stored.first(where: { $0.name == key }) else { return nil }
    return storedValue(of: entry, Scope(file: entry.file))
  }

  /// Evaluates a view below a modifier that changes its environment; nil where the modifier is not of that kind.
  func environmentCall(
    _ base: SwiftSourceReader.Expression, _ name: String, _ arguments: [Argument],
    _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> Value? {
    guard Self.environmentModifiers.contains(name) else { return nil }
    let outer = environment
    defer { environment = outer }
    let values = self.arguments(arguments, scope)
    switch name {
    case "environment":
      if case .keyPath(let names)? = values.first?.value, let key = names.first, values.count > 1 {
        environment.values[key] = values[1].value
      } else if let value = values.first?.value, let type = declaredType(of: value) {
        environment.objects[type.name] = value
      }
    case "environmentObject":
      if let value = values.first?.value, let type = declaredType(of: value) {
        environment.objects[type.name] = value
      }
    default: environment.values[name] = values.first?.value
    }
    let value = evaluate(base, scope)
    guard viewIfAny(value, mounts: false) != nil else {
      return memberCall(on: value, name, values, expression, scope)
    }
    guard let view = viewIfAny(value) else { return value }
    return .view(modify(view, name, values, expression, scope))
  }

  private static let environmentModifiers: Set<String> = [
    "environment", "environmentObject", "buttonStyle", "tabViewStyle", "toggleStyle", "labelStyle",
    "pickerStyle",
  ]
}

extension Value {
  /// An implicit member, which is known by its name.
  static func implicit(_ name: String) -> Value { .symbol(Symbol(name: name)) }
}

extension AccessibilitySettings.LayoutDirection {
  /// SwiftUI's name of the direction.
  var camelCaseName: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}

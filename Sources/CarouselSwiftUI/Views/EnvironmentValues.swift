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

  /// The settings under which texts are made: a view may have another language than the person.
  var spokenSettings: AccessibilitySettings {
    guard let locale = environment.values["locale"]?.read else { return settings }
    var own = settings
    if case .symbol(let symbol) = locale, symbol.rootType ?? "Locale" == "Locale", symbol.base == nil,
      let name = (symbol.argument("identifier") ?? symbol.argument(at: 0))?.string
    {
      own.language = name.replacing("_", with: "-")
    } else if case .symbol(let symbol) = locale, ["current", "autoupdatingCurrent"].contains(symbol.name) {
      return settings
    } else {
      memory.assume("the language of a view is not known; the person's own is taken")
    }
    return own
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
}

extension Value {
  /// An implicit member, which is known by its name.
  static func implicit(_ name: String) -> Value { .symbol(Symbol(name: name)) }
}

extension AccessibilitySettings.LayoutDirection {
  /// SwiftUI's name of the direction.
  var camelCaseName: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }
}

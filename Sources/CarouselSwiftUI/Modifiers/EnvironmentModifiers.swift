internal import CarouselModel
internal import SwiftSourceReader

/// Modifiers that change what the views below them read, which therefore are evaluated after them.
extension Interpreter {
  /// Evaluates a view below a modifier that changes its environment; nil where the modifier is not of that kind.
  func environmentCall(
    _ base: SwiftSourceReader.Expression, _ name: String, _ arguments: [Argument],
    _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> Value? {
    guard Self.environmentModifiers.contains(name) else { return nil }
    let outer = environment
    defer { environment = outer }
    let values = self.arguments(arguments, scope)
    changeEnvironment(name, values)
    let value = evaluate(base, scope)
    guard viewIfAny(value, mounts: false) != nil else {
      return memberCall(on: value, name, values, expression, scope)
    }
    guard let view = viewIfAny(value) else { return value }
    return .view(modify(view, name, values, expression, scope))
  }

  private static let environmentModifiers: Set<String> = [
    "environment", "environmentObject", "buttonStyle", "tabViewStyle", "toggleStyle", "labelStyle",
    "pickerStyle", "disabled", "groupBoxStyle", "progressViewStyle", "labeledContentStyle", "gaugeStyle",
    "transformEnvironment", "preferredColorScheme", "colorScheme",
  ]

  func changeEnvironment(_ name: String, _ values: [ValueArgument]) {
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
    case "transformEnvironment": transformEnvironment(values)
    case "preferredColorScheme", "colorScheme":
      if let scheme = values.first?.value.read, !scheme.isNone { environment.values["colorScheme"] = scheme }
    case "disabled":
      // A control inside cannot be enabled again.
      if truth(environmentValue("isEnabled") ?? .bool(true)) == false { return }
      let isDisabled = values.first?.value ?? .bool(true)
      environment.values["isEnabled"] =
        truth(isDisabled).map { .bool(!$0) } ?? .unknown("isEnabled")
    default: environment.values[name] = values.first?.value
    }
  }

  /// `transformEnvironment(\.key) { $0 = ... }`: the closure is given what is there, and changes it.
  private func transformEnvironment(_ values: [ValueArgument]) {
    guard case .keyPath(let names)? = values.first?.value, let key = names.first,
      case .function(let change)? = values.last?.value
    else { return }
    let held = Box(environmentValue(key) ?? .unknown(key))
    let binding = BindingValue(
      get: { held.value }, set: { [unowned self] in write(held, $0) }, readsThrough: true)
    _ = invoke(change, .binding(binding))
    environment.values[key] = names.count == 1 ? held.value : .unknown(key)
  }

  // MARK: - Modifiers of the project that do so

  /// Evaluates what a modifier of the project is called on, below what that modifier changes in the environment.
  func evaluate(
    _ base: SwiftSourceReader.Expression, below name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value {
    guard environmentProbe == nil, let changes = changes(by: name, arguments, scope), !changes.isEmpty else {
      return evaluate(base, scope)
    }
    let outer = environment
    defer { environment = outer }
    // The outermost was met last.
    for change in changes.reversed() { changeEnvironment(change.name, change.values) }
    let value = evaluate(base, scope)
    guard viewIfAny(value, mounts: false) != nil, let view = viewIfAny(value) else { return value }
    return .view(view)
  }

  /// Tries a modifier of the project out on a blank, to see what it changes around it.
  private func changes(
    by name: String, _ arguments: [Argument], _ scope: Scope
  ) -> [EnvironmentProbe.Change]? {
    let methods = project.systemExtensions["View"]?.methods[name] ?? []
    guard name == "modifier" || methods.contains(where: changesEnvironment) else { return nil }
    let probe = EnvironmentProbe()
    tentatively {
      let values = self.arguments(arguments, scope)
      if name == "modifier", case .instance(let instance)? = values.first?.value,
        instance.type.members.methods["body"]?.contains(where: changesEnvironment) != true
      {
        return
      }
      environmentProbe = probe
      let place = placement
      let blank = ViewValue(ViewNode(.opaque(type: EnvironmentProbe.blank, note: nil)))
      _ = modify(blank, name, values, SwiftSourceReader.Expression(.name(name), position), scope)
      placement = place
      environmentProbe = nil
    }
    return probe.changes
  }

  /// Whether a method mentions one of the modifiers, told by its source and kept.
  private func changesEnvironment(_ method: Method) -> Bool {
    if let known = environmentMethods[method.span] { return known }
    let text = project.text(of: method.span)
    let isOne = Self.environmentModifiers.contains { text.contains($0) }
    environmentMethods[method.span] = isOne
    return isOne
  }

  /// Takes note of a modifier around the blank of a trial.
  func probe(_ view: ViewValue, _ call: ModifierCall) {
    guard let environmentProbe, Self.environmentModifiers.contains(call.name), holdsBlank(view.node, 6) else {
      return
    }
    environmentProbe.changes.append(EnvironmentProbe.Change(name: call.name, values: call.arguments))
  }

  private func holdsBlank(_ node: ViewNode, _ depth: Int) -> Bool {
    if case .opaque(EnvironmentProbe.blank, _) = node.kind { return true }
    return depth > 0 && node.children.prefix(8).contains { holdsBlank($0, depth - 1) }
  }
}

/// What a modifier of the project changes in the environment of what it is called on.
final class EnvironmentProbe {
  /// The type of the view that stands for what it is called on.
  static let blank = "blank for a trial"

  struct Change {
    let name: String
    let values: [ValueArgument]
  }

  var changes: [Change] = []
}

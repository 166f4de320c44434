internal import CarouselModel
internal import SwiftSourceReader

/// What the styles of the project make of controls.
extension Interpreter {
  /// A button's label as its style shows it.
  func styled(_ label: [ViewValue], _ role: ButtonRole?) -> [ViewValue] {
    let trigger = FunctionValue(.builtin { _ in .void }, scope: Scope(file: 0))
    let configuration = [
      labelElement(label), Value.Element(label: "isPressed", value: .bool(false)),
      Value.Element(label: "role", value: role.map { .implicit($0.rawValue) } ?? .none),
      Value.Element(label: "trigger", value: .function(trigger)),
    ]
    return made(by: "buttonStyle", of: ["ButtonStyle", "PrimitiveButtonStyle"], configuration) ?? label
  }

  /// A toggle as a style of the project shows it; nil where the style is the system's.
  func styled(_ label: [ViewValue], isOn: BindingValue?) -> [ViewValue]? {
    var binding = isOn ?? BindingValue(get: { .unknown("isOn") }, set: { _ in })
    binding.readsThrough = true
    let configuration = [labelElement(label), Value.Element(label: "isOn", value: .binding(binding))]
    return made(by: "toggleStyle", of: ["ToggleStyle"], configuration)
  }

  /// A view of several parts as a style of the project shows it; nil where the style is the system's.
  ///
  /// A part without views is none, as the label of a progress view may be.
  func styled(
    _ parts: [String: [ViewValue]], by key: String, _ others: [Value.Element] = []
  ) -> ViewValue? {
    let configuration = parts.map { name, views -> Value.Element in
      if views.isEmpty, name.hasSuffix("abel") { return Value.Element(label: name, value: .none) }
      return Value.Element(label: name, value: .view(views.count == 1 ? views[0] : group(views)))
    }
    let kind = key.prefix(1).uppercased() + key.dropFirst()
    let views = made(by: key, of: [kind], configuration + others)
    return views.map { $0.count == 1 ? $0[0] : group($0) }
  }

  private func labelElement(_ label: [ViewValue]) -> Value.Element {
    Value.Element(label: "label", value: .view(label.count == 1 ? label[0] : group(label)))
  }

  /// What a style of the project makes of a control; nil where the style is none of its own.
  private func made(
    by key: String, of protocols: [String], _ configuration: [Value.Element]
  ) -> [ViewValue]? {
    guard let style = declaredStyle(environment.values[key], protocols),
      case .function(let make)? = ownMember(
        of: .instance(style), "makeBody", receiver: Box(.instance(connected(style))))
    else { return nil }
    let outer = environment
    environment.values[key] = nil
    defer { environment = outer }
    return views(of: invoke(make, [ValueArgument("configuration", .tuple(configuration))]))
  }

  /// A style as a value of the project; `.name` is looked up in what it adds to the style's protocol.
  private func declaredStyle(_ value: Value?, _ protocols: [String]) -> Instance? {
    if case .instance(let style)? = value { return style }
    guard case .symbol(let symbol)? = value, symbol.isImplicit || symbol.base == nil && symbol.type == nil
    else {
      return nil
    }
    for name in protocols {
      guard let members = project.systemExtensions[name] else { continue }
      var found: Value?
      if let property = members.staticComputed[symbol.name] {
        found = get(property, Scope(file: property.file))
      } else if let property = members.statics[symbol.name] {
        found = storedValue(of: property, Scope(file: property.file))
      } else if let methods = members.methods[symbol.name]?.filter(\.isStatic), let first = methods.first {
        found = invoke(
          FunctionValue(.overloads(methods), scope: Scope(file: first.file)), symbol.arguments ?? [])
      }
      if case .instance(let style)? = found { return style }
    }
    return nil
  }
}

extension ViewCall {
  /// The call with the parts of a style's configuration as its own: `Label(configuration)` shows what it was given.
  var expanded: ViewCall {
    guard let first = arguments.first, first.label == nil, !first.isTrailing,
      case .tuple(let parts) = first.value, parts.contains(where: { ["label", "title"].contains($0.label) })
    else { return self }
    let given = parts.filter { !$0.value.isNone }.map { part -> ValueArgument in
      guard case .view = part.value else { return ValueArgument(part.label, part.value) }
      return ValueArgument(part.label, .function(FunctionValue(.builtin { _ in part.value }, scope: scope)))
    }
    return ViewCall(
      name: name, arguments: given + arguments.dropFirst(), expression: expression, scope: scope)
  }
}

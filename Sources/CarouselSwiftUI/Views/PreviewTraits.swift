internal import CarouselModel
internal import SwiftSourceReader

/// What a preview says about itself besides its views.
enum PreviewTraits {
  /// Traits that change nothing but the canvas.
  private static let canvasOnly: Set<String> = [
    "defaultLayout", "sizeThatFitsLayout", "fixedLayout", "portrait", "portraitUpsideDown",
  ]

  /// The arguments of `#Preview` that are traits which change what is shown.
  static func arguments(_ arguments: [Argument]) -> [Argument] {
    guard let first = arguments.firstIndex(where: { $0.label == "traits" }) else { return [] }
    return arguments[first...].filter { argument in
      guard !argument.isTrailing, argument.label == nil || argument.label == "traits" else { return false }
      guard case .closure = argument.value.kind else { return !canvasOnly.contains(name(argument.value)) }
      return false
    }
  }

  private static func name(_ expression: Expression) -> String {
    switch expression.kind {
    case .call(let callee, _): name(callee)
    case .member(_, let name): name
    default: ""
    }
  }
}

extension Interpreter {
  /// The views of a preview below its traits.
  func preview(_ closure: ClosureLiteral, _ traits: [Argument], _ scope: Scope) -> [ViewValue] {
    let outer = environment
    defer { environment = outer }
    var wrappers: [(Instance, Value)] = []
    for trait in traits { apply(evaluate(trait.value, scope), &wrappers) }
    for (modifier, context) in wrappers { changeEnvironment(by: modifier, context) }
    let inner = Scope(in: scope)
    let rest = closure.body.filter { !declarePreviewable($0, inner) }
    var views = views(of: run(rest, inner))
    for (modifier, context) in wrappers.reversed() {
      views = self.views(of: wrapped(views.count == 1 ? views[0] : group(views), modifier, context))
    }
    return views
  }

  private func apply(_ trait: Value, _ wrappers: inout [(Instance, Value)]) {
    guard case .symbol(let symbol) = trait else {
      return memory.assume("what a trait of the preview changes is not known")
    }
    switch symbol.name {
    case "landscapeLeft", "landscapeRight": turn()
    case "modifier":
      guard case .instance(let modifier)? = symbol.argument(at: 0) else { fallthrough }
      wrappers.append((modifier, context(of: modifier)))
    default:
      guard let own = declaredTrait(symbol) else {
        return memory.assume("what the trait '\(symbol.name)' of the preview changes is not known")
      }
      apply(own, &wrappers)
    }
  }

  /// A trait that the project adds.
  private func declaredTrait(_ symbol: Symbol) -> Value? {
    guard let members = project.systemExtensions["PreviewTrait"] else { return nil }
    if let property = members.staticComputed[symbol.name] { return get(property, Scope(file: property.file)) }
    return members.statics[symbol.name].map { storedValue(of: $0, Scope(file: $0.file)) }
  }

  /// A phone in landscape is low; that it is also wide is not known of the layout behind.
  private func turn() {
    guard settings.idiom != .pad else { return }
    environment.values["verticalSizeClass"] = .implicit("compact")
    environment.values["horizontalSizeClass"] =
      environment.values["horizontalSizeClass"] ?? .unknown("horizontalSizeClass")
    environment.proposal = Size(width: environment.proposal.height, height: environment.proposal.width)
    memory.assume("the preview is in landscape; frames are estimated as if it stood upright")
  }

  /// What `makeSharedContext` of a preview's modifier gives, else nothing.
  private func context(of modifier: Instance) -> Value {
    guard case .function(let make)? = staticMember(of: modifier.type, "makeSharedContext") else {
      return .void
    }
    let value = invoke(make, [])
    guard isThrowing else { return value }
    isThrowing = false
    return .unknown("context")
  }

  private func wrapped(_ content: ViewValue, _ modifier: Instance, _ context: Value) -> Value {
    let receiver = Box(Value.instance(connected(modifier)))
    guard case .function(let body)? = ownMember(of: receiver.value, "body", receiver: receiver) else {
      return .view(content)
    }
    return invoke(body, [ValueArgument("content", .view(content)), ValueArgument("context", context)])
  }

  /// What a preview's modifier changes around the views comes before they are evaluated.
  private func changeEnvironment(by modifier: Instance, _ context: Value) {
    let probe = EnvironmentProbe()
    let place = placement
    tentatively {
      environmentProbe = probe
      _ = wrapped(ViewValue(ViewNode(.opaque(type: EnvironmentProbe.blank, note: nil))), modifier, context)
      environmentProbe = nil
    }
    placement = place
    for change in probe.changes.reversed() { changeEnvironment(change.name, change.values) }
  }

  /// Declares `@Previewable @State var name = value`, which is kept as a view's state is; false for anything else.
  private func declarePreviewable(_ statement: Statement, _ scope: Scope) -> Bool {
    guard case .declaration(let declaration) = statement.kind,
      declaration.attributes.contains(where: { $0.name == "Previewable" }),
      case .variable(let variable) = declaration.kind
    else { return false }
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern else { continue }
      let property = StoredProperty(
        name: name, type: binding.type, initialValue: binding.initialValue,
        attributes: declaration.attributes.filter { $0.name != "Previewable" },
        isConstant: variable.isConstant, observer: nil, file: scope.file)
      var value = previewable(property, scope)
      if case .state(let storage) = value {
        var held = self.binding(to: storage)
        held.readsThrough = true
        value = .binding(held)
      }
      scope.declare(name, value)
      scope.box(name)?.declared = binding.type
    }
    return true
  }
}

internal import CarouselModel
internal import SwiftSourceReader

extension Interpreter {
  /// Evaluates the body of a view of the project, with its state as the system would keep it.
  func mount(_ instance: Instance) -> ViewValue {
    let type = instance.type
    mounted.insert(type.qualifiedName)
    if type.inherits("UIViewRepresentable", "UIViewControllerRepresentable") {
      return wrappedView(instance) ?? declared(opaque(type.name, note: "built with UIKit"), type)
    }
    if computed("body", of: type) == nil, type.inherits("Shape", "InsettableShape") {
      return declared(ViewValue(ViewNode(.shape(Shape(.other(type.name))))), type)
    }
    // A view is worth as much as the expressions that it costs further on.
    guard charge(20), hasRoom(type.span), enter(type.span) else { return .empty }
    defer { depth -= 1 }
    placement.enter(type.name)
    defer { placement.leave() }
    let receiver = Box(.instance(connected(instance)))
    guard let body = computed("body", of: type) else {
      return declared(opaque(type.name, note: "no body"), type)
    }
    let value = run(body.getter, Scope(file: body.file, type: type, receiver: receiver))
    let views = views(of: value)
    if views.count == 1 { return views[0] }
    return declared(group(views), type)
  }

  /// A computed property of a type, or else of a protocol of the project that it conforms to.
  private func computed(_ name: String, of type: TypeDeclaration, depth: Int = 0) -> ComputedProperty? {
    if let own = type.members.computed[name] { return own }
    guard depth < 4 else { return nil }
    return type.members.inherited.lazy.compactMap { parent -> ComputedProperty? in
      guard let declared = self.project.type(parent, from: type.file), declared !== type else { return nil }
      return self.computed(name, of: declared, depth: depth + 1)
    }.first
  }

  /// Whether a view may be placed inside those around it; a view that contains itself would never end.
  func hasRoom(_ span: SourceSpan) -> Bool {
    guard placement.path.count >= budget.views else { return true }
    stop(
      span, "evaluation ended after \(budget.views) views inside views", "see whether a view contains itself")
    return false
  }

  private func declared(_ view: ViewValue, _ type: TypeDeclaration) -> ViewValue {
    var view = view
    view.node.source = view.node.source ?? range(type.span)
    return view
  }

  /// Connects the properties that the system fills: state, environment, objects.
  func connected(_ instance: Instance) -> Instance {
    var instance = instance
    for property in instance.type.members.stored {
      guard let wrapper = property.attributes.first(where: { Self.wrappers.contains($0.name) }) else {
        if let value = instance.fields[property.name], case .object = value {
          instance.fields[property.name] = remembered(value, property.name)
        }
        continue
      }
      instance.fields[property.name] = connected(
        instance.fields[property.name] ?? .none, property, wrapper,
        Scope(file: instance.type.file, type: instance.type))
    }
    return instance
  }

  /// The value of a variable that a preview keeps as a view's state is kept.
  func previewable(_ property: StoredProperty, _ scope: Scope) -> Value {
    let value = storedValue(of: property, scope)
    guard let wrapper = property.attributes.first(where: { Self.wrappers.contains($0.name) }) else {
      return value
    }
    return connected(value, property, wrapper, scope)
  }

  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "GestureState",
    "FocusState",
    "SceneStorage", "AppStorage", "AccessibilityFocusState", "Query", "FetchRequest", "ScaledMetric",
    "Bindable",
  ]

  private func connected(
    _ value: Value, _ property: StoredProperty, _ wrapper: Attribute, _ scope: Scope
  ) -> Value {
    switch wrapper.name {
    case "Environment": return environmentValue(wrapper, property, scope)
    case "EnvironmentObject": return environmentObject(property, scope)
    case "Query", "FetchRequest": return .unknown(property.name)
    case "ScaledMetric": return value
    case "ObservedObject", "Bindable": return remembered(value, property.name)
    case "FocusState",
      "AccessibilityFocusState" where value.isNone || value.isUnknown:
      return .state(storage(property, isBoolean(property) ? .bool(false) : .none, scope))
    default:
      if wrapper.name == "AppStorage" || wrapper.name == "SceneStorage" {
        memory.assume("'\(property.name)' is kept from one launch to the next; its default is taken")
      }
      let initial = (property.type).map { coerce(value, to: $0, scope) } ?? value
      let storage = storage(property, initial, scope)
      remember(storage.value, as: storage.key.name)
      return .state(storage)
    }
  }

  private func isBoolean(_ property: StoredProperty) -> Bool {
    property.type == nil || property.type?.name == "Bool"
  }

  private func storage(_ property: StoredProperty, _ initial: Value, _ scope: Scope) -> StateStorage {
    let place = placement.key + "." + property.name
    if let storage = memory.storages[place] { return storage }
    let ids = placement.ids.isEmpty ? "" : "[" + placement.ids.joined(separator: ", ") + "]"
    let name = memory.freeName([
      property.name + ids, (scope.type?.name ?? "Preview") + "." + property.name + ids,
    ])
    let storage = StateStorage(key: StateKey(name), value: initial)
    storage.value = memory.held(storage.key, in: memory.given, like: initial) ?? initial
    memory.add(storage, at: place)
    return storage
  }

  private func remembered(_ value: Value, _ name: String) -> Value {
    let object = kept(value, name)
    remember(object, name)
    return object
  }

  /// Keeps an object's fields under its variable's name, so that what actions change in it is state.
  private func remember(_ value: Value, _ name: String) {
    guard case .object(let object) = value, object.stateName == nil else { return }
    remember(value, as: memory.freeName([name]))
  }

  private func remember(_ value: Value, as name: String) {
    guard case .object(let object) = value, object.stateName == nil else { return }
    object.stateName = name
    memory.objects.append((name, object))
    for (field, initial) in object.fields {
      object.fields[field] =
        memory.held(StateKey(name + "." + field), in: memory.given, like: initial) ?? initial
    }
  }

  private func environmentObject(_ property: StoredProperty, _ scope: Scope) -> Value {
    guard let name = property.type?.name else { return .unknown(property.name) }
    return object(named: name, property.name, scope)
  }

  /// The object of a type that is in the environment, or else one made without arguments.
  private func object(named name: String, _ variable: String, _ scope: Scope) -> Value {
    if let given = environment.objects[name] { return given }
    guard let declared = project.type(name, from: scope.file, inside: scope.type), canMake(declared) else {
      return .unknown(variable)
    }
    memory.assume("what the app puts into the environment is not known; \(name) is taken as it makes itself")
    let made = lazily("environment " + name) { construct(declared, [], nil) }
    remember(made, variable)
    return made
  }

  /// Whether a value of a type can be made without arguments.
  func canMake(_ type: TypeDeclaration) -> Bool {
    if type.kind == .classType {
      return type.members.initializers.isEmpty || type.members.initializers.contains { allDefaulted($0) }
    }
    guard type.kind == .structure else { return false }
    if type.members.hasOwnInitializer { return type.members.initializers.contains { allDefaulted($0) } }
    return type.members.stored.allSatisfy { property in
      if property.initialValue != nil { return true }
      if case .optional? = property.type, !property.isConstant { return true }
      return property.attributes.contains {
        [
          "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "Query",
          "GestureState", "FetchRequest",
        ]
        .contains($0.name)
      }
    }
  }

  private func allDefaulted(_ method: Method) -> Bool {
    method.function.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
  }

  private func environmentValue(
    _ wrapper: Attribute, _ property: StoredProperty, _ scope: Scope
  ) -> Value {
    guard let argument = wrapper.arguments.first?.value else { return .unknown(property.name) }
    if case .keyPath(let names) = argument.kind, let first = names.first {
      let value = environmentValue(first) ?? .unknown(property.name)
      return names.dropFirst().reduce(value) { follow($0, $1) }
    }
    if case .member(let base?, "self") = argument.kind, case .name(let name) = base.kind {
      return object(named: name, property.name, scope)
    }
    return .unknown(property.name)
  }
}

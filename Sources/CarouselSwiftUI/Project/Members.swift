internal import SwiftSourceReader

/// A stored property.
struct StoredProperty: Sendable {
  let name: String
  let type: TypeReference?
  let initialValue: Expression?
  let attributes: [Attribute]
  let isConstant: Bool
  /// Whether it is computed when it is first asked for.
  var isLazy = false
  let observer: Accessor?
  /// What runs before a change.
  var announcer: Accessor?
  let file: UInt32

  /// The property wrapper's attribute, if there is one of these names.
  func wrapper(_ names: String...) -> Attribute? { attributes.first { names.contains($0.name) } }
}

/// A computed property.
struct ComputedProperty: Sendable {
  /// Whether it is seen in its file only.
  var isFilePrivate = false
  let getter: [Statement]
  let setter: Accessor?
  let type: TypeReference?
  let file: UInt32
}

/// A method, initialiser, subscript or global function.
struct Method: Sendable {
  /// Whether it is seen in its file only.
  var isFilePrivate = false
  var function: Function
  let isStatic: Bool
  let isMutating: Bool
  let file: UInt32
  let span: SourceSpan
}

/// What a type declares, its extensions included.
struct Members: Sendable {
  var stored: [StoredProperty] = []
  var computed: [String: ComputedProperty] = [:]
  var methods: [String: [Method]] = [:]
  var initializers: [Method] = []
  var subscripts: [Method] = []
  var statics: [String: StoredProperty] = [:]
  var staticComputed: [String: ComputedProperty] = [:]
  var cases: [EnumCase] = []
  var aliases: [String: TypeReference] = [:]
  var inherited: [String] = []
  /// Computed properties that are seen in their file only; there may be others of the name elsewhere.
  private var hidden: [String: [ComputedProperty]] = [:]
  /// Whether an initialiser stands in the declaration itself, so that there is no memberwise one.
  var hasOwnInitializer = false

  /// Adds the members of a declaration or extension.
  mutating func add(_ type: NominalType, file: UInt32, isFilePrivate: Bool = false) {
    inherited += type.inherited
    for var member in type.members {
      if isFilePrivate { member.modifiers.append("fileprivate") }
      add(member, file: file, isExtension: type.kind == .extending)
    }
  }

  /// A computed property as a file sees it.
  func computed(_ name: String, from file: UInt32) -> ComputedProperty? {
    hidden[name]?.first { $0.file == file } ?? computed[name]
  }

  /// The methods of a name as a file sees them.
  func methods(_ name: String, from file: UInt32) -> [Method]? {
    guard let all = methods[name], all.contains(where: \.isFilePrivate) else { return methods[name] }
    let seen = all.filter { !$0.isFilePrivate || $0.file == file }
    return seen.isEmpty ? all : seen.filter(\.isFilePrivate) + seen.filter { !$0.isFilePrivate }
  }

  private mutating func add(_ member: Declaration, file: UInt32, isExtension: Bool) {
    switch member.kind {
    case .variable(let variable): add(variable, member, file: file)
    case .function(let function): methods[function.name, default: []].append(method(function, member, file))
    case .initializer(let function):
      initializers.append(method(function, member, file))
      if !isExtension { hasOwnInitializer = true }
    case .subscripting(let function): subscripts.append(method(function, member, file))
    case .cases(let cases): self.cases += cases
    case .alias(let name, let type): aliases[name] = type
    default: break
    }
  }

  private func method(_ function: Function, _ member: Declaration, _ file: UInt32) -> Method {
    Method(
      isFilePrivate: member.isFilePrivate, function: function, isStatic: member.isStatic,
      isMutating: member.modifiers.contains("mutating"),
      file: file, span: member.span)
  }

  private mutating func add(_ property: ComputedProperty, _ name: String) {
    if property.isFilePrivate { hidden[name, default: []].append(property) }
    if !property.isFilePrivate || computed[name] == nil { computed[name] = property }
  }

  private mutating func add(_ variable: Variable, _ member: Declaration, file: UInt32) {
    for binding in variable.bindings {
      guard case .name(let name) = binding.pattern else { continue }
      if let getter = binding.getter {
        let property = ComputedProperty(
          isFilePrivate: member.isFilePrivate, getter: getter, setter: binding.setter, type: binding.type,
          file: file)
        if member.isStatic { staticComputed[name] = property } else { add(property, name) }
        continue
      }
      let property = StoredProperty(
        name: name, type: binding.type, initialValue: binding.initialValue, attributes: member.attributes,
        isConstant: variable.isConstant, isLazy: member.modifiers.contains("lazy"),
        observer: binding.observer, announcer: binding.announcer, file: file)
      if member.isStatic { statics[name] = property } else { stored.append(property) }
    }
  }
}

extension Declaration {
  /// Whether it is seen in its file only, as what an extension keeps to itself is.
  fileprivate var isFilePrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}

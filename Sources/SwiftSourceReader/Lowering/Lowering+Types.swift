#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func type(_ node: TypeSyntax) -> TypeReference {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .identifierType(let node):
        named(name(node.name), node.genericArgumentClause.map(genericArguments) ?? [])
      case .memberType(let node):
        .named(
          (type(node.baseType).name.map { $0 + "." } ?? "") + name(node.name),
          node.genericArgumentClause.map(genericArguments) ?? [])
      case .optionalType(let node): .optional(type(node.wrappedType))
      case .implicitlyUnwrappedOptionalType(let node): .optional(type(node.wrappedType))
      case .arrayType(let node): .array(type(node.element))
      case .dictionaryType(let node): .dictionary(type(node.key), type(node.value))
      case .tupleType(let node):
        tuple(node.elements.map { type($0.type) }, labels: node.elements.map { $0.firstName.map(name) })
      case .functionType(let node):
        .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
      case .someOrAnyType(let node): .constrained(type(node.constraint))
      case .attributedType(let node): type(node.baseType)
      case .metatypeType(let node): type(node.baseType)
      case .compositionType(let node): node.elements.first.map { type($0.type) } ?? .unsupported
      default: .unsupported
      }
    }

    private func named(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
      switch (name, arguments.count) {
      case ("Optional", 1): .optional(arguments[0])
      case ("Array", 1): .array(arguments[0])
      case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
      default: .named(name, arguments)
      }
    }

    private func tuple(_ elements: [TypeReference], labels: [String?]) -> TypeReference {
      elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    }

    func genericArguments(_ clause: GenericArgumentClauseSyntax) -> [TypeReference] {
      clause.arguments.map { argument in
        TypeSyntax(Syntax(argument).children(viewMode: .sourceAccurate).first ?? Syntax(argument))
          .map(type) ?? .unsupported
      }
    }
  }
#endif

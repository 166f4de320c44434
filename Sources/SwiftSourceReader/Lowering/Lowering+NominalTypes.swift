#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func typeKind(_ syntax: SyntaxEnum) -> Declaration.Kind? {
      switch syntax {
      case .structDecl(let node):
        nominal(.structure, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)
      case .classDecl(let node):
        nominal(.classType, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)
      case .actorDecl(let node):
        nominal(.classType, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)
      case .enumDecl(let node):
        nominal(
          .enumeration, node.name, node.genericParameterClause, node.inheritanceClause, node.memberBlock)
      case .protocolDecl(let node):
        nominal(.protocolType, node.name, nil, node.inheritanceClause, node.memberBlock)
      case .extensionDecl(let node): extending(node)
      default: nil
      }
    }

    private func nominal(
      _ kind: NominalType.Kind, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?,
      _ inheritance: InheritanceClauseSyntax?, _ block: MemberBlockSyntax
    ) -> Declaration.Kind {
      .type(
        NominalType(
          kind: kind, name: self.name(name), generics: generics?.parameters.map { self.name($0.name) } ?? [],
          inherited: inherited(inheritance), members: members(block)))
    }

    private func extending(_ node: ExtensionDeclSyntax) -> Declaration.Kind {
      let extended = type(node.extendedType)
      return .type(
        NominalType(
          kind: .extending, name: extendedName(extended), generics: [],
          inherited: inherited(node.inheritanceClause),
          element: element(of: extended) ?? element(node.genericWhereClause),
          members: members(node.memberBlock)))
    }

    private func element(of type: TypeReference) -> String? {
      switch type {
      case .array(let element): element.name
      case .named("Array", let arguments): arguments.first?.name
      default: nil
      }
    }

    private func element(_ clause: GenericWhereClauseSyntax?) -> String? {
      clause?.requirements.lazy.compactMap { requirement -> String? in
        guard case .sameTypeRequirement(let same) = requirement.requirement,
          case .type(let left) = same.leftType, case .type(let right) = same.rightType,
          self.type(left).name?.split(separator: ".").last == "Element"
        else { return nil }
        return self.type(right).name
      }.first
    }

    private func extendedName(_ type: TypeReference) -> String {
      switch type {
      case .array: "Array"
      case .dictionary: "Dictionary"
      case .optional: "Optional"
      default: type.name ?? ""
      }
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.flatMap { inherited -> [String] in
        guard let composition = inherited.type.as(CompositionTypeSyntax.self) else {
          return [type(inherited.type).name].compactMap { $0 }
        }
        return composition.elements.compactMap { type($0.type).name }
      } ?? []
    }

    private func members(_ block: MemberBlockSyntax) -> [Declaration] {
      block.members.flatMap { declarations($0.decl) }
    }
  }
#endif

#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    /// Reads a declaration; a `#if` gives those of the chosen branch.
    func declarations(_ node: DeclSyntax) -> [Declaration] {
      if let config = node.as(IfConfigDeclSyntax.self) {
        guard case .decls(let members)? = BuildConditions.chosen(config)?.elements else { return [] }
        return members.flatMap { declarations($0.decl) }
      }
      let syntax = Syntax(node).as(SyntaxEnum.self)
      let kind = variableKind(syntax) ?? functionKind(syntax) ?? typeKind(syntax) ?? otherKind(syntax)
      return [
        Declaration(
          kind ?? .unsupported("\(node.kind)"), span(node),
          attributes: (node.asProtocol((any WithAttributesSyntax).self)?.attributes).map(attributes) ?? [],
          modifiers: node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? [])
      ]
    }

    func attributes(_ list: AttributeListSyntax) -> [Attribute] {
      list.compactMap { element in
        guard case .attribute(let node) = element else { return nil }
        var arguments: [Argument] = []
        if case .argumentList(let list)? = node.arguments { arguments = self.arguments(list) }
        return Attribute(name: type(node.attributeName).name ?? "", arguments: arguments)
      }
    }

    private func variableKind(_ syntax: SyntaxEnum) -> Declaration.Kind? {
      guard case .variableDecl(let node) = syntax else { return nil }
      return .variable(
        Variable(isConstant: node.bindingSpecifier.text == "let", bindings: node.bindings.map(binding)))
    }

    private func binding(_ node: PatternBindingSyntax) -> VariableBinding {
      var binding = VariableBinding(
        pattern: pattern(node.pattern), type: (node.typeAnnotation?.type).map(type),
        initialValue: (node.initializer?.value).map(expression))
      guard let block = node.accessorBlock else { return binding }
      let accessors = accessors(block)
      (binding.getter, binding.setter) = (accessors.getter, accessors.setter)
      (binding.observer, binding.announcer) = (accessors.observer, accessors.announcer)
      return binding
    }

    /// What stands in the braces of a variable or subscript.
    private struct Accessors {
      var getter: [Statement]?
      var setter: Accessor?
      var observer: Accessor?
      var announcer: Accessor?
    }

    private func accessors(_ block: AccessorBlockSyntax) -> Accessors {
      switch block.accessors {
      case .getter(let list): return Accessors(getter: statements(list))
      case .accessors(let list):
        var result = Accessors()
        for accessor in list {
          let body = accessor.body.map { statements($0.statements) }
          let parameter = accessor.parameters.map { name($0.name) }
          switch accessor.accessorSpecifier.text {
          case "get": result.getter = body ?? []
          case "set": result.setter = body.map { Accessor(parameter: parameter ?? "newValue", body: $0) }
          case "didSet": result.observer = body.map { Accessor(parameter: parameter ?? "oldValue", body: $0) }
          case "willSet":
            result.announcer = body.map { Accessor(parameter: parameter ?? "newValue", body: $0) }
          default: break
          }
        }
        return result
      @unknown default: return Accessors()
      }
    }

    private func functionKind(_ syntax: SyntaxEnum) -> Declaration.Kind? {
      switch syntax {
      case .functionDecl(let node):
        .function(
          Function(
            name: name(node.name), generics: generics(node.genericParameterClause),
            parameters: parameters(node.signature.parameterClause),
            result: (node.signature.returnClause?.type).map(type),
            body: node.body.map { statements($0.statements) }))
      case .initializerDecl(let node):
        .initializer(
          Function(
            name: "init", generics: generics(node.genericParameterClause),
            parameters: parameters(node.signature.parameterClause), result: nil,
            body: node.body.map { statements($0.statements) }, isFailable: node.optionalMark != nil))
      case .subscriptDecl(let node): .subscripting(subscripting(node))
      default: nil
      }
    }

    private func subscripting(_ node: SubscriptDeclSyntax) -> Function {
      let accessors = node.accessorBlock.map(accessors)
      var function = Function(
        name: "subscript", generics: generics(node.genericParameterClause),
        parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
        body: accessors?.getter)
      function.setter = accessors?.setter
      return function
    }

    private func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
      clause?.parameters.map { name($0.name) } ?? []
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [Parameter] {
      clause.parameters.map { node in
        let first = name(node.firstName)
        return Parameter(
          label: first == "_" ? nil : first, name: node.secondName.map(name) ?? first, type: type(node.type),
          defaultValue: (node.defaultValue?.value).map(expression), isVariadic: node.ellipsis != nil,
          attributes: attributes(node.attributes).map(\.name) + typeAttributes(node.type))
      }
    }

    // `@escaping` and `@ViewBuilder` may also stand in front of the type.
    private func typeAttributes(_ node: TypeSyntax) -> [String] {
      node.as(AttributedTypeSyntax.self).map { attributes($0.attributes).map(\.name) } ?? []
    }

    private func otherKind(_ syntax: SyntaxEnum) -> Declaration.Kind? {
      switch syntax {
      case .typeAliasDecl(let node): .alias(name(node.name), type(node.initializer.value))
      case .importDecl(let node): .importing(node.path.trimmedDescription)
      case .macroExpansionDecl(let node):
        .macro(
          name(node.macroName),
          arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
      case .enumCaseDecl(let node): .cases(node.elements.map(enumCase))
      default: nil
      }
    }

    private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCase {
      let parameters = node.parameterClause?.parameters.map { parameter in
        let label = parameter.firstName.map(name).flatMap { $0 == "_" ? nil : $0 }
        return Parameter(
          label: label, name: label ?? "", type: type(parameter.type),
          defaultValue: (parameter.defaultValue?.value).map(expression))
      }
      return EnumCase(
        name: name(node.name), parameters: parameters ?? [],
        rawValue: (node.rawValue?.value).map(expression))
    }
  }
#endif

#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func expression(_ node: ExprSyntax) -> Expression {
      let syntax = Syntax(node).as(SyntaxEnum.self)
      if let inner = transparent(syntax) { return expression(inner) }
      if case .sequenceExpr(let sequence) = syntax { return fold(sequence) }
      if case .postfixIfConfigExpr(let chain) = syntax { return postfixIfConfig(chain) }
      let kind = literal(syntax) ?? reference(syntax) ?? call(syntax) ?? operation(syntax) ?? control(syntax)
      return Expression(kind ?? .unsupported("\(node.kind)"), span(node))
    }

    /// What a word in front of an expression leaves as it is.
    private func transparent(_ syntax: SyntaxEnum) -> ExprSyntax? {
      switch syntax {
      case .awaitExpr(let node): node.expression
      case .borrowExpr(let node): node.expression
      case .consumeExpr(let node): node.expression
      case .copyExpr(let node): node.expression
      case .unsafeExpr(let node): node.expression
      case .tryExpr(let node) where node.questionOrExclamationMark?.text == "!": node.expression
      default: nil
      }
    }

    private func literal(_ syntax: SyntaxEnum) -> Expression.Kind? {
      switch syntax {
      case .integerLiteralExpr(let node): integer(node.literal.text)
      case .floatLiteralExpr(let node):
        .float(Double(node.literal.text.filter { $0 != "_" }) ?? .nan)
      case .booleanLiteralExpr(let node): .boolean(node.literal.text == "true")
      case .nilLiteralExpr: .nilLiteral
      case .stringLiteralExpr(let node): .string(segments(node))
      case .arrayExpr(let node): .array(node.elements.map { expression($0.expression) })
      case .dictionaryExpr(let node): dictionary(node)
      case .tupleExpr(let node): tuple(node)
      case .closureExpr(let node): .closure(closure(node))
      default: nil
      }
    }

    private func integer(_ text: String) -> Expression.Kind {
      let digits = text.filter { $0 != "_" }.lowercased()
      let radixes = [("0x", 16), ("0b", 2), ("0o", 8)]
      if let (prefix, radix) = radixes.first(where: { digits.hasPrefix($0.0) }) {
        let rest = digits.dropFirst(prefix.count)
        return Int(rest, radix: radix).map { .integer($0) } ?? .unsupported("integer too large")
      }
      return Int(digits).map { .integer($0) } ?? .float(Double(digits) ?? .nan)
    }

    private func dictionary(_ node: DictionaryExprSyntax) -> Expression.Kind {
      guard case .elements(let elements) = node.content else { return .dictionary([]) }
      return .dictionary(
        elements.map { DictionaryElement(key: expression($0.key), value: expression($0.value)) })
    }

    private func tuple(_ node: TupleExprSyntax) -> Expression.Kind {
      let elements = arguments(node.elements)
      // Parentheses around one value only group.
      if elements.count == 1, elements[0].label == nil { return elements[0].value.kind }
      return .tuple(elements)
    }

    private func reference(_ syntax: SyntaxEnum) -> Expression.Kind? {
      switch syntax {
      case .declReferenceExpr(let node): .name(name(node.baseName))
      case .superExpr: .name("super")
      case .discardAssignmentExpr: .name("_")
      case .memberAccessExpr(let node): member(node)
      case .genericSpecializationExpr(let node):
        .generic(expression(node.expression), genericArguments(node.genericArgumentClause))
      case .keyPathExpr(let node): .keyPath(keyPath(node))
      case .typeExpr(let node): .type(type(node.type))
      case .patternExpr(let node): patternExpression(node)
      default: nil
      }
    }

    private func member(_ node: MemberAccessExprSyntax) -> Expression.Kind {
      let base = node.base.map(expression) ?? postfixBase
      if node.base == nil { postfixBase = nil }
      return .member(base, name(node.declName.baseName))
    }

    private func patternExpression(_ node: PatternExprSyntax) -> Expression.Kind {
      if case .name(let name) = pattern(node.pattern) { return .name(name) }
      return .unsupported("pattern")
    }

    private func keyPath(_ node: KeyPathExprSyntax) -> [String] {
      node.components.compactMap { component in
        switch component.component {
        case .property(let property): name(property.declName.baseName)
        case .subscript(let access): "[\(access.arguments.trimmedDescription)]"
        default: nil
        }
      }
    }

    private func call(_ syntax: SyntaxEnum) -> Expression.Kind? {
      switch syntax {
      case .functionCallExpr(let node):
        // The base first, so that the base of a `#if` chain reaches its beginning.
        let callee = expression(node.calledExpression)
        return .call(
          callee,
          arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
      case .subscriptCallExpr(let node):
        let callee = expression(node.calledExpression)
        return .subscripting(callee, arguments(node.arguments))
      case .macroExpansionExpr(let node):
        return .macro(
          name(node.macroName),
          arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
      default: return nil
      }
    }

    private func operation(_ syntax: SyntaxEnum) -> Expression.Kind? {
      switch syntax {
      case .prefixOperatorExpr(let node): prefix(node)
      case .postfixOperatorExpr(let node): .postfix(expression(node.expression), node.operator.text)
      case .optionalChainingExpr(let node): .optionalChain(expression(node.expression))
      case .forceUnwrapExpr(let node): .forceUnwrap(expression(node.expression))
      case .inOutExpr(let node): .inOut(expression(node.expression))
      case .tryExpr(let node):
        node.questionOrExclamationMark == nil
          ? .throwing(expression(node.expression)) : .optionalTry(expression(node.expression))
      default: nil
      }
    }

    private func prefix(_ node: PrefixOperatorExprSyntax) -> Expression.Kind {
      let operand = expression(node.expression)
      if node.operator.text == "-" {
        if case .integer(let value) = operand.kind { return .integer(0 - value) }
        if case .float(let value) = operand.kind { return .float(0 - value) }
      }
      return .prefix(node.operator.text, operand)
    }

    private func control(_ syntax: SyntaxEnum) -> Expression.Kind? {
      switch syntax {
      case .ifExpr(let node): .conditional(conditional(node))
      case .switchExpr(let node): .switching(switching(node))
      default: nil
      }
    }

    /// Reads `base #if ... .modifier() #endif` as if only the chosen branch were written.
    private func postfixIfConfig(_ node: PostfixIfConfigExprSyntax) -> Expression {
      let base = node.base.map(expression) ?? postfixBase
      guard case .postfixExpression(let chain)? = BuildConditions.chosen(node.config)?.elements else {
        return base ?? Expression(.unsupported("#if"), span(node))
      }
      let outer = postfixBase
      postfixBase = base
      defer { postfixBase = outer }
      return expression(chain)
    }
  }
#endif

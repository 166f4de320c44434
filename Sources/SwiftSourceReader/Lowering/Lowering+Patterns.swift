#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func pattern(_ node: PatternSyntax, binds: Bool = false) -> Pattern {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .identifierPattern(let node): .name(name(node.identifier))
      case .wildcardPattern: .wildcard
      case .tuplePattern(let node): .tuple(node.elements.map { pattern($0.pattern, binds: binds) })
      case .valueBindingPattern(let node): pattern(node.pattern, binds: true)
      case .isTypePattern(let node): .isType(type(node.type))
      case .expressionPattern(let node): pattern(node.expression, binds: binds)
      default: .unsupported
      }
    }

    /// Reads `.case(let value)`, `value?`, `(a, b)` and plain values, which the parser gives as expressions.
    private func pattern(_ node: ExprSyntax, binds: Bool) -> Pattern {
      switch Syntax(node).as(SyntaxEnum.self) {
      case .patternExpr(let inner): return pattern(inner.pattern, binds: binds)
      case .discardAssignmentExpr: return .wildcard
      case .declReferenceExpr(let inner) where binds: return .name(name(inner.baseName))
      case .tupleExpr(let inner): return .tuple(inner.elements.map { pattern($0.expression, binds: binds) })
      case .optionalChainingExpr(let inner): return .optional(pattern(inner.expression, binds: binds))
      case .memberAccessExpr(let inner) where inner.base == nil:
        return .enumCase(name(inner.declName.baseName), [])
      case .functionCallExpr(let inner):
        guard let member = inner.calledExpression.as(MemberAccessExprSyntax.self) else { break }
        let payload = inner.arguments.map { pattern($0.expression, binds: binds) }
        return .enumCase(name(member.declName.baseName), payload)
      case .sequenceExpr(let inner): if let cast = castPattern(inner, binds: binds) { return cast }
      default: break
      }
      return .expression(expression(node))
    }

    /// Reads `let name as Type`.
    private func castPattern(_ node: SequenceExprSyntax, binds: Bool) -> Pattern? {
      let elements = Array(node.elements)
      guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
        let type = elements[2].as(TypeExprSyntax.self)
      else { return nil }
      return .typed(pattern(elements[0], binds: binds), self.type(type.type))
    }
  }
#endif

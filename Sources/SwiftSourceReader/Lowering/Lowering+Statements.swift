#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
      var result: [Statement] = []
      for item in list { append(item, to: &result) }
      return result
    }

    private func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
      switch item.item {
      case .decl(let node):
        if let config = node.as(IfConfigDeclSyntax.self) {
          guard case .statements(let chosen)? = BuildConditions.chosen(config)?.elements else { return }
          return result += statements(chosen)
        }
        result += declarations(node).map { Statement(.declaration($0), $0.span) }
      case .stmt(let node): result.append(statement(node))
      case .expr(let node):
        let value = expression(node)
        result.append(Statement(.expression(value), value.span))
      @unknown default: break
      }
    }

    private func statement(_ node: StmtSyntax) -> Statement {
      let syntax = Syntax(node).as(SyntaxEnum.self)
      if case .labeledStmt(let labeled) = syntax { return statement(labeled.statement) }
      return Statement(loop(syntax) ?? jump(syntax) ?? .unsupported("\(node.kind)"), span(node))
    }

    private func loop(_ syntax: SyntaxEnum) -> Statement.Kind? {
      switch syntax {
      case .whileStmt(let node): .whileLoop(conditions(node.conditions), statements(node.body.statements))
      case .repeatStmt(let node): .repeatLoop(statements(node.body.statements), expression(node.condition))
      case .forStmt(let node):
        .forLoop(
          pattern(node.pattern), expression(node.sequence),
          filter: node.whereClause.map { expression($0.condition) }, statements(node.body.statements))
      default: nil
      }
    }

    private func jump(_ syntax: SyntaxEnum) -> Statement.Kind? {
      switch syntax {
      case .returnStmt(let node): .return(node.expression.map(expression))
      case .guardStmt(let node): .guard(conditions(node.conditions), statements(node.body.statements))
      case .breakStmt: .break
      case .continueStmt: .continue
      case .fallThroughStmt: .fallthrough
      case .throwStmt(let node): .throw(expression(node.expression))
      case .deferStmt(let node): .defer(statements(node.body.statements))
      case .doStmt(let node):
        .doBlock(statements(node.body.statements), catches: node.catchClauses.map(handler))
      case .expressionStmt(let node): .expression(expression(node.expression))
      default: nil
      }
    }

    private func handler(_ node: CatchClauseSyntax) -> SwitchCase {
      let items = node.catchItems.compactMap { item in
        item.pattern.map { pattern in
          SwitchItem(
            pattern: self.pattern(pattern), filter: item.whereClause.map { expression($0.condition) })
        }
      }
      return SwitchCase(items: items, body: statements(node.body.statements))
    }

    func conditional(_ node: IfExprSyntax) -> Conditional {
      var otherwise: [Statement]?
      switch node.elseBody {
      case .codeBlock(let block)?: otherwise = statements(block.statements)
      case .ifExpr(let next)?:
        let value = expression(ExprSyntax(next))
        otherwise = [Statement(.expression(value), value.span)]
      default: break
      }
      return Conditional(
        conditions: conditions(node.conditions), then: statements(node.body.statements), otherwise: otherwise)
    }

    private func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
      list.map { element in
        switch element.condition {
        case .expression(let node): .expression(expression(node))
        case .availability(let node): .available(node.availabilityKeyword.text == "#available")
        case .matchingPattern(let node): .match(pattern(node.pattern), expression(node.initializer.value))
        case .optionalBinding(let node): binding(node)
        @unknown default: .available(true)
        }
      }
    }

    private func binding(_ node: OptionalBindingConditionSyntax) -> Condition {
      let pattern = pattern(node.pattern)
      if let value = node.initializer?.value { return .binding(pattern, expression(value)) }
      guard case .name(let name) = pattern else { return .available(true) }
      return .binding(pattern, Expression(.name(name), span(node.pattern)))
    }

    func switching(_ node: SwitchExprSyntax) -> Switch {
      Switch(subject: expression(node.subject), cases: node.cases.flatMap(cases))
    }

    private func cases(_ element: SwitchCaseListSyntax.Element) -> [SwitchCase] {
      switch element {
      case .switchCase(let node):
        var items: [SwitchItem] = []
        if case .case(let label) = node.label {
          items = label.caseItems.map {
            SwitchItem(pattern: pattern($0.pattern), filter: $0.whereClause.map { expression($0.condition) })
          }
        }
        return [SwitchCase(items: items, body: statements(node.statements))]
      case .ifConfigDecl(let config):
        guard case .switchCases(let list)? = BuildConditions.chosen(config)?.elements else { return [] }
        return list.flatMap(cases)
      @unknown default: return []
      }
    }
  }
#endif

#if canImport(SwiftParser)
  internal import SwiftSyntax

  /// One thing between two operands of a flat sequence.
  private enum Between {
    case operation(String)
    case ternary(Expression)
    case cast(String)
    case check
  }

  extension Lowering {
    /// Folds a flat sequence of operands and operators by precedence climbing.
    func fold(_ sequence: SequenceExprSyntax) -> Expression {
      var operands: [Expression] = []
      var operators: [Between] = []
      for element in sequence.elements {
        if let between = between(element) {
          operators.append(between)
        } else {
          operands.append(expression(element))
        }
      }
      guard operands.count == operators.count + 1 else {
        return Expression(.unsupported("operators"), span(sequence))
      }
      var folding = Folding(operands: operands, operators: operators)
      return folding.fold(above: .lowest)
    }

    private func between(_ element: ExprSyntax) -> Between? {
      switch Syntax(element).as(SyntaxEnum.self) {
      case .binaryOperatorExpr(let node): .operation(node.operator.text)
      case .assignmentExpr: .operation("=")
      case .unresolvedTernaryExpr(let node): .ternary(expression(node.thenExpression))
      case .unresolvedAsExpr(let node): .cast(node.questionOrExclamationMark?.text ?? "")
      case .unresolvedIsExpr: .check
      case .arrowExpr: .operation("->")
      default: nil
      }
    }
  }

  private struct Folding {
    let operands: [Expression]
    let operators: [Between]
    var next = 0

    init(operands: [Expression], operators: [Between]) {
      self.operands = operands
      self.operators = operators
    }

    /// Takes operators that bind at least as tightly as `level`.
    mutating func fold(above level: Precedence) -> Expression {
      var left = operands[next]
      while next < operators.count {
        let between = operators[next]
        let precedence = Self.precedence(between)
        guard precedence >= level else { break }
        next += 1
        // The right operand takes what binds tighter, and the same if the operator is right-associative.
        let right = fold(above: precedence.isRightAssociative ? precedence : precedence.next)
        left = join(left, between, right)
      }
      return left
    }

    private static func precedence(_ between: Between) -> Precedence {
      switch between {
      case .operation(let name): Precedence(of: name)
      case .ternary: .ternary
      case .cast, .check: .casting
      }
    }

    private func join(_ left: Expression, _ between: Between, _ right: Expression) -> Expression {
      let span = SourceSpan(file: left.span.file, start: left.span.start, end: right.span.end)
      switch between {
      case .operation(let name): return Expression(.infix(left, name, right), span)
      case .ternary(let then): return Expression(.ternary(left, then, right), span)
      case .cast(let mark): return Expression(.cast(left, mark, type(right)), span)
      case .check: return Expression(.typeCheck(left, type(right)), span)
      }
    }

    private func type(_ expression: Expression) -> TypeReference {
      if case .type(let type) = expression.kind { type } else { .unsupported }
    }
  }
#endif

/// The precedence groups of the standard library, from loose to tight (SE-0077).
enum Precedence: Int, Comparable {
  case lowest, assignment, arrow, ternary, or, and, comparison, coalescing, casting, range, addition
  case multiplication, shift, tightest

  init(of name: String) {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "??=": self = .assignment
    case "->": self = .arrow
    case "||": self = .or
    case "&&": self = .and
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": self = .comparison
    case "??": self = .coalescing
    case "..<", "...": self = .range
    case "+", "-", "&+", "&-", "|", "^": self = .addition
    case "*", "/", "%", "&*", "&": self = .multiplication
    case "<<", ">>": self = .shift
    default: self = .coalescing
    }
  }

  var isRightAssociative: Bool {
    switch self {
    case .assignment, .arrow, .ternary, .coalescing: true
    default: false
    }
  }

  var next: Self { Precedence(rawValue: rawValue + 1) ?? .tightest }

  static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}

#if canImport(SwiftParser)
  internal import SwiftSyntax

  /// Decides `#if` as a debug build for an iPhone would.
  enum BuildConditions {
    /// Returns the branch that is compiled, if there is one.
    static func chosen(_ config: IfConfigDeclSyntax) -> IfConfigClauseSyntax? {
      config.clauses.first { clause in clause.condition.map(holds) ?? true }
    }

    private static func holds(_ condition: ExprSyntax) -> Bool {
      if let sequence = condition.as(SequenceExprSyntax.self) { return holds(Array(sequence.elements)) }
      if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first {
        return holds(inner.expression)
      }
      if let negation = condition.as(PrefixOperatorExprSyntax.self) { return !holds(negation.expression) }
      if let call = condition.as(FunctionCallExprSyntax.self) { return holds(call) }
      if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
      return condition.trimmedDescription == "DEBUG"
    }

    // `||` binds less tightly than `&&`.
    private static func holds(_ elements: [ExprSyntax]) -> Bool {
      elements.split { $0.trimmedDescription == "||" }.contains { alternative in
        alternative.filter { $0.trimmedDescription != "&&" }.allSatisfy(holds)
      }
    }

    private static func holds(_ call: FunctionCallExprSyntax) -> Bool {
      let argument = call.arguments.trimmedDescription
      switch call.calledExpression.trimmedDescription {
      case "os": return argument == "iOS"
      case "canImport":
        return ["UIKit", "SwiftUI", "Foundation", "Combine", "Observation"].contains(argument)
      case "swift", "compiler": return argument.hasPrefix(">=")
      default: return false
      }
    }
  }
#endif

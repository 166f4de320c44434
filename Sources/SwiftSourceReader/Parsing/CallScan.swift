#if canImport(SwiftParser)
  internal import SwiftParser
  internal import SwiftSyntax
#endif

extension SourceReader {
  /// Finds every call of a source with the places of its pieces.
  ///
  /// - Parameter text: The source.
  /// - Returns: The calls; nil where the source cannot be read without an error.
  public func calls(in text: String) -> [SourceCall]? {
    guard DepthScan.fault(in: Array(text.utf8), limits: limits) == nil else { return nil }
    return LargeStack.run { CallScan.calls(text) }
  }
}

/// Collects calls from a syntax tree.
enum CallScan {
  #if canImport(SwiftParser)
    static func calls(_ text: String) -> [SourceCall]? {
      let tree = Parser.parse(source: text)
      guard !tree.hasError else { return nil }
      let visitor = Visitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.calls
    }

    private final class Visitor: SyntaxVisitor {
      var calls: [SourceCall] = []

      override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let call = CallScan.call(node) { calls.append(call) }
        return .visitChildren
      }
    }

    private static func call(_ node: FunctionCallExprSyntax) -> SourceCall? {
      let hasClosure = node.trailingClosure != nil || !node.additionalTrailingClosures.isEmpty
      let arguments = node.arguments.map(argument)
      var callee = node.calledExpression
      if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
      if let member = callee.as(MemberAccessExprSyntax.self) {
        return SourceCall(
          range: range(node), base: member.base.map { range($0) },
          start: member.period.positionAfterSkippingLeadingTrivia.utf8Offset,
          name: member.declName.baseName.text, arguments: arguments, hasTrailingClosure: hasClosure)
      }
      guard let name = callee.as(DeclReferenceExprSyntax.self) else { return nil }
      return SourceCall(
        range: range(node), base: nil, start: range(node).lowerBound, name: name.baseName.text,
        arguments: arguments, hasTrailingClosure: hasClosure)
    }

    private static func argument(_ node: LabeledExprSyntax) -> SourceArgument {
      let value = range(node.expression)
      let start = node.label.map { range($0).lowerBound } ?? value.lowerBound
      return SourceArgument(
        label: node.label?.text, range: start..<value.upperBound, value: value,
        isString: node.expression.is(StringLiteralExprSyntax.self))
    }

    private static func range(_ node: some SyntaxProtocol) -> Range<Int> {
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }
  #else
    static func calls(_ text: String) -> [SourceCall]? { nil }
  #endif
}

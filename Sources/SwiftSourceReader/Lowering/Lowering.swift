#if canImport(SwiftParser)
  internal import SwiftSyntax

  /// Turns the parser's tree into plain syntax values.
  ///
  /// A class, since the base of a chain inside `#if` is handed down to wherever the chain begins.
  final class Lowering {
    let file: UInt32
    /// What the members of a `#if` inside a modifier chain are members of.
    var postfixBase: Expression?
    /// How many of `$0` and the like the closure around has used so far.
    var shorthandCount = 0

    init(file: UInt32) { self.file = file }

    func span(_ node: some SyntaxProtocol) -> SourceSpan {
      SourceSpan(
        file: file, start: UInt32(clamping: node.positionAfterSkippingLeadingTrivia.utf8Offset),
        end: UInt32(clamping: node.endPositionBeforeTrailingTrivia.utf8Offset))
    }

    func name(_ token: TokenSyntax) -> String {
      let text = token.text
      if text.hasPrefix("$"), let number = Int(text.dropFirst()), number < 100 {
        shorthandCount = max(shorthandCount, number + 1)
      }
      return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
      list.map { Argument(label: $0.label.map(name), value: expression($0.expression)) }
    }

    func trailing(
      _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
    ) -> [Argument] {
      var closures: [Argument] = []
      if let first {
        closures.append(Argument(label: nil, value: expression(ExprSyntax(first)), isTrailing: true))
      }
      for other in others {
        let value = expression(ExprSyntax(other.closure))
        closures.append(Argument(label: name(other.label), value: value, isTrailing: true))
      }
      return closures
    }
  }
#endif

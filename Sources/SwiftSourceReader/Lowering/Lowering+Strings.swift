#if canImport(SwiftParser)
  internal import SwiftSyntax

  extension Lowering {
    func segments(_ node: StringLiteralExprSyntax) -> [StringSegment] {
      let pounds = node.openingPounds?.text ?? ""
      var segments: [StringSegment] = []
      for segment in node.segments {
        switch segment {
        case .stringSegment(let text):
          append(StringEscapes.resolved(text.content.text, pounds: pounds), to: &segments)
        case .expressionSegment(let interpolation):
          segments.append(.interpolation(arguments(interpolation.expressions)))
        @unknown default: break
        }
      }
      return segments
    }

    // The lines of a multi-line literal are segments of their own.
    private func append(_ text: String, to segments: inout [StringSegment]) {
      guard !text.isEmpty else { return }
      if case .text(let before)? = segments.last {
        segments[segments.count - 1] = .text(before + text)
      } else {
        segments.append(.text(text))
      }
    }

    func closure(_ node: ClosureExprSyntax) -> ClosureLiteral {
      let outer = shorthandCount
      shorthandCount = 0
      defer { shorthandCount = outer }
      let body = statements(node.statements)
      return ClosureLiteral(
        parameters: parameters(node.signature?.parameterClause), body: body,
        hasSignature: node.signature?.parameterClause != nil, shorthandCount: shorthandCount,
        captures: captures(node.signature?.capture))
    }

    private func captures(_ clause: ClosureCaptureClauseSyntax?) -> [Argument] {
      clause?.items.compactMap { item in
        let own = name(item.name)
        guard own != "self" else { return nil }
        let value = item.initializer.map { expression($0.value) }
        return Argument(label: own, value: value ?? Expression(.name(own), span(item)))
      } ?? []
    }

    private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [Parameter] {
      switch clause {
      case .simpleInput(let list)?:
        return list.map { Parameter(label: nil, name: name($0.name)) }
      case .parameterClause(let clause)?:
        return clause.parameters.map {
          Parameter(label: nil, name: name($0.secondName ?? $0.firstName), type: $0.type.map(type))
        }
      default: return []
      }
    }
  }
#endif

/// The escape sequences of string literals.
enum StringEscapes {
  /// Returns the text that a segment stands for.
  static func resolved(_ text: String, pounds: String) -> String {
    let mark = "\\" + pounds
    guard text.contains(mark) else { return text }
    var result = ""
    var rest = Substring(text)
    while let first = rest.first {
      if rest.hasPrefix(mark) {
        rest = rest.dropFirst(mark.count)
        result += character(&rest)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static func character(_ rest: inout Substring) -> String {
    guard let letter = rest.popFirst() else { return "" }
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "u": return scalar(&rest)
    case "\n", "\r\n": return ""
    default: return String(letter)
    }
  }

  private static func scalar(_ rest: inout Substring) -> String {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return "" }
    let digits = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
  }
}

package import CarouselModel

/// A localisation key or its translation, such as "%lld of %lld" or "%2$lld 件中 %1$lld 件目".
package struct FormatString: Hashable, Sendable {
  /// A stretch of the format.
  package enum Segment: Hashable, Sendable {
    /// Words.
    case literal(String)
    /// The argument with this zero-based index.
    case argument(Int)
  }

  /// The stretches in order; two literals never follow each other.
  package private(set) var segments: [Segment] = []

  /// Reads printf's placeholders: `%@`, `%d`, `%lld`, `%1$@`; `%%` is a percent sign.
  package init(_ format: String) {
    var rest = Substring(format)
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      append(literal: rest[..<percent])
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        append(literal: "%")
        rest = rest.dropFirst()
      } else if let placeholder = FormatString.placeholder(&rest) {
        segments.append(.argument(placeholder ?? next))
        next += 1
      } else {
        append(literal: "%")
      }
    }
    append(literal: rest)
  }

  /// The number of the argument (nil: the next one) if a placeholder begins here; nil if none does.
  private static func placeholder(_ rest: inout Substring) -> Int?? {
    var ahead = rest
    let digits = ahead.prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if !digits.isEmpty, ahead.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number - 1
      ahead = ahead.dropFirst(digits.count + 1)
    }
    ahead = ahead.drop { "0123456789.+-# hlqzt".contains($0) }
    guard let conversion = ahead.first, "@dDiuUxXoOfeEgGcs".contains(conversion) else { return nil }
    rest = ahead.dropFirst()
    return .some(position)
  }

  private mutating func append(literal: some StringProtocol) {
    guard !literal.isEmpty else { return }
    if case .literal(let before)? = segments.last {
      segments[segments.count - 1] = .literal(before + literal)
    } else {
      segments.append(.literal(String(literal)))
    }
  }

  /// The text with the arguments in their places; an argument that is missing leaves its place empty.
  package func filled(with arguments: [TextValue]) -> TextValue {
    var parts: [TextValue.Part] = []
    for segment in segments {
      switch segment {
      case .literal(let text): parts.append(.known(text))
      case .argument(let index): parts += arguments.indices.contains(index) ? arguments[index].parts : []
      }
    }
    return TextValue(parts: parts)
  }
}

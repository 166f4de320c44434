internal import CarouselModel
internal import Foundation
internal import SwiftSourceReader

/// Values as text.
extension Interpreter {
  /// Returns a value as string interpolation writes it.
  func describe(_ value: Value) -> TextValue {
    switch value.read {
    case .string(let text): TextValue(text)
    case .text(let text): TextValue(parts: text.parts)
    case .int(let number): TextValue(String(number))
    case .double(let number): TextValue("\(number)")
    case .bool(let value): TextValue(value ? "true" : "false")
    case .none: TextValue("nil")
    case .enumCase(let value) where value.payload.isEmpty && describesItself(value.type) == false:
      TextValue(value.name)
    case .view(let view): words(of: view)
    case .unknown(let expression): .unknown(expression)
    case .symbol(let symbol): symbolWords(symbol)
    case .instance, .object, .enumCase: described(value.read)
    case .array(let elements): described(elements).map { describe($0) } ?? .unknown("array")
    default: .unknown("value")
    }
  }

  /// Whether a type says of itself how it is described; nil where that is not known.
  ///
  /// Without the protocol, a property of the name has no part in it.
  private func describesItself(_ type: TypeDeclaration) -> Bool? {
    let scope = Scope(file: type.file, type: type)
    if isKind(type, of: "CustomStringConvertible", scope, depth: 0) == true { return true }
    let describes = ["description", "debugDescription"].contains { type.members.computed[$0] != nil }
    let isOpen = type.members.inherited.contains {
      project.type($0, from: type.file) == nil && !Self.plainParents.contains($0)
    }
    return describes && isOpen ? nil : false
  }

  /// Types and protocols of the system that leave open how a value is described.
  private static let plainParents: Set<String> = [
    "String", "Int", "UInt", "Int8", "UInt8", "Int16", "Int32", "Int64", "Double", "Float", "Character",
    "Identifiable", "CaseIterable", "Codable", "Decodable", "Encodable", "Hashable", "Equatable",
    "Comparable",
    "Sendable", "Error", "LocalizedError", "RawRepresentable", "ObservableObject", "Observable", "View",
  ]

  /// A value in a text, which tells of one that may be nil that it is there: `Optional("x")`.
  func interpolated(_ value: Value, _ expression: SwiftSourceReader.Expression, _ scope: Scope) -> TextValue {
    optionalWords(value, expression, scope) ?? describe(value)
  }

  /// The words of an optional value, such as `nil` and `Optional(3)`; nil where it is none.
  func optionalWords(
    _ value: Value, _ expression: SwiftSourceReader.Expression, _ scope: Scope
  ) -> TextValue? {
    // It has been evaluated once, and is not to do again what it does.
    let mayBeNil =
      Self.isPath(expression)
      ? isOptional(expression, scope) : tentatively { isOptional(expression, scope) }
    guard mayBeNil == true else { return nil }
    switch value.read {
    case .none: return TextValue("nil")
    case .int, .double, .bool: return TextValue("Optional(") + describe(value) + TextValue(")")
    case .string:
      guard let quoted = described([value.read]) else { return .unknown(project.text(of: expression.span)) }
      return TextValue("Optional(" + describe(quoted).rendered.dropFirst().dropLast() + ")")
    case .instance, .object, .enumCase:
      let words = describedInside(value.read)
      return words.map { TextValue("Optional(") + $0 + TextValue(")") }
        ?? .unknown(project.text(of: expression.span))
    default: return .unknown(project.text(of: expression.span))
    }
  }

  /// What describes itself has the same words inside others, unless it has others for a programmer.
  private func describedInside(_ value: Value) -> TextValue? {
    guard let type = declaredType(of: value), describesItself(type) == true,
      type.members.computed["debugDescription"] == nil
    else { return nil }
    return describe(value)
  }

  /// An array as it describes itself; nil where an element does not do so simply.
  func described(_ elements: [Value]) -> Value? {
    guard elements.count <= 1_000 else { return nil }
    var words: [String] = []
    for element in elements {
      switch element {
      case .string(let text) where !text.contains { "\"\\\n\r\t".contains($0) }: words.append("\"\(text)\"")
      case .int, .double, .bool: words.append(describe(element).rendered)
      default: return nil
      }
    }
    return .string("[" + words.joined(separator: ", ") + "]")
  }

  private func described(_ value: Value) -> TextValue {
    guard let type = declaredType(of: value), describesItself(type) == true,
      let text = ownMember(of: value, "description", receiver: Box(value))
    else {
      return .unknown(declaredType(of: value)?.name ?? "value")
    }
    return describe(text)
  }

  private func symbolWords(_ symbol: Symbol) -> TextValue {
    .unknown(symbol.source?.text ?? symbol.rootType ?? symbol.name)
  }

  /// The words of a `Text` or `Image` inside another text.
  private func words(of view: ViewValue) -> TextValue {
    switch view.node.kind {
    case .text(let text): TextValue(parts: text.parts)
    case .image(let image) where image.label != nil: image.label ?? TextValue("")
    case .image: .unknown("Image")
    default: .unknown("view")
    }
  }

  /// Returns an interpolation with `format:` or `specifier:`.
  func formatted(
    _ value: Value, _ options: [(label: String?, value: Value)], _ expression: SwiftSourceReader.Expression
  ) -> TextValue {
    for option in options {
      if option.label == "format", let number = value.read.number,
        let text = NumberWords.formatted(number, option.value, spokenSettings)
      {
        return text
      }
      if option.label == "specifier", let pattern = option.value.string,
        let text = format(pattern, [value])
      {
        return TextValue(text)
      }
      if option.label == "default", value.isNone { return describe(option.value) }
      if option.label == "default" { return describe(value) }
    }
    return .unknown(project.text(of: expression.span))
  }

  /// Returns `String(format:)`; nil where an argument is not known.
  func format(_ pattern: String, _ values: [Value]) -> String? {
    var arguments: [any CVarArg] = []
    for value in values {
      switch value.read {
      case .int(let number): arguments.append(number)
      case .double(let number): arguments.append(number)
      case .string(let text): arguments.append(text as NSString)
      default: return nil
      }
    }
    guard FormatPattern.fits(pattern, values) else { return nil }
    return String(format: pattern, arguments: arguments)
  }
}

/// Checks a printf pattern against its arguments, since a wrong one reads memory that is not there.
enum FormatPattern {
  static func fits(_ pattern: String, _ values: [Value]) -> Bool {
    var kinds: [Character] = []
    var rest = Substring(pattern)
    while let percent = rest.firstIndex(of: "%") {
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(where: { $0.isLetter && !"lhqzt".contains($0) || $0 == "@" }) else {
        return false
      }
      let flags = rest[..<end]
      if flags.count > 8 || flags.contains(where: { $0 == "*" || $0 == "$" }) { return false }
      // A width of more than three digits only makes the text long.
      if flags.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count > 3 }) { return false }
      kinds.append(rest[end])
      rest = rest[rest.index(after: end)...]
    }
    guard kinds.count == values.count else { return false }
    return zip(kinds, values).allSatisfy { kind, value in
      switch value.read {
      case .int: "diuxXo".contains(kind)
      case .double: "feEgG".contains(kind)
      case .string: kind == "@"
      default: false
      }
    }
  }
}

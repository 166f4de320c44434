internal import CarouselModel
internal import Foundation
internal import SwiftSourceReader

extension Interpreter {
  /// Returns the words of an argument of `Text`, a label, a title and the like.
  ///
  /// A literal is a localisation key, its numbers are formatted and its Markdown is not spoken; a variable is
  /// taken as it is (SwiftUI's overloads for `LocalizedStringKey` and `StringProtocol`).
  /// `table` is the string table that the call names.
  func text(_ argument: ValueArgument, table: String? = nil) -> TextValue {
    if argument.label == "verbatim" { return describe(argument.value) }
    if argument.label == nil || argument.label == "title", isLiteral(argument.expression?.expression) {
      return localized(argument, table: table)
    }
    switch argument.value.read {
    case .view(let view):
      if case .text(let text) = view.node.kind { return text }
      return describe(argument.value)
    case .symbol(let symbol)
    where ["LocalizedStringKey", "LocalizedStringResource"].contains(symbol.type ?? ""):
      guard let arguments = symbol.arguments, let first = arguments.first else {
        return describe(argument.value)
      }
      let text = key(
        first, table: symbol.argument("table")?.string, speaksMarkdown: symbol.type == "LocalizedStringKey")
      return defaultValue(arguments, "defaultValue", for: text).map { describe($0) } ?? text
    // `Text(.init("**x**"))`, which is a key.
    case .symbol(let symbol)
    where symbol.name == "init" && symbol.type == nil && symbol.base == nil && symbol.arguments?.count == 1
      && symbol.arguments?[0].label == nil:
      return key(symbol.arguments?[0] ?? argument, speaksMarkdown: true)
    case .symbol(let symbol) where symbol.type == "AttributedString" && symbol.name == "init":
      return attributed(symbol) ?? describe(argument.value)
    case .function(let function): return text(ValueArgument(nil, invoke(function, [])))
    case .none: return TextValue("")
    default: return describe(argument.value)
    }
  }

  /// The words of `AttributedString("words")` and `AttributedString(markdown: "words")`.
  private func attributed(_ symbol: Symbol) -> TextValue? {
    if let words = symbol.argument(nil)?.string { return TextValue(words) }
    return symbol.argument("markdown")?.string.map { TextValue(Markdown.spoken($0)) }
  }

  /// Whether an expression can only be a literal, whatever its conditions give.
  private func isLiteral(_ expression: SwiftSourceReader.Expression?) -> Bool {
    switch expression?.kind {
    case .string?: true
    case .ternary(_, let first, let second)?: isLiteral(first) && isLiteral(second)
    default: false
    }
  }

  /// Returns what a value is looked up as, whether it is written as a literal or not.
  func key(
    _ argument: ValueArgument, table: String? = nil, speaksMarkdown: Bool = false
  ) -> TextValue {
    if isLiteral(argument.expression?.expression) { return localized(argument, table: table) }
    guard let words = argument.value.read.string else {
      guard case .symbol(let symbol) = argument.value.read, symbol.type == "LocalizedStringResource" else {
        return describe(argument.value)
      }
      return text(argument)
    }
    var key = LocalizedKey()
    key.append(words)
    if speaksMarkdown, Markdown.isOpen(words) { return .unknown(words) }
    let spoken = speaksMarkdown ? Markdown.spoken(words) : words
    return translation(key, table: table, file: argument.scope?.file ?? 0, speaksMarkdown: speaksMarkdown)
      ?? TextValue(spoken, origin: .localized(key: words))
  }

  /// Returns a literal as a localisation key with its outcome.
  func localized(
    _ argument: ValueArgument, table: String? = nil, speaksMarkdown: Bool = true
  ) -> TextValue {
    guard let expression = argument.expression?.expression, let scope = argument.scope else {
      return describe(argument.value)
    }
    switch expression.kind {
    case .string(let segments): return localized(segments, scope, table, speaksMarkdown)
    case .ternary(let condition, let first, let second):
      guard let holds = truth(evaluate(condition, scope)) else { return describe(argument.value) }
      var branch = argument
      branch.expression = source(holds ? first : second)
      return localized(branch, table: table, speaksMarkdown: speaksMarkdown)
    default: return describe(argument.value)
    }
  }

  private func localized(
    _ segments: [StringSegment], _ scope: Scope, _ table: String?, _ speaksMarkdown: Bool
  ) -> TextValue {
    var key = LocalizedKey()
    for segment in segments {
      switch segment {
      case .text(let words): key.append(words)
      case .interpolation(let arguments):
        guard let first = arguments.first else { continue }
        let value = evaluate(first.value, scope).read
        let options = arguments.dropFirst().map { ($0.label, evaluate($0.value, scope)) }
        let specifier = options.first { $0.0 == "specifier" }?.1.string
        let described =
          options.isEmpty
          ? optionalWords(value, first.value, scope) ?? localized(value)
          : formatted(value, options, first.value)
        let possible = options.isEmpty ? Self.placeholders(value) : ["%@"]
        if options.isEmpty, value.number != nil, isDecimal(first.value, scope) {
          key.append(value, .unknown(project.text(of: first.value.span)), ["%@"])
          continue
        }
        key.append(value, described, specifier.map { [$0] } ?? possible)
      }
    }
    var text = key.text(speaksMarkdown ? { Markdown.spoken($0) } : { $0 })
    if Markdown.isOpen(key.key) { text = .unknown(key.key) }
    text.origin = .localized(key: key.key)
    return translation(key, table: table, file: scope.file, speaksMarkdown: speaksMarkdown) ?? text
  }

  /// The placeholders that an interpolation may leave in a key, the likeliest first.
  private static func placeholders(_ value: Value) -> [String] {
    switch value {
    case .int: ["%lld", "%d", "%lf"]
    case .double: ["%lf", "%f"]
    case .unknown, .symbol: ["%@", "%lld", "%lf"]
    default: ["%@"]
    }
  }

  /// A value in a localised text: whole numbers are grouped, others have six decimals.
  private func localized(_ value: Value) -> TextValue {
    switch value {
    case .int(let number): NumberWords.formatted(number, spokenSettings)
    case .double(let number):
      format("%f", [.double(number)]).map { TextValue($0) } ?? describe(value)
    default: describe(value)
    }
  }
}

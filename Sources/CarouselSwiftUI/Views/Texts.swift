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
    guard let words = argument.value.read.string else { return describe(argument.value) }
    var key = LocalizedKey()
    key.append(words)
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
        let described = options.isEmpty ? localized(value) : formatted(value, options, first.value)
        let possible = options.isEmpty ? Self.placeholders(value) : ["%@"]
        key.append(value, described, specifier.map { [$0] } ?? possible)
      }
    }
    var text = key.text(speaksMarkdown ? { Markdown.spoken($0) } : { $0 })
    // Which form a noun takes beside its number is up to the system.
    if key.key.contains("](inflect: true)") { text = .unknown(key.key) }
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
    case .int(let number): NumberWords.formatted(number, settings)
    case .double(let number):
      format("%f", [.double(number)]).map { TextValue($0) } ?? describe(value)
    default: describe(value)
    }
  }
}

/// The inline Markdown that `Text` renders instead of speaking it.
enum Markdown {
  /// Returns a literal's words without their marks.
  static func spoken(_ words: String) -> String {
    guard words.contains(where: { "*_`[~".contains($0) }) else { return words }
    var result = words
    for mark in ["**", "__", "~~", "`", "*"] { result = unmarked(result, mark) }
    return unlinked(withoutUnderscores(result))
  }

  /// Returns the stretches between values without their marks, which may stand on both sides of a value.
  static func spoken(_ stretches: [String]) -> [String] {
    let value = "\u{FFFC}"
    guard !stretches.contains(where: { $0.contains(value) }) else { return stretches.map { spoken($0) } }
    let parts = spoken(stretches.joined(separator: value)).split(
      separator: value, omittingEmptySubsequences: false)
    return parts.count == stretches.count ? parts.map(String.init) : stretches.map { spoken($0) }
  }

  /// Takes pairs of a mark away where they enclose words.
  private static func unmarked(_ text: String, _ mark: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.range(of: mark), let close = rest[open.upperBound...].range(of: mark) {
      let inside = rest[open.upperBound..<close.lowerBound]
      result += rest[..<open.lowerBound]
      let encloses =
        !inside.isEmpty && inside.first?.isWhitespace == false && inside.last?.isWhitespace == false
      result += encloses ? String(inside) : String(rest[open.lowerBound..<close.upperBound])
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// Takes pairs of single underscores away that enclose words; inside a word they are letters (CommonMark 0.31, 6.2).
  private static func withoutUnderscores(_ text: String) -> String {
    guard text.contains("_") else { return text }
    return text.replacing(/(^|[^\p{L}\p{N}_])_(?![\s_])([^_]*[^\s_])_(?![\p{L}\p{N}_])/) { "\($0.1)\($0.2)" }
  }

  private static func unlinked(_ text: String) -> String {
    guard let open = text.firstIndex(of: "["), let middle = text[open...].range(of: "]("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    else { return text }
    let words = text[text.index(after: open)..<middle.lowerBound]
    return String(text[..<open]) + words + unlinked(String(text[text.index(after: close)...]))
  }
}

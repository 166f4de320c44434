internal import CarouselModel

/// Puts arguments into a localised text, with the variants that their numbers ask for.
struct LocalizedFormatter {
  /// A value that was interpolated into a key, with what is said of it.
  struct Argument {
    let value: Value
    let text: TextValue
  }

  let text: LocalizedText
  let arguments: [Argument]
  /// The first subtag of the language whose rules decide about variants.
  let language: String
  /// What the stretches between values are turned into: Markdown is not spoken by `Text`.
  let spoken: ([String]) -> [String]
  /// Writes a number by a pattern such as `%.1f`; nil where that cannot be done.
  let number: (String, Value) -> String?
  /// Whether a variant was chosen by a number that is not known.
  private(set) var hasGuessedForm = false

  init(
    _ text: LocalizedText, _ arguments: [Argument], language: String,
    spoken: @escaping ([String]) -> [String],
    number: @escaping (String, Value) -> String?
  ) {
    self.text = text
    self.arguments = arguments
    self.language = language
    self.spoken = spoken
    self.number = number
  }

  /// The text with the arguments in their places.
  mutating func formatted() -> TextValue {
    var next = 0
    var (stretches, values): ([String], [[TextValue.Part]]) = ([""], [])
    for piece in parts(of: text.format, own: nil, &next, depth: 0) {
      switch piece {
      case .words(let words): stretches[stretches.count - 1] += words
      case .value(let parts):
        values.append(parts)
        stretches.append("")
      }
    }
    var result = TextValue(parts: [])
    for (index, words) in spoken(stretches).enumerated() {
      if !words.isEmpty { result.append(.known(words)) }
      if values.indices.contains(index) { for part in values[index] { result.append(part) } }
    }
    return result
  }

  /// A stretch of the outcome.
  private enum Piece {
    case words(String)
    case value([TextValue.Part])
  }

  private mutating func parts(
    of format: String, own: Int?, _ next: inout Int, depth: Int
  ) -> [Piece] {
    var result: [Piece] = []
    for piece in FormatPiece.pieces(of: format) {
      switch piece {
      case .literal(let words): result.append(.words(words))
      case .argument(let position, let pattern):
        let index = position.map { $0 - 1 } ?? own ?? next
        if position == nil, own == nil { next += 1 }
        result.append(.value(argument(index, pattern)))
      case .own: result.append(own.map { .value(argument($0, "%lld")) } ?? .words("%arg"))
      case .part(let name, let position):
        result += part(name, position, &next, depth)
      }
    }
    return result
  }

  private func argument(_ index: Int, _ pattern: String) -> [TextValue.Part] {
    // An argument that is missing leaves its place empty.
    guard arguments.indices.contains(index) else { return [] }
    if pattern.contains("."), let words = number(pattern, arguments[index].value) { return [.known(words)] }
    return arguments[index].text.parts
  }

  private mutating func part(
    _ name: String, _ position: Int?, _ next: inout Int, _ depth: Int
  ) -> [Piece] {
    // Parts inside parts are rare, and one that holds itself would have no end.
    guard let part = text.parts[name], depth < 4 else { return [.words("%#@\(name)@")] }
    var index = (part.argument ?? position).map { $0 - 1 } ?? next
    if part.isWhole {
      index = arguments.firstIndex { $0.value.integer != nil } ?? 0
    } else if part.argument == nil, position == nil {
      next += 1
    }
    let form = form(of: index, in: part.forms)
    guard part.isWhole else { return parts(of: form, own: index, &next, depth: depth + 1) }
    var own = 0
    return parts(of: form, own: nil, &own, depth: depth + 1)
  }

  private mutating func form(of index: Int, in forms: [PluralCategory: String]) -> String {
    let other = forms[.other] ?? forms.sorted { $0.key.rawValue < $1.key.rawValue }.first?.value ?? ""
    guard arguments.indices.contains(index), case .int(let count) = arguments[index].value else {
      hasGuessedForm = true
      return other
    }
    // The form for zero is also taken in languages without one of their own (Apple, stringsdict file format).
    if count == 0, let none = forms[.zero] { return none }
    guard let rule = PluralRule.rule(for: language) else {
      hasGuessedForm = true
      return other
    }
    return forms[rule.category(of: count)] ?? other
  }
}

/// A piece of a format.
enum FormatPiece: Hashable {
  case literal(String)
  /// An argument, by its one-based number where that is written, with the pattern for a number.
  case argument(Int?, pattern: String)
  /// The argument that a counted part counts (`%arg`).
  case own
  /// A counted part (`%#@name@`), by the number of its argument where that is written.
  case part(String, Int?)

  /// The pieces of a format in printf's notation.
  static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var words = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      guard let piece = piece(&rest) else {
        words += "%"
        continue
      }
      if case .literal(let text) = piece {
        words += text
        continue
      }
      if !words.isEmpty { pieces.append(.literal(words)) }
      words = ""
      pieces.append(piece)
    }
    words += rest
    return words.isEmpty ? pieces : pieces + [.literal(words)]
  }

  /// The piece behind a percent sign; nil where none begins there.
  private static func piece(_ rest: inout Substring) -> FormatPiece? {
    if rest.first == "%" {
      rest = rest.dropFirst()
      return .literal("%")
    }
    if rest.hasPrefix("arg") {
      rest = rest.dropFirst(3)
      return .own
    }
    var ahead = rest
    let digits = ahead.prefix { $0.isASCII && $0.isNumber }
    var position: Int?
    if ahead.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      position = number
      ahead = ahead.dropFirst(digits.count + 1)
    }
    if ahead.hasPrefix("#@"), let end = ahead.dropFirst(2).firstIndex(of: "@") {
      let name = String(ahead.dropFirst(2)[..<end])
      rest = ahead[ahead.index(after: end)...]
      return .part(name, position)
    }
    let flags = ahead.prefix { "0123456789.+-# hlqzt".contains($0) }
    ahead = ahead.dropFirst(flags.count)
    guard let conversion = ahead.first, "@dDiuUxXoOfeEgGcs".contains(conversion) else { return nil }
    rest = ahead.dropFirst()
    return .argument(position, pattern: "%\(flags)\(conversion)")
  }
}

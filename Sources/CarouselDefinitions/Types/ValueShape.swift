import LocatedValues

/// What may be written in a place of a definition.
///
/// Advice in messages, the JSON Schema, the reference and random definitions are all made from shapes, and
/// every shape comes with the reader that takes it (`ValueType`): what is read and what is said cannot differ.
indirect enum ValueShape: Sendable {
  /// Words for a person, also with unknown parts.
  case text
  /// A name or other text that is taken as it is, with what it is.
  case word(String)
  /// True or false.
  case bool
  /// A number.
  case number(NumberShape)
  /// One of some names.
  case choice(String, [String])
  /// Text of a certain form: what it is, a pattern (ECMA 262), and an example.
  case pattern(String, String, example: String)
  /// A list of such values.
  case list(ValueShape)
  /// A mapping with fixed keys.
  case record(RecordShape)
  /// A mapping with free keys, with what the keys and values are; without a shape, the values may be anything.
  case map(String, ValueShape?)
  /// Any of these.
  case anyOf([ValueShape])
  /// The word `none`.
  case none
  /// A colour in one word.
  case color
  /// A colour, a level of the foreground style, or a word for a picture, in one word.
  case paint
  /// The word `true` alone.
  case flag
  /// A view.
  case node
  /// Modifiers of a view: a mapping, or a list of such mappings.
  case modifiers(isList: Bool)
  /// Nothing at all.
  case empty

  /// The shape in words, for messages: "a number from 0 to 1".
  var words: String {
    switch self {
    case .text: "text"
    case .word(let words), .pattern(let words, _, _): words
    case .bool: "true or false"
    case .number(let number): number.words
    case .choice(let words, let names): names.count > 12 ? words : "one of \(names.joined(separator: ", "))"
    case .list(let element): "a list of \(element.plural)"
    case .record(let record): record.words
    case .map(let keys, let value): value.map { "a mapping of \($0.words)" } ?? "a mapping of \(keys)"
    case .anyOf(let shapes): shapes.map(\.words).joined(separator: " or ")
    case .none: "none"
    case .color, .paint: "a colour"
    case .flag: "true"
    case .node: "a view"
    case .modifiers(let isList): isList ? "a list of modifiers" : "a mapping of modifiers"
    case .empty: "nothing"
    }
  }

  /// The shape in words for several of them: "views", "colours or fills in braces".
  private var plural: String {
    if case .anyOf(let shapes) = self { return shapes.map(\.plural).joined(separator: " or ") }
    guard let article = ["a ", "an "].first(where: { words.hasPrefix($0) }) else {
      return words == "text" ? "texts" : words
    }
    let noun = words.dropFirst(article.count)
    let end = [" in ", " of ", " from ", " above ", ","].compactMap { noun.firstRange(of: $0)?.lowerBound }
      .min()
    return noun[..<(end ?? noun.endIndex)] + "s" + noun[(end ?? noun.endIndex)...]
  }

  /// Whether a colour may be written there.
  var takesColor: Bool {
    switch self {
    case .color, .paint: true
    case .anyOf(let shapes): shapes.contains(where: \.takesColor)
    case .list(let element): element.takesColor
    default: false
    }
  }
}

/// Which numbers may be written in a place.
struct NumberShape: Sendable {
  var words: String
  var minimum: Double?
  var maximum: Double?
  /// Whether `minimum` itself is too small.
  var isAboveMinimum = false
  var isInteger = false

  func accepts(_ number: Double) -> Bool {
    if let minimum, number < minimum || (isAboveMinimum && number == minimum) { return false }
    if let maximum, number > maximum { return false }
    return true
  }
}

/// A mapping with fixed keys.
struct RecordShape: Sendable {
  /// The name of the record in the JSON Schema.
  let name: String
  /// What the mapping is, for messages.
  let words: String
  /// Its keys, in the order of the reference.
  ///
  /// A closure, since records contain each other.
  let keys: @Sendable () -> [KeyShape]
  /// Sets of keys of which one must be there.
  let requiresOneOf: [[String]]
  /// Whether null stands for a key that is not there.
  let acceptsNull: Bool
}

/// One key of a mapping, as it is documented.
struct KeyShape: Sendable {
  let name: String
  /// Other spellings that are read.
  var aliases: [String] = []
  let shape: ValueShape
  /// A value that may be written, as YAML.
  let example: String
  /// What it means, with its unit.
  let doc: String
  /// What holds when it is left out, where that is a value.
  var standard: String?
  var isRequired = false
  /// Reads a value for the faults that come of it.
  var check: @Sendable (LocatedValue, inout ReadingSession) -> Void = { _, _ in }

  /// All spellings.
  var names: [String] { [name] + aliases }
}

extension KeyShape {
  /// A key whose values a type reads.
  init<Value>(
    _ name: String, _ type: ValueType<Value>, aliases: [String] = [], required: Bool = false,
    standard: String? = nil, example: String, _ doc: String
  ) {
    self.init(
      name: name, aliases: aliases, shape: type.shape, example: example, doc: doc, standard: standard,
      isRequired: required, check: { _ = type.read($0, &$1) })
  }
}

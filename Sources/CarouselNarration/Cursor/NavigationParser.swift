import NearestNames

/// Reads commands such as "next next-heading increment action:Share".
struct NavigationParser {
  private let words: [NavigationWord]
  private var next = 0
  private var commands: [CursorCommand] = []
  private var errors: [NavigationError] = []

  /// The commands of a text; throws everything that is wrong with it at once.
  static func commands(of text: String) throws(NavigationErrors) -> [CursorCommand] {
    var parser = NavigationParser(text)
    while parser.next < parser.words.count { parser.readCommand() }
    guard parser.errors.isEmpty else { throw NavigationErrors(errors: parser.errors) }
    return parser.commands
  }

  private init(_ text: String) { words = NavigationWord.all(in: text) }

  private mutating func readCommand() {
    let word = words[next]
    next += 1
    if word.isOpen {
      errors.append(NavigationError(.openQuote, column: word.column))
    } else if word.text.lowercased() == "action" {
      readAction(name: next < words.count ? take().text : "", column: word.column)
    } else if word.text.lowercased().hasPrefix("action:") {
      readAction(name: String(word.text.dropFirst("action:".count)), column: word.column)
    } else if let command = pair(word) ?? NavigationParser.byKey[key(word.text)] {
      commands.append(command)
    } else {
      let nearest = nearestNames(to: word.text, in: CursorCommand.named.map(\.name))
      errors.append(NavigationError(.unknownCommand(word.text, nearest: nearest), column: word.column))
    }
  }

  private mutating func take() -> NavigationWord {
    defer { next += 1 }
    return words[next]
  }

  private mutating func readAction(name: String, column: Int) {
    if name.isEmpty {
      errors.append(NavigationError(.missingActionName, column: column))
    } else {
      commands.append(.action(name))
    }
  }

  /// A command written as two words: "next heading".
  private mutating func pair(_ word: NavigationWord) -> CursorCommand? {
    guard next < words.count, !words[next].isOpen,
      let command = NavigationParser.byKey[key(word.text) + key(words[next].text)]
    else { return nil }
    next += 1
    return command
  }

  /// A name without what people write differently: "nextHeading", "next-heading", "Next_Heading".
  private func key(_ name: String) -> String { NavigationParser.key(name) }

  private static func key(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  private static let byKey: [String: CursorCommand] = {
    var commands = Dictionary(
      CursorCommand.named.map { (key($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    commands["scrollbackward"] = .scrollBack
    return commands
  }()
}

extension Cursor {
  /// Reads commands parted by white space or commas, such as `next next-heading action:"Add to library"`.
  ///
  /// Capitals and hyphens do not matter: `nextHeading` and `next heading` are the same command.
  public static func parse(_ text: String) throws(NavigationErrors) -> [CursorCommand] {
    try NavigationParser.commands(of: text)
  }
}

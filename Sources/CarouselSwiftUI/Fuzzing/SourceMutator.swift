/// Makes broken and strange Swift out of good Swift, the same for the same seed.
package struct SourceMutator: Sendable {
  private var random: SplitMix
  private let corpus: [String]

  /// Creates a mutator.
  package init(seed: UInt64, corpus: [String]) {
    random = SplitMix(state: seed)
    self.corpus =
      corpus.isEmpty ? ["import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }"] : corpus
  }

  /// Returns the next input.
  package mutating func next() -> String {
    let text = corpus[random.below(corpus.count)]
    switch random.below(10) {
    case 0: return truncated(text)
    case 1: return shuffledLines(text)
    case 2: return shuffledTokens(text)
    case 3: return longChain()
    case 4: return nested()
    case 5: return randomTokens()
    case 8, 9: return program()
    case 6: return spliced(text, corpus[random.below(corpus.count)])
    default: return damaged(text)
    }
  }

  private mutating func program() -> String {
    var maker = ProgramMaker(random)
    defer { random = maker.random }
    return maker.program()
  }

  private mutating func truncated(_ text: String) -> String {
    String(decoding: Array(text.utf8.prefix(random.below(text.utf8.count + 1))), as: UTF8.self)
  }

  private mutating func shuffledLines(_ text: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for _ in 0..<max(1, lines.count / 8) {
      lines.swapAt(random.below(lines.count), random.below(lines.count))
    }
    return lines.joined(separator: "\n")
  }

  private mutating func shuffledTokens(_ text: String) -> String {
    var tokens = Self.tokens(of: text)
    guard !tokens.isEmpty else { return text }
    for _ in 0..<(1 + random.below(12)) {
      tokens.swapAt(random.below(tokens.count), random.below(tokens.count))
    }
    return tokens.joined()
  }

  private mutating func damaged(_ text: String) -> String {
    var tokens = Self.tokens(of: text)
    guard !tokens.isEmpty else { return text }
    for _ in 0..<(1 + random.below(6)) {
      let place = random.below(tokens.count)
      if random.below(2) == 0 {
        tokens[place] = ""
      } else {
        tokens.insert(Self.words[random.below(Self.words.count)], at: place)
      }
    }
    return tokens.joined()
  }

  private mutating func spliced(_ first: String, _ second: String) -> String {
    truncated(first) + "\n" + String(second.suffix(random.below(second.count + 1)))
  }

  private mutating func longChain() -> String {
    let link = [
      ".padding()", ".a", "\n.b { $0 }", "[0]", "()", " + 1", "?", "?.c", "!", " ?? x", " ? y : z",
      ".d(e: .f)",
    ]
    let count = 1 << random.below(14)
    let chain = String(repeating: link[random.below(link.count)], count: count)
    return Self.page("Text(\"a\")" + chain)
  }

  private mutating func nested() -> String {
    let brackets = [
      ("(", ")"), ("[", "]"), ("{ ", " }"), ("VStack { ", " }"), ("\"\\(", ")\""), ("if a { ", " }"),
      ("!", ""), ("f(", ")"),
    ]
    let (open, close) = brackets[random.below(brackets.count)]
    let depth = 1 << random.below(12)
    return Self.page(
      String(repeating: open, count: depth) + "x" + String(repeating: close, count: random.below(depth + 1)))
  }

  private mutating func randomTokens() -> String {
    let words = (0..<random.below(400)).map { _ in Self.words[random.below(Self.words.count)] }
    return random.below(2) == 0 ? words.joined(separator: " ") : Self.page(words.joined(separator: " "))
  }

  private static func page(_ body: String) -> String {
    "import SwiftUI\nstruct Page: View {\n  @State var x = 1\n  func f(_ n: Int) -> Int { f(n + 1) }\n"
      + "  var body: some View {\n\(body)\n  }\n}\n#Preview { Page() }\n"
  }

  private static func tokens(of text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in text {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        tokens.append(String(character))
      }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  private static let words = [
    "struct", "enum", "class", "extension", "View", "var", "let", "func", "init", "self", "Self", "body",
    "some", "{", "}",
    "(", ")", "[", "]", ",", ":", ";", ".", "=", "==", "+", "-", "*", "/", "%", "??", "?", "!", "..<", "...",
    "&&", "||",
    "\"a\"", "\"\\(x)\"", "1", "0", "9223372036854775807", "1.5e308", "nil", "true", "if", "else", "guard",
    "return",
    "switch", "case", "default", "for", "in", "while", "break", "x", "$x", "$0", "_", "@State", "@Binding",
    "#if", "#endif",
    "Text", "ForEach", "ScrollView", "LazyHStack", "Button", "GeometryReader", "TabView", "VStack", "Array",
    "repeating",
    "count", "map", "append", "scrollTransition", "accessibilityLabel", "onAppear", "task", "\\.self", "&",
    "->", "\n", "🎠",
  ]
}

/// A small generator of random numbers (splitmix64).
struct SplitMix: Sendable {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return limit > 0 ? Int(mixed % UInt64(limit)) : 0
  }
}

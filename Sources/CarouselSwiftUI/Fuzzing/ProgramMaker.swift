/// Makes programs that parse and make little sense: numbers at their limits, ranges backwards, values of the
/// wrong kind, closures that call themselves.
struct ProgramMaker {
  private(set) var random: SplitMix

  init(_ random: SplitMix) { self.random = random }

  /// Returns a file with a view of random expressions and statements.
  mutating func program() -> String {
    let members = (0..<random.below(4)).map { "  var v\($0): \(pick(Self.types)) { \(expression(3)) }" }
    let body = (0..<(1 + random.below(6))).map { _ in "    " + statement(2) }
    return """
      import SwiftUI
      enum E: String, CaseIterable { case a, b = "x", c; var next: E { E.allCases[(E.allCases.firstIndex(of: self)! + 1) % 3] } }
      struct P: Identifiable, Comparable { var id = 1; var n = 2.5; var s: String?; static func < (a: P, b: P) -> Bool { a.n < b.n } }
      final class M: ObservableObject { @Published var x = 0; var next: M?; lazy var l = x; func f(_ n: Int) -> Int { x += n; return f(x) } }
      struct Page: View {
        @State var x = \(pick(Self.numbers))
        @State var s = "text"
        @State var a = [3, 1, 2]
        @State var d = ["k": 1]
        @State var p: P?
        @StateObject var m = M()
        @State var e = E.a
      \(members.joined(separator: "\n"))
        func f(_ n: Int) -> Int { \(expression(2)) }
        var body: some View {
          VStack {
      \(body.joined(separator: "\n"))
          }
          .onAppear { \(action(3)) }
        }
      }
      """
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  private mutating func statement(_ depth: Int) -> String {
    guard depth > 0 else { return "Text(\"\\(\(expression(1)))\")" }
    switch random.below(9) {
    case 0: return "if \(expression(2)) { \(statement(depth - 1)) } else { \(statement(depth - 1)) }"
    case 1: return "if let y = \(expression(2)) { \(statement(depth - 1)) }"
    case 2: return "ForEach(\(expression(2)), id: \\.self) { y in \(statement(depth - 1)) }"
    case 3:
      return "switch \(expression(2)) { case \(expression(1)): \(statement(depth - 1)); default: Text(s) }"
    case 4: return "Button(\"\\(\(expression(1)))\") { \(action(2)) }"
    case 5: return "let y = \(expression(3)); Text(\"\\(y)\").\(pick(Self.modifiers))(\(expression(2)))"
    case 6: return "GeometryReader { y in \(statement(depth - 1)).frame(width: \(expression(2))) }"
    case 7: return "ScrollView(.horizontal) { HStack { \(statement(depth - 1)) } }.scrollPosition(id: $x)"
    default: return "Text(String(format: \"%\(pick(Self.numbers))d\", \(expression(2))))"
    }
  }

  private mutating func action(_ depth: Int) -> String {
    guard depth > 0 else { return "x = \(expression(2))" }
    switch random.below(8) {
    case 0: return "while \(expression(2)) { \(action(depth - 1)) }"
    case 1: return "for y in \(expression(2)) { \(action(depth - 1)) }"
    case 2:
      return
        "a.\(pick(["append", "insert", "remove", "removeAll", "swapAt"]))(\(expression(2)), at: \(expression(1)))"
    case 3: return "if \(expression(2)) { return }; \(action(depth - 1))"
    case 4: return "Task { try? await Task.sleep(for: .seconds(\(expression(1)))); \(action(depth - 1)) }"
    case 5: return "guard let y = \(expression(2)) else { return }; \(action(depth - 1))"
    case 6: return "a[\(expression(2))] \(pick(["=", "+=", "-=", "*=", "/="])) \(expression(2))"
    default:
      return
        "\(pick(["x", "s", "a", "d[s]", "p?.n", "m.x", "e"])) \(pick(["=", "+=", "%="])) \(expression(3))"
    }
  }

  private mutating func expression(_ depth: Int) -> String {
    guard depth > 0 else { return pick(Self.leaves + Self.numbers) }
    switch random.below(10) {
    case 0, 1:
      return "(\(expression(depth - 1)) \(pick(Self.operators)) \(expression(depth - 1)))"
    case 2: return "\(expression(depth - 1)).\(pick(Self.members))"
    case 3: return "\(expression(depth - 1)).\(pick(Self.methods))(\(expression(depth - 1)))"
    case 4: return "\(expression(depth - 1)).\(pick(Self.methods)) { \(expression(depth - 1)) }"
    case 5: return "\(pick(Self.calls))(\(expression(depth - 1)))"
    case 6: return "(\(expression(depth - 1)) ? \(expression(depth - 1)) : \(expression(depth - 1)))"
    case 7: return "[\(expression(depth - 1)), \(expression(depth - 1))]"
    case 8: return "\(expression(depth - 1))[\(expression(depth - 1))]"
    default: return "\"\\(\(expression(depth - 1)))\""
    }
  }

  private static let types = ["Int", "Double", "String", "[Int]", "some View", "CGSize", "P?", "E"]
  private static let leaves = [
    "x", "s", "a", "d", "p", "m", "e", "y", "$0", "$1", "true", "nil", ".zero", ".a", "P()", "E.b", "\"\"",
    "self",
    "$x", "$a", "f", "M()", "v0", "v1", "0..<3", "E.allCases", "Date()", "UUID()", "Store.shared",
  ]
  private static let numbers = [
    "0", "1", "-1", "3", "100", "9223372036854775807", "-9223372036854775808", "1e308", "0.5", "1000000000",
  ]
  private static let operators = [
    "+", "-", "*", "/", "%", "==", "<", ">=", "&&", "||", "??", "..<", "...", "<<", ">>", "&", "&+", "~=",
    "!=",
  ]
  private static let members = [
    "count", "first", "last", "isEmpty", "indices", "n", "id", "s", "x", "next", "l", "rawValue",
    "description",
    "magnitude", "keys", "values", "width", "uppercased()", "reversed()", "enumerated()", "capitalized",
    "lazy",
    "isFinite", "body", "wrappedValue", "0", "none",
  ]
  private static let methods = [
    "map", "filter", "flatMap", "compactMap", "reduce", "sorted", "contains", "prefix", "suffix", "dropFirst",
    "joined", "firstIndex", "index", "rounded", "formatted", "isMultiple", "advanced", "f", "append", "split",
    "replacingOccurrences", "allSatisfy", "min", "max", "forEach", "zip", "hasPrefix", "insert", "next",
  ]
  private static let calls = [
    "Int", "Double", "String", "Array", "Set", "abs", "min", "max", "f", "stride", "zip", "sqrt", "Text", "P",
    "E",
    "CGSize", "Color", "withAnimation", "Optional", "Dictionary",
  ]
  private static let modifiers = [
    "padding", "opacity", "frame", "offset", "accessibilityLabel", "accessibilityHidden", "disabled", "tag",
    "font",
    "scaleEffect", "containerRelativeFrame", "accessibilityAddTraits", "overlay", "lineLimit",
    "rotationEffect",
  ]
}

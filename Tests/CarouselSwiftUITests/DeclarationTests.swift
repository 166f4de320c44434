import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// Which declaration is meant where several have a name, and what a call changes: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct DeclarationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var declarations = ""
    let heard: [String]
    var testDescription: String { name }
  }

  @Test(arguments: places + changes + meant + calls + patterns)
  func tells(_ page: Case) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  @Test("what an extension keeps to itself is seen in its file only")
  func hidden() {
    func file(_ name: String) -> SwiftUIReader.File {
      SwiftUIReader.File(
        path: "\(name).swift",
        text: """
          import SwiftUI
          private extension String {
            var deco: String { self + " \(name)" }
            func more() -> String { deco + "!" }
          }
          struct \(name): View { var body: some View { Text("x".deco); Text("x".more()) } }
          """)
    }
    let screens = SwiftUIReader().read([file("One"), file("Two")]).screens
    #expect(screens.map { Heard.lines($0) } == [["x One", "x One!"], ["x Two", "x Two!"]])
  }

  static let places = [
    Case(
      name: "a character by its number",
      body: #"Text(verbatim: "\("hello"[1]) \("hello"[1...3]) \("hello"[..<2])")"#,
      declarations: """
        extension String {
          subscript(i: Int) -> Character { self[index(startIndex, offsetBy: i)] }
          subscript(r: ClosedRange<Int>) -> Substring {
            self[index(startIndex, offsetBy: r.lowerBound)...index(startIndex, offsetBy: r.upperBound)]
          }
          subscript(r: PartialRangeUpTo<Int>) -> Substring { prefix(upTo: index(startIndex, offsetBy: r.upperBound)) }
        }
        """, heard: ["e ell he"]),
    Case(
      name: "a text up to a sign", body: #"Text(name("Anna, Bern")); Text(name("Anna"))"#,
      declarations: """
        func name(_ text: String) -> String {
          guard let comma = text.firstIndex(of: ",") else { return "no comma" }
          return text[..<comma] + ":" + text[text.index(comma, offsetBy: 2)...]
        }
        """, heard: ["Anna:Bern", "no comma"]),
    Case(
      name: "all places of a text in turn", body: "Text(odd(\"a1é2\"))",
      declarations: """
        func odd(_ text: String) -> String {
          var (i, out) = (text.startIndex, "")
          while i < text.endIndex { out.append(text[i]); i = text.index(i, offsetBy: 2, limitedBy: text.endIndex) ?? text.endIndex }
          return out
        }
        """, heard: ["aé"]),
    Case(
      name: "letters that a text keeps", body: #"Text(verbatim: "\("abc".filter { $0 != "b" })")"#,
      heard: ["ac"]),
  ]

  static let changes = [
    Case(
      name: "methods that the project adds to types of the system change them",
      body: #"let d = D(); Text(d.xs.joined()); Text(verbatim: "\(d.n) \(d.t)")"#,
      declarations: """
        extension Array { mutating func rotateLeft() { append(removeFirst()) }; mutating func twice() { self = self + self } }
        extension Int { mutating func bump() { self += 1 } }
        extension String { mutating func shout() { self = uppercased() + "!"; more() }; mutating func more() { append("!") } }
        class D: ObservableObject {
          @Published var xs = ["a", "b", "c"]; var n = 1; var t = "hey"
          init() { xs.rotateLeft(); xs.twice(); n.bump(); t.shout() }
        }
        """, heard: ["bcabca", "2 HEY!!"]),
    Case(
      name: "a method of a protocol changes the value", body: #"Text(verbatim: "\(f())")"#,
      declarations: """
        protocol Counting { var n: Int { get set } }
        extension Counting { mutating func up() { n += 1 }; var double: Int { get { n * 2 } set { n = newValue / 2 } } }
        struct C: Counting { var n = 0 }
        func f() -> Int { var c = C(); c.up(); c.up(); c.double = 10; c.up(); return c.n }
        """, heard: ["6"]),
  ]

  static let meant = [
    Case(
      name: "a type inside another is not seen from outside", body: "VStack { Row(t: \"h\"); Settings() }",
      declarations: """
        struct Settings: View {
          struct Row: View { let t: String; var body: some View { Text("Nested " + t) } }
          var body: some View { Row(t: "s") }
        }
        struct Row: View { let t: String; var body: some View { Text("Global " + t) } }
        """, heard: ["Global h", "Nested s"]),
    Case(
      name: "in an extension of a protocol, Self is the type of the value",
      body: #"Text(verbatim: "\(Dark().size) \(Plain().size) \(Dark.name)")"#,
      declarations: """
        protocol Theme { static var base: Int { get } }
        extension Theme {
          static var base: Int { 16 }
          var size: Int { Self.base * 2 }
          static var name: String { "\\(Self.base)" }
        }
        struct Dark: Theme { static let base = 10 }
        struct Plain: Theme {}
        """, heard: ["20 32 10"]),
  ]

  static let calls = [
    Case(
      name: "the overload that is written for the type", body: "Text(pick(1)); Text(pick(true))",
      declarations: """
        func pick<T>(_ t: T) -> String { "generic" }
        func pick(_ t: Int) -> String { "int" }
        """, heard: ["int", "generic"]),
    Case(
      name: "numbers in another base",
      body:
        #"Text(String(255, radix: 16) + " " + String(10, radix: 2)); Text(verbatim: "\(Int("ff", radix: 16)!)")"#,
      heard: ["ff 1010", "255"]),
    Case(
      name: "subscripts, key paths and observers are written through",
      body: #"let d = deck(); Text(d.cards.joined()); Text(d.note)"#,
      declarations: """
        class Deck {
          var cards = ["Ace", "Two"]; var note = ""
          var top = 0 { willSet { note += "\\(top)\\(newValue) " } }
          subscript(_ i: Int) -> String { get { cards[i] } set { cards[i] = newValue } }
          init() { top = 5 }
        }
        func deck() -> Deck {
          let d = Deck(); d[0] = "Joker"; d[keyPath: \\.top] = 6; d.top = 7; d.cards.append(d.cards.removeFirst()); return d
        }
        """, heard: ["TwoJoker", "56 67 "]),
  ]

  static let patterns = [
    Case(
      name: "ranges without a beginning",
      body:
        #"ForEach([-5, 0, 3, 9], id: \.self) { Text(sort($0)) }; Text(level(-0.5)); Text(level(0.5)); Text(level(7))"#,
      declarations: """
        func sort(_ n: Int) -> String {
          switch n { case ..<0: "below"; case 0: "none"; case ...3: "few"; default: "many" }
        }
        func level(_ x: Double) -> String {
          switch x { case ..<0: "below"; case 0..<0.5: "low"; case 0.5...1: "middle"; default: "high" }
        }
        """, heard: ["below", "none", "few", "many", "below", "middle", "high"]),
    Case(
      name: "what a closure has captured stays as it was", body: #"Text(verbatim: "\(f())")"#,
      declarations: """
        func f() -> [Int] {
          var z = 1
          let kept = { [z] in z }
          let sum = { [y = z + 1] in y }
          let live = { z }
          z = 5
          return [kept(), sum(), live()]
        }
        """, heard: ["[1, 2, 5]"]),
  ]
}

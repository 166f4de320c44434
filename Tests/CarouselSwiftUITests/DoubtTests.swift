import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import Testing

/// What about an element is not known, besides its words: source in, doubts out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct DoubtTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let body: String
    let doubts: [String]
    var testDescription: String { body }
  }

  @Test(arguments: presence + alternatives + properties + parts + controls)
  func tells(_ page: Case) throws {
    let screen = try #require(Heard.screen(Heard.body(page.body)))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    let doubts = tree.stops.flatMap { stop in
      stop.node.doubts.map { "\(stop.node.label?.rendered ?? "-"): \($0.subject.rawValue) \($0.expression)" }
    }
    #expect(doubts == page.doubts)
  }

  static let presence = [
    Case(
      body: #"VStack { if S.isOn { Text("a") } else { Text("b") } }"#,
      doubts: ["a: presence S.isOn", "b: presence S.isOn"]),
    Case(body: #"Text("a").accessibilityHidden(S.isOn)"#, doubts: ["a: presence S.isOn"]),
    Case(body: #"Text("a").opacity(S.opacity)"#, doubts: ["a: presence S.opacity"]),
    Case(body: #"Text("a").opacity(0.5).accessibilityHidden(false)"#, doubts: []),
    Case(body: #"ForEach(S.items) { _ in Text("a") }"#, doubts: ["a: count S.items"]),
    Case(
      body: #"Text("a").accessibilityHidden(true, isEnabled: S.isOn)"#, doubts: ["a: presence S.isOn"]),
  ]

  /// Where all ways show the same, it is there once.
  static let alternatives = [
    Case(body: #"if S.isOn { Text("a").padding() } else { Text("a").bold() }"#, doubts: []),
    Case(
      body: #"if S.isOn { Text("a").accessibilityAddTraits(.isSelected) } else { Text("a") }"#,
      doubts: ["a: properties S.isOn"]),
    Case(
      body: #"if S.isOn { Text("a").overlay { Text("b") } } else { Text("a") }"#,
      doubts: ["a: presence S.isOn", "b: presence S.isOn", "a: presence S.isOn"]),
    Case(body: #"S.isOn ? Text("a").bold() : Text("a")"#, doubts: []),
    Case(
      body: #"if S.isOn { Button("a") { S.one() } } else { Button("a") { S.other() } }"#,
      doubts: ["a: properties S.isOn"]),
  ]

  static let properties = [
    Case(
      body: #"Text("a").accessibilityAddTraits([.isHeader, S.isOn ? .isSelected : []])"#,
      doubts: ["a: traits [.isHeader, S.isOn ? .isSelected : []]"]),
    Case(body: #"Button("a") { }.disabled(S.isOn)"#, doubts: ["a: state S.isOn"]),
    Case(body: #"Text("a").accessibilitySortPriority(S.number)"#, doubts: ["a: order S.number"]),
    Case(body: #"Text("a").accessibilityElement(children: S.mode)"#, doubts: ["a: structure S.mode"]),
    Case(body: #"Text("a").accessibilityAction(S.kind) { }"#, doubts: ["a: actions S.kind"]),
    Case(
      body: #"Text("a").accessibilityActions { if S.isOn { Button("b") { } } }"#,
      doubts: ["a: actions S.isOn"]),
  ]

  static let parts = [
    Case(
      body: #"HStack { Text("a"); if S.isOn { Text("b") } }.accessibilityElement(children: .combine)"#,
      doubts: ["a, b: label S.isOn"]),
    Case(
      body: #"Button { } label: { Text("a"); if S.isOn { Text("b") } }"#, doubts: ["a, b: label S.isOn"]),
    Case(
      body: #"HStack { if S.isOn { Text("a") } }.accessibilityElement().accessibilityLabel("b")"#, doubts: []),
  ]

  static let controls = [
    Case(
      body: #"""
        Picker("p", selection: .constant(S.choice)) { Text("a").tag(0); Text("b").tag(1) }
          .pickerStyle(.segmented)
        """#, doubts: ["a: traits .constant(S.choice)", "b: traits .constant(S.choice)"]),
    Case(
      body: #"""
        TabView(selection: .constant(S.tab)) {
          Text("x").tabItem { Text("a") }.tag(0)
          Text("y").tabItem { Text("b") }.tag(1)
        }
        """#,
      doubts: ["x: presence S.tab", "y: presence S.tab", "a: traits S.tab", "b: traits S.tab"]),
  ]
}

import CarouselModel
import CarouselSemantics
import CarouselSwiftUI
import LocatedValues
import Testing

/// Which screens a project has, and what is found out about them.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct ScreenTests {
  @Test func listsPreviewsAndViews() {
    let source = """
      import SwiftUI
      struct Whole: View { var body: some View { Row(title: "a") } }
      struct Row: View { let title: String; var body: some View { Text(title) } }
      struct Alone: View { let title: String; var body: some View { Text("Hello \\(title)") } }
      #Preview { Whole() }
      #Preview("Dark") { Row(title: "b").preferredColorScheme(.dark) }
      struct Row_Previews: PreviewProvider { static var previews: some View { Group { Row(title: "c"); Row(title: "d") } } }
      """
    let screens = Heard.reading(source).screens
    #expect(screens.map(\.name) == ["Whole", "Alone", "Dark", "Row", "Row 2"])
    #expect(screens.map { Heard.lines($0).joined(separator: "|") } == ["a", "Hello ‹title›", "b", "c", "d"])
    #expect(screens.map { $0.source?.start.line } == [2, 4, 6, 7, 7])
  }

  @Test("each preview of a provider is a screen, but what is listed anyway")
  func providers() {
    let source = """
      import SwiftUI
      struct Whole: View { var body: some View { Text("whole") } }
      struct Row: View {
        @AppStorage("title") var stored = "kept"
        let title: String
        var body: some View { Text(title + stored) }
      }
      struct All_Previews: PreviewProvider {
        static let titles = ["a", "b"]
        static var previews: some View {
          Group {
            let first = titles[0]
            Whole()
            Whole().previewDisplayName("Again")
            Text(first).previewDisplayName("First")
            ForEach(titles, id: \\.self) { Row(title: $0) }
            Text("plain")
          }
          .previewLayout(.sizeThatFits)
        }
      }
      """
    let screens = Heard.reading(source).screens
    let heard = screens.map { "\($0.name): " + Heard.lines($0).joined(separator: "|") }
    #expect(
      heard == [
        "Whole: whole", "First: a", "All_Previews: akept", "All_Previews 2: bkept", "All_Previews 3: plain",
      ])
    #expect(screens.map(\.assumptions.count) == [0, 0, 1, 1, 0])
  }

  @Test("a preview with a bar is one screen")
  func bars() {
    let source = """
      import SwiftUI
      struct Row: View { let n: Int; var body: some View { NavigationView { Text("x \\(n)").navigationTitle("T") } } }
      struct Row_Previews: PreviewProvider { static var previews: some View { Row(n: 1); Row(n: 2) } }
      """
    #expect(
      Heard.reading(source).screens.map { Heard.lines($0) } == [
        ["T, Heading", "x 1"], ["T, Heading", "x 2"],
      ])
  }

  @Test func resolvesTheNearestDeclaration() throws {
    let files = ["one", "two"].map { name in
      SwiftUIReader.File(
        path: "\(name)/View.swift",
        text:
          "import SwiftUI\nstruct Card: View { var body: some View { Text(\"\(name)\") } }\n#Preview(\"\(name)\") { VStack { Card() } }"
      )
    }
    let screens = SwiftUIReader().read(files).screens
    #expect(screens.map { Heard.lines($0) } == [["one"], ["one"], ["two"], ["two"]])
  }

  @Test func saysWhereAModifierIsWritten() throws {
    let screen = try #require(
      Heard.screen(
        "import SwiftUI\nstruct P: View {\n  var body: some View {\n    Text(\"🎠\")\n      .bold().accessibilityHidden(true)\n  }\n}"
      ))
    let modifier = try #require(screen.root(settings: AccessibilitySettings()).modifiers.last)
    #expect(modifier.source?.start == SourcePosition(line: 5, column: 14))
  }

  @Test func notesWhereAnEndlessLoopStands() {
    let source =
      "import SwiftUI\nstruct P: View {\n  var body: some View { Text(f()) }\n  func f() -> String {\n    while true {}\n  }\n}"
    #expect(
      Heard.reading(source).diagnostics.map(\.description) == [
        "a.swift:5:5: warning: a loop ended after 10000 rounds; see whether it ever ends"
      ])
  }

  @Test func notesAViewInsideItself() {
    let notes = Heard.reading(
      "import SwiftUI\nstruct P: View { var body: some View { GeometryReader { _ in P() } } }"
    ).diagnostics
    #expect(notes.map(\.message) == ["evaluation ended after 40 views inside views"])
  }

  @Test func assumesThatAnUnknownContainerShowsItsData() {
    let source = Heard.body("Pager([\"a\", \"b\"]) { s in Text(s) }")
    #expect(Heard.lines(source) == ["a", "b"])
    #expect(Heard.reading(source).diagnostics.map(\.line) == [5])
  }

  @Test func recognisesARowThatADragMoves() throws {
    let source = """
      import SwiftUI
      struct P: View {
        @State private var index = 0
        var body: some View {
          HStack { ForEach(0..<3) { Text(verbatim: "\\($0)") } }
            .offset(x: CGFloat(index) * -300)
            .gesture(DragGesture().onEnded { value in
              if value.translation.width < 0 { index = min(index + 1, 2) } else { index = max(index - 1, 0) }
            })
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let carousel = try #require(
      SemanticTree(screen: screen, settings: AccessibilitySettings()).carousels.first)
    #expect(carousel.facts.paging == .custom)
    #expect(carousel.facts.position == "index")
    #expect(Array(carousel.facts.cards) == ["0", "1", "2"])
  }

  @Test func recognisesATimer() throws {
    let source = """
      import SwiftUI
      struct P: View {
        @State private var page = 0
        @State private var isPaused = false
        let timer = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
        var body: some View {
          VStack {
            TabView(selection: $page) { ForEach(0..<3) { Text(verbatim: "\\($0)").tag($0) } }.tabViewStyle(.page)
            Button("Pause") { isPaused.toggle() }
          }
          .onReceive(timer) { _ in if !isPaused { withAnimation(.easeInOut(duration: 0.5)) { page = (page + 1) % 3 } } }
        }
      }
      """
    let screen = try #require(Heard.screen(source))
    let carousel = try #require(
      SemanticTree(screen: screen, settings: AccessibilitySettings()).carousels.first)
    let autoplay = try #require(carousel.facts.autoplay)
    #expect(autoplay.interval == 4)
    #expect(autoplay.animation == Animation("easeInOut", duration: 0.5))
    #expect(autoplay.runsWithReduceMotion == true)
    #expect(autoplay.stops == [.button])
    #expect(autoplay.moves(4, of: 3) == [1, 2, 0, 1])
  }

  @Test("what is kept between launches, and the newest system, are assumptions")
  func assumptions() {
    let source = Heard.body(
      """
      if #available(iOS 26, *) { Text("\\(left) left") } else { Text("old") }
      """, ""
    ).replacing("var body", with: "@AppStorage(\"left\") var left = 3\n  var body")
    let screen = Heard.screen(source)
    #expect(screen.map { Heard.lines($0) } == ["3 left"])
    #expect(
      screen?.assumptions == [
        "'left' is kept from one launch to the next; its default is taken",
        "where the source asks for a version of the system, the newest is taken",
      ])
  }

  @Test(
    "a row is a carousel wherever it stands",
    arguments: [
      "VStack", "LazyVStack", "ScrollView", "List",
      "ScrollView { LazyVStack { ForEach([1], id: \\.self) { _ in Text(\"x\"); ",
    ])
  func rows(_ container: String) throws {
    let ends = String(repeating: " }", count: container.count { $0 == "{" })
    let row = """
      ScrollView(.horizontal) {
        LazyHStack { ForEach(["a", "b"], id: \\.self) { Text($0).containerRelativeFrame(.horizontal) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      """
    let body = container.hasSuffix("; ") ? container + row + ends : "\(container) { \(row) }"
    let screen = try #require(Heard.screen(Heard.body(body)))
    let tree = SemanticTree(screen: screen, settings: AccessibilitySettings())
    #expect(tree.carousels.map { Array($0.facts.cards) } == [["a", "b"]])
  }
}

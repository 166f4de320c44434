import CarouselModel
import CarouselSwiftUI
import Testing

/// Views, styles and modifiers of the system that a screen rests on: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct SystemViewTests {
  struct Page: CustomTestStringConvertible, Sendable {
    let name: String
    let body: String
    var declarations = ""
    let heard: [String]
    var testDescription: String { name }
  }

  @Test(arguments: tabs + searches + styles + bars + rows + values)
  func tells(_ page: Page) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  static let tabs = [
    Page(
      name: "the tab whose implicit member is selected",
      body: """
        TabView(selection: .constant(Place.explore)) {
          Tab("Home", systemImage: "house", value: .home) { Text("Home page") }
          Tab("Explore", systemImage: "globe", value: .explore) { Text("Explore page") }
        }
        """, declarations: "enum Place { case home, explore }",
      heard: ["Explore page", "Home, Tab, 1 of 2", "Selected, Explore, Tab, 2 of 2"]),
    Page(
      name: "what accompanies the tabs",
      body:
        #"TabView { Tab("Home", systemImage: "house") { Text("A") } }.tabViewBottomAccessory { Text("Playing") }"#,
      heard: ["A", "Playing", "Selected, Home, Tab, 1 of 1"]),
    Page(
      name: "one page with dots",
      body: #"TabView { Text("A") }.tabViewStyle(.page(indexDisplayMode: .always))"#,
      heard: ["A", "page 1 of 1, Adjustable. Swipe up or down with one finger to adjust the value."]),
    Page(name: "one page", body: #"TabView { Text("A") }.tabViewStyle(.page)"#, heard: ["A"]),
  ]

  static let searches = [
    Page(
      name: "a search that finds nothing", body: "ContentUnavailableView.search",
      heard: ["No Results", "Check the spelling or try a new search."]),
    Page(
      name: "what is searched for", body: #"ContentUnavailableView.search(text: "abc").padding()"#,
      heard: ["No Results for “abc”", "Check the spelling or try a new search."]),
  ]

  static let styles = [
    Page(
      name: "a style of boxes",
      body: #"GroupBox { Text("in") } label: { Text("box") }.groupBoxStyle(Framed())"#,
      declarations: """
        struct Framed: GroupBoxStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label.accessibilityAddTraits(.isHeader); configuration.content; Text("extra") }
          }
        }
        """, heard: ["box, Heading", "in", "extra"]),
    Page(
      name: "a style of labels", body: #"Label("Star", systemImage: "star").labelStyle(Plain())"#,
      declarations: """
        struct Plain: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { VStack { configuration.title; Text("plus") } }
        }
        """, heard: ["Star", "plus"]),
    Page(
      name: "a style that shows what it was given",
      body: #"Label("Star", systemImage: "star").labelStyle(Padded())"#,
      declarations: """
        struct Padded: LabelStyle {
          func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
        }
        """, heard: ["Star"]),
    Page(
      name: "a style of progress", body: #"ProgressView("Load", value: 0.2).progressViewStyle(Bar())"#,
      declarations: """
        struct Bar: ProgressViewStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { configuration.label; if configuration.fractionCompleted == 0.2 { Text("a fifth") } }
          }
        }
        """, heard: ["Load", "a fifth"]),
    Page(
      name: "a style of labelled values",
      body: #"LabeledContent("Key", value: "Value").labeledContentStyle(Turned())"#,
      declarations: """
        struct Turned: LabeledContentStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.content; configuration.label }
        }
        """, heard: ["Value", "Key"]),
    Page(
      name: "a style of gauges",
      body: #"Gauge(value: 0.1) { Text("G") } currentValueLabel: { Text("ten") }.gaugeStyle(Bare())"#,
      declarations: """
        struct Bare: GaugeStyle {
          func makeBody(configuration: Configuration) -> some View { configuration.currentValueLabel }
        }
        """, heard: ["ten"]),
  ]

  static let bars = [
    Page(
      name: "what stands in the middle of the bar takes the inline title's place",
      body: """
        Text("Body").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }
        """, heard: ["Middle", "Body"]),
    Page(
      name: "a large title stands below it",
      body:
        #"Text("Body").navigationTitle("Title").toolbar { ToolbarItem(placement: .principal) { Text("Middle") } }"#,
      heard: ["Middle", "Title, Heading", "Body"]),
    Page(
      name: "words below the title",
      body: #"Text("Body").navigationTitle("Title").navigationSubtitle("Below")"#,
      heard: ["Title, Heading", "Below", "Body"]),
    Page(
      name: "space in the bar",
      body: #"Text("Body").toolbar { ToolbarSpacer(.fixed); ToolbarItem { Button("Go") {} } }"#,
      heard: ["Go, Button", "Body"]),
    Page(
      name: "a path that does not begin empty",
      body: """
        NavigationStack(path: .constant(["Rome"])) {
          Text("Root").navigationTitle("Cities").navigationDestination(for: String.self) { Text("City \\($0)") }
        }
        """, heard: ["Cities, Back Button", "City Rome"]),
    Page(
      name: "a path that begins empty",
      body: """
        NavigationStack(path: .constant([String]())) {
          Text("Root").navigationDestination(for: String.self) { Text("City \\($0)") }
        }
        """, heard: ["Root"]),
  ]

  static let rows = [
    Page(
      name: "rows that can be deleted",
      body: #"List { ForEach(["milk"], id: \.self) { Text($0) }.onDelete { _ in } }"#,
      heard: ["milk. Actions Available"]),
    Page(
      name: "rows that cannot",
      body: #"List { ForEach(["milk"], id: \.self) { Text($0) }.onDelete(perform: nil) }"#,
      heard: ["milk"]),
    Page(
      name: "buttons without a label", body: "Button(role: .close) {}",
      heard: ["‹the system's words for the role close›, Button"]),
    Page(name: "a tip is a hint", body: #"Text("A").help("Help")"#, heard: ["A. Help"]),
    Page(
      name: "a wheel",
      body: #"Picker("Wheel", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)"#,
      heard: ["Wheel, One, Adjustable. Swipe up or down with one finger to adjust the value."]),
    Page(
      name: "a gauge with words of its own",
      body: #"Gauge(value: 0.1) { Text("G") } currentValueLabel: { Text("ten") }"#, heard: ["G, ten"]),
    Page(
      name: "a labelled number", body: #"LabeledContent("Steps", value: 1234, format: .number)"#,
      heard: ["Steps", "1,234"]),
  ]

  static let values = [
    Page(
      name: "an optional as anything", body: #"let n: Int? = 3; Text(verbatim: "\(n as Any)")"#,
      heard: ["Optional(3)"]),
    Page(
      name: "what follows the first value", body: "Inner()",
      declarations: """
        struct Inner: View {
          @State var n = 1
          @State var log = "none"
          var body: some View { Text("log \\(log)").onChange(of: n, initial: true) { old, new in log = "\\(new)" } }
        }
        """, heard: ["log 1"]),
    Page(
      name: "what follows what is in view", body: "Inner()",
      declarations: """
        struct Inner: View {
          @State var at = -1
          var body: some View { Text(verbatim: "At \\(at)").onScrollVisibilityChange { if $0 { at = 0 } } }
        }
        """, heard: ["At ‹at›"]),
    Page(
      name: "an environment that is changed in place",
      body: #"Card().transformEnvironment(\.mark) { $0 += "!" }"#,
      declarations: """
        extension EnvironmentValues { @Entry var mark: String = "plain" }
        struct Card: View { @Environment(\\.mark) var mark; var body: some View { Text(mark) } }
        """, heard: ["plain!"]),
    Page(
      name: "colours that are preferred", body: "Inner().preferredColorScheme(.dark)",
      declarations: """
        struct Inner: View {
          @Environment(\\.colorScheme) var scheme
          var body: some View { Text(scheme == .dark ? "Dark" : "Light") }
        }
        """, heard: ["Dark"]),
  ]
}

import CarouselSwiftUI
import Testing

/// SwiftUI's views and modifiers: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct ViewTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: controls + containers + modifiers + previews)
  func speaks(_ page: Case) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  static let controls = [
    Case(name: "button with a title", body: #"Button("Play") { }"#, heard: ["Play, Button"]),
    Case(
      name: "button with a label",
      body: #"Button { } label: { Label("Next", systemImage: "chevron.right") }"#,
      heard: ["Next, Button"]),
    Case(
      name: "button(action:)", body: #"Button(action: {}) { Text("a"); Text("b") }"#, heard: ["a, b, Button"]),
    Case(name: "disabled", body: #"Button("Play") {}.disabled(true)"#, heard: ["Play, Dimmed, Button"]),
    Case(
      name: "button style of the project", body: #"Button("Play") {}.buttonStyle(Loud())"#,
      declarations:
        #"struct Loud: ButtonStyle { func makeBody(configuration: Configuration) -> some View { HStack { configuration.label; Text("now") } } }"#,
      heard: ["Play, now, Button"]),
    Case(
      name: "toggle", body: #"Toggle("Sound", isOn: $on)"#, declarations: "",
      heard: ["Sound, Switch Button, ‹isOn›. Double tap to toggle setting."]),
    Case(
      name: "slider", body: #"Slider(value: .constant(0.5)) { Text("Volume") }"#,
      heard: ["Volume, 50%, Adjustable. Swipe up or down with one finger to adjust the value."]),
    Case(name: "progress", body: #"ProgressView("Loading", value: 0.25)"#, heard: ["Loading, 25%"]),
    Case(
      name: "picker",
      body: #"Picker("Size", selection: .constant(2)) { Text("S").tag(1); Text("M").tag(2) }"#,
      heard: ["Size, M, Button"]),
    Case(
      name: "link", body: #"Link("Site", destination: URL(string: "https://a.b")!)"#,
      heard: ["Site, Button, Link"]),
    Case(
      name: "navigation link", body: #"NavigationLink { Text("there") } label: { Text("Go") }"#,
      heard: ["Go, Button"]),
    Case(
      name: "text field", body: #"TextField("Name", text: .constant(""))"#,
      heard: ["Name, Text Field. Double tap to edit."]),
  ]

  static let containers = [
    Case(
      name: "sections have headings", body: #"List { Section("Fruit") { Text("Apple") } }"#,
      heard: ["Fruit, Heading", "Apple"]),
    Case(
      name: "lists of data", body: #"List(["a", "b"], id: \.self) { Text($0) }"#, heard: ["a", "b"]),
    Case(
      name: "navigation titles are headings", body: #"NavigationStack { Text("a").navigationTitle("Home") }"#,
      heard: ["Home, Heading", "a"]),
    Case(
      name: "group subviews", body: #"VStack { ForEach(subviews: Group { Text("a"); Text("b") }) { $0 } }"#,
      heard: ["a", "b"]),
    Case(
      name: "geometry readers", body: #"GeometryReader { g in Text(verbatim: "\(Int(g.size.width))") }"#,
      heard: ["393"]),
    Case(name: "AnyView", body: #"AnyView(Text("a"))"#, heard: ["a"]),
    Case(
      name: "shapes and spacers say nothing",
      body: #"VStack { Circle(); Spacer(); Divider(); Color.red; Text("a") }"#, heard: ["a"]),
    Case(
      name: "a tab view of pages", body: #"TabView { Text("a"); Text("b") }.tabViewStyle(.page)"#,
      heard: ["a", "b", "page 1 of 2, Adjustable. Swipe up or down with one finger to adjust the value."]),
    Case(
      name: "pages without dots",
      body:
        #"TabView { ForEach(0..<2) { Text(verbatim: "\($0)") } }.tabViewStyle(.page(indexDisplayMode: .never))"#,
      heard: ["0", "1"]),
    Case(
      name: "an unknown view is opaque", body: #"VStack { Chart { }; Text("a") }"#, heard: ["‹Chart›", "a"]),
  ]

  static let modifiers = [
    Case(
      name: "label, value, hint", body: #"Color.red.accessibilityLabel("L").accessibilityValue("V")"#,
      heard: ["L, V"]),
    Case(
      name: "combine", body: #"HStack { Text("a"); Text("b") }.accessibilityElement(children: .combine)"#,
      heard: ["a, b"]),
    Case(
      name: "hidden", body: #"Text("a").accessibilityHidden(true); Text("b").accessibilityHidden(false)"#,
      heard: ["b"]),
    Case(
      name: "traits", body: #"Text("a").accessibilityAddTraits([.isHeader, .isSelected])"#,
      heard: ["Selected, a, Heading"]),
    Case(
      name: "isEnabled: false", body: #"Text("a").accessibilityLabel("b", isEnabled: false)"#, heard: ["a"]),
    Case(name: "older names", body: #"Text("a").accessibility(label: Text("b"))"#, heard: ["b"]),
    Case(name: "opacity 0 hides", body: #"Text("a").opacity(0); Text("b").opacity(0.1)"#, heard: ["b"]),
    Case(
      name: "an opacity that is not known does not", body: #"Text("a").opacity(Store.shared.x)"#, heard: ["a"]
    ),
    Case(
      name: "overlays", body: #"Text("a").overlay { Text("b") }.overlay(Text("c"))"#, heard: ["a", "b", "c"]),
    Case(
      name: "modifiers of the project", body: #"Text("a").badge(3)"#,
      declarations:
        #"extension View { func badge(_ n: Int) -> some View { accessibilityValue("\(n) new").padding() } }"#,
      heard: ["a, 3 new"]),
    Case(
      name: "view modifiers", body: #"Text("a").modifier(Framed(title: "T"))"#,
      declarations:
        "struct Framed: ViewModifier { let title: String; func body(content: Content) -> some View { VStack { Text(title); content } } }",
      heard: ["T", "a"]),
    Case(
      name: "conditional modifiers", body: #"Text("a").when(true) { $0.accessibilityLabel("b") }"#,
      declarations:
        "extension View { @ViewBuilder func when<C: View>(_ on: Bool, _ change: (Self) -> C) -> some View { if on { change(self) } else { self } } }",
      heard: ["b"]),
    Case(name: "unknown modifiers pass through", body: #"Text("a").glow(radius: 3).shimmer()"#, heard: ["a"]),
    Case(
      name: "environment", body: "Child().environment(\\.flavour, \"sour\")",
      declarations:
        "extension EnvironmentValues { @Entry var flavour = \"sweet\" }\nstruct Child: View { @Environment(\\.flavour) var f; var body: some View { Text(f) } }",
      heard: ["sour"]),
    Case(
      name: "environment objects", body: "Child().environmentObject(Model(name: \"x\"))",
      declarations:
        "class Model: ObservableObject { var name = \"none\"; init() {}; init(name: String) { self.name = name } }\nstruct Child: View { @EnvironmentObject var m: Model; var body: some View { Text(m.name) } }",
      heard: ["x"]),
  ]

  static let previews = [
    Case(
      name: "state filled when the view appears", body: "Child()",
      declarations:
        #"struct Child: View { @State var items: [String] = []; var body: some View { VStack { ForEach(items, id: \.self) { Text($0) } }.onAppear { load() } }; func load() { items = ["a"]; items.append("b") } }"#,
      heard: ["a", "b"]),
    Case(
      name: "cards that fade in when they appear", body: "Child()",
      declarations:
        "struct Child: View { @State var shown = 0.0; var body: some View { Text(\"a\").opacity(shown).onAppear { withAnimation { shown = 1 } } } }",
      heard: ["a"]),
    Case(
      name: "a view model that fills itself", body: "Child()",
      declarations: """
        final class Model: ObservableObject { @Published var titles: [String] = []; init() { fetch() }
          func fetch() { titles = ["one", "two"].enumerated().map { index, t in "\\(index + 1) \\(t)" } } }
        struct Child: View { @StateObject private var model = Model(); var body: some View { ForEach(model.titles, id: \\.self) { Text($0) } } }
        """, heard: ["1 one", "2 two"]),
    Case(
      name: "data from a task that waits is not known to be there", body: "Child()",
      declarations:
        "struct Child: View { @State var s = \"empty\"; var body: some View { Text(s).task { try? await Task.sleep(for: .seconds(1)); s = \"late\" } } }",
      heard: ["empty"]),
  ]
}

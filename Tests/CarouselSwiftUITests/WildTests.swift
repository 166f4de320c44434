import CarouselSwiftUI
import Testing

/// What carousels in the wild are written with: source in, what is heard out.
@Suite(.enabled(if: SwiftUIReader.isAvailable))
struct WildTests {
  typealias Case = LanguageTests.Case

  @Test(arguments: unknowns + language + views + bars + environments)
  func reads(_ page: Case) {
    #expect(Heard.lines(Heard.body(page.body, page.declarations), view: "Page") == page.heard)
  }

  /// A condition that is not known leaves what it does not touch known.
  static let unknowns = [
    Case(
      name: "an array of a type that is made empty",
      body: """
        Text(verbatim: "\\(songs.count)")
        if songs.isEmpty { Text("No songs") }
        Text(verbatim: "\\([(String, Int)]().count + [[String]]().count)")
        """, declarations: "let songs = [String]()", heard: ["0", "No songs", "0"]),
    Case(
      name: "the words that a call gives for its key",
      body: """
        Text(String(localized: "save.key", defaultValue: "Save it"))
        Text(NSLocalizedString("save.other", value: "Save other", comment: ""))
        Text(LocalizedStringResource("save.third", defaultValue: "Save third"))
        """, heard: ["Save it", "Save other", "Save third"]),
    Case(
      name: "an emphasis by underscores, and underscores inside a word",
      body: #"Text("An _important_ day of snake_case_names")"#,
      heard: ["An important day of snake_case_names"]),
    Case(
      name: "what a layout hands out is not known", body: "Row()",
      declarations: """
        struct Row: View {
          @State var width = 0.0
          @State var titles: [String] = []
          var body: some View {
            VStack {
              if width > 0 { Text("Cards") } else { Text("Measuring") }
              Text(verbatim: "\\(titles.count)")
            }
            .onGeometryChange(for: Double.self, of: { $0.size.width }) { width = $0 }
            .onPreferenceChange(Titles.self) { titles = $0 }
          }
        }
        """, heard: ["Cards", "Measuring", "‹Titles.self.count›"]),
    Case(
      name: "a long expression is no long text",
      body: """
        HStack {
          Text("Seat")
          Text(Store.shared.formatter.string(from: Store.shared.seats as NSNumber, with: "a long line of words") ?? "")
        }
        """,
      heard: [
        "Seat",
        "‹Store.shared.formatter.string(from: Store.shared.seats as NSNumber, with: \"a long line of words\") ?? \"\"›",
      ]),
    Case(
      name: "a picker over values chooses by their identifiers",
      body: """
        Picker("Size", selection: .constant("Two")) { ForEach(["One", "Two"], id: \\.self) { Text($0) } }
        """, heard: ["Size, Two, Button"]),
    Case(
      name: "a type inside a type of its own name", body: "Row()",
      declarations: """
        struct Row: View {
          struct Row: View { var body: some View { Text(missing) } }
          var body: some View { Row() }
        }
        """, heard: ["‹missing›"]),
    Case(
      name: "a function from elsewhere is not a modifier of the view",
      body: """
        if isRegular(4) { Text("wide") } else { Text("narrow") }
        Text(title(of: "Oslo"))
        """, heard: ["wide", "narrow", "‹title(of: \"Oslo\")›"]),
    Case(
      name: "values beside a condition that is not known", body: "Child()",
      declarations: """
        struct Item { let link = URL(string: "a"); let name: String }
        struct Child: View {
          @State var items = [Item(name: "one"), Item(name: "two")]
          var body: some View {
            VStack {
              if Store.shared.isNew { Text("new") }
              ForEach(items, id: \\.name) { Text($0.name) }
            }
          }
        }
        """, heard: ["new", "one", "two"]),
    Case(
      name: "more conditions than ways to go",
      body: (1...14).map { "if Store.shared.is\($0) { Text(verbatim: \"\($0)\") }" }
        .joined(separator: "\n"),
      heard: (1...14).map(String.init)),
    Case(
      name: "what only one way writes is not known",
      body: #"let s = f(); Text(s)"#,
      declarations: """
        func f() -> String { var s = "a"; var t = "b"; if Store.shared.x { s = "c" } else { t = "b" }; return s + t }
        """, heard: ["‹s›b"]),
    Case(
      name: "guard with a condition that is not known keeps what it binds", body: #"Text(f())"#,
      declarations: """
        func f() -> String { let o: String? = "in"; guard let s = o, Store.shared.x else { return "out" }; return s }
        """, heard: ["‹Store.shared.x›"]),
    Case(
      name: "a loop over what is not known", body: #"let n = f(); Text(verbatim: "\(n)")"#,
      declarations: "func f() -> Int { var n = 0; for _ in Store.shared.items { n += 1 }; return n }",
      heard: ["‹n›"]),
    Case(
      name: "inflection is up to the system", body: ##"Text("^[\(2) moon](inflect: true)")"##,
      heard: ["‹^[%lld moon](inflect: true)›"]),
  ]

  static let language = [
    Case(name: "zero of a type", body: #"let w: CGFloat = .zero; Text(verbatim: "\(w)")"#, heard: ["0.0"]),
    Case(
      name: "a size from context", body: #"if f.width > 0 { Text("a") } else { Text("b") }"#,
      declarations: "let f: CGSize = .zero", heard: ["b"]),
    Case(
      name: "lazy properties", body: #"Text(Model().title)"#,
      declarations:
        #"class Model { var n = 0; lazy var title = "\(n) songs"; init() { n = 2 } }"#, heard: ["2 songs"]),
    Case(
      name: "one initialiser calls another", body: #"Text(P(title: "a").s)"#,
      declarations:
        "struct P { let s: String; init(s: String) { self.s = s }; init(title: String) { self.init(s: title + \"!\") } }",
      heard: ["a!"]),
    Case(
      name: "an initialiser for a type of the system", body: #"Text(String(stars: 3))"#,
      declarations: #"extension String { init(stars n: Int) { self = String(repeating: "*", count: n) } }"#,
      heard: ["***"]),
    Case(
      name: "a method with the name of a property", body: #"Text(P().size(3).s)"#,
      declarations:
        "struct P { var size = 1; var s: String { \"\\(size)\" }; func size(_ n: Int) -> P { var p = self; p.size = n; return p } }",
      heard: ["3"]),
    Case(
      name: "types inside functions", body: "Text(f())",
      declarations: "func f() -> String { struct T { let s: String }; return T(s: \"a\").s }", heard: ["a"]),
    Case(
      name: "operators as functions",
      body: #"Text(verbatim: "\([1, 2, 3].reduce(0, +)) \([2, 1].sorted(by: <))")"#,
      heard: ["6 [1, 2]"]),
    Case(
      name: "sets say what is new", body: #"Text(["a", "b", "a"].uniqued().joined())"#,
      declarations:
        "extension Array where Element: Hashable { func uniqued() -> [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }",
      heard: ["ab"]),
    Case(
      name: "errors go to who catches them", body: "Text(f())",
      declarations: """
        enum E: Error { case e }
        func g() throws -> String { throw E.e }
        func f() -> String { do { return try g() } catch { return "caught" } }
        """, heard: ["caught"]),
    Case(
      name: "try? gives nil", body: #"Text((try? g()) ?? "none")"#,
      declarations: "enum E: Error { case e }\nfunc g() throws -> String { throw E.e }", heard: ["none"]),
    Case(
      name: "ranges as patterns",
      body: #"if 1...3 ~= 2 { Text("in") }; switch 0.5 { case 0..<1: Text("low"); default: Text("high") }"#,
      heard: ["in", "low"]),
    Case(
      name: "casts in patterns", body: #"Text(f("a" as Any))"#,
      declarations:
        "func f(_ v: Any) -> String { switch v { case let n as Int: \"n\"; case let s as String: \"s\"; default: \"?\" } }",
      heard: ["s"]),
    Case(
      name: "comparable types", body: #"Text([P(n: 2), P(n: 1)].sorted().map { String($0.n) }.joined())"#,
      declarations:
        "struct P: Comparable { let n: Int; static func < (a: P, b: P) -> Bool { a.n < b.n } }", heard: ["12"]
    ),
    Case(
      name: "reduce(into:)", body: #"Text(["a", "b"].reduce(into: "") { $0 += $1 })"#, heard: ["ab"]),
    Case(
      name: "split leaves empty parts out", body: #"Text(verbatim: "\("a  b".split(separator: " ").count)")"#,
      heard: ["2"]),
    Case(
      name: "a method of its own with the name map", body: "Text(P().map(to: { $0 + 1 }))",
      declarations: "struct P { func map(to f: (Int) -> Int) -> String { String(f(1)) } }", heard: ["2"]),
    Case(
      name: "a text that may be nil is mapped as a whole",
      body:
        #"let s: String? = "ab"; Text(s.map { "near \($0)" } ?? "far"); Text("ab".map { String($0) }.joined(separator: "-"))"#,
      heard: ["near ab", "a-b"]),
    Case(
      name: "key paths as conditions",
      body: #"Text(verbatim: "\([P(on: true), P(on: false)].filter(\.on).count)")"#,
      declarations: "struct P { let on: Bool }", heard: ["1"]),
    Case(
      name: "an initialiser as a function", body: #"Text([1, 2].map(String.init).joined())"#, heard: ["12"]),
    Case(
      name: "a dictionary by cases", body: #"Text(verbatim: "\(d.keys.map { $0.name }.joined())")"#,
      declarations: "enum K { case a; var name: String { \"A\" } }\nlet d: [K: Int] = [.a: 1]", heard: ["A"]),
    Case(
      name: "what a value of the system was made with",
      body: #"Text(verbatim: "\(DateComponents(year: 2026).year ?? 0)")"#, heard: ["2026"]),
    Case(
      name: "formatted numbers",
      body:
        #"Text(0.256.formatted(.percent)); Text(12.5, format: .currency(code: "USD")); Text(1234.5.formatted())"#,
      heard: ["25.6%", "$12.50", "1,234.5"]),
  ]

  static let views = [
    Case(
      name: "a segmented picker",
      body:
        #"Picker("Size", selection: .constant(2)) { Text("S").tag(1); Text("M").tag(2) }.pickerStyle(.segmented)"#,
      heard: ["S, Button", "Selected, M, Button"]),
    Case(
      name: "a picker of optional values",
      body:
        #"Picker("P", selection: .constant(nil)) { Text("All").tag(Int?.none); Text("One").tag(Optional(1)) }"#,
      heard: ["P, All, Button"]),
    Case(
      name: "a toggle style of the project",
      body: #"Toggle("Check", isOn: .constant(true)).toggleStyle(.check)"#,
      declarations: """
        struct Check: ToggleStyle {
          func makeBody(configuration: Configuration) -> some View {
            Button { configuration.isOn.toggle() } label: { configuration.label; Text(configuration.isOn ? "yes" : "no") }
          }
        }
        extension ToggleStyle where Self == Check { static var check: Check { .init() } }
        """, heard: ["Check, yes, Button"]),
    Case(
      name: "a layout of the project", body: #"Radial(radius: 3) { Text("a"); Text("b") }"#,
      declarations: "struct Radial: Layout { var radius = 1.0 }", heard: ["a", "b"]),
    Case(
      name: "layouts of the system", body: #"AnyLayout(VStackLayout()) { Text("a"); Text("b") }"#,
      heard: ["a", "b"]),
    Case(
      name: "animators show their first phase",
      body:
        #"PhaseAnimator([1, 2]) { n in Text(verbatim: "\(n)") }; KeyframeAnimator(initialValue: 0) { _ in Text("k") } keyframes: { _ in }"#,
      heard: ["1", "k"]),
    Case(
      name: "phases of an image",
      body: """
        AsyncImage(url: nil) { phase in
          switch phase { case .empty: ProgressView(); case .success(let image): image.accessibilityLabel("Photo"); default: Text("gone") }
        }
        AsyncImage(url: nil) { phase in if let image = phase.image { image } else { Text("wait") } }
        """, heard: ["Photo"]),
    Case(
      name: "subviews of a group",
      body: #"Box { Text("a"); ForEach(0..<2) { Text(verbatim: "\($0)") } }"#,
      declarations: """
        struct Box<Content: View>: View {
          @ViewBuilder let content: Content
          var body: some View { Group(subviews: content) { all in Text(verbatim: "\\(all.count)"); all.first } }
        }
        """, heard: ["3", "a"]),
    Case(
      name: "an open group",
      body: #"DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }"#,
      heard: ["More, Button", "inside"]),
    Case(
      name: "methods that the project adds to all views", body: "Child()",
      declarations: """
        extension View { func width() -> Double { 300 } }
        struct Child: View { var body: some View { Text(verbatim: "\\(width())").onAppear { _ = width() } } }
        """, heard: ["300.0"]),
    Case(
      name: "a body that a protocol gives", body: "Child()",
      declarations: """
        protocol Titled: View { associatedtype V: View; func body(title: String) -> V }
        extension Titled { var body: some View { self.body(title: "given") } }
        struct Child: Titled { func body(title: String) -> some View { Text(title) } }
        """, heard: ["given"]),
    Case(
      name: "a placeholder that is not shown",
      body: #"Text("a").redacted(reason: false ? .placeholder : [])"#,
      heard: ["a"]),
    Case(
      name: "sections outside lists have no headings",
      body: #"VStack { Section("Fruit") { Text("Apple") } }"#,
      heard: ["Fruit", "Apple"]),
  ]

  static let bars = [
    Case(
      name: "a bar of tabs",
      body: """
        TabView {
          NavigationStack { Text("a").navigationTitle("A") }.tabItem { Label("Home", systemImage: "house") }
          Text("b").tabItem { Text("More") }
        }
        """, heard: ["A, Heading", "a", "Selected, Home, Tab, 1 of 2", "More, Tab, 2 of 2"]),
    Case(
      name: "tabs of iOS 18",
      body: #"TabView { Tab("One", systemImage: "1.circle") { Text("a") }; Tab(role: .search) { } }"#,
      heard: ["a", "Selected, One, Tab, 1 of 2", "Search, Tab, 2 of 2"]),
    Case(
      name: "a large title stands below the buttons",
      body: """
        Text("a").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Add") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        }.navigationTitle("T")
        """, heard: ["Cancel, Button", "Add, Button", "T, Heading", "a"]),
    Case(
      name: "an inline title stands between them",
      body: """
        Text("a").navigationBarTitle("T", displayMode: .inline)
          .navigationBarItems(leading: Button("L") {}, trailing: Button("R") {})
        """, heard: ["L, Button", "T, Heading", "R, Button", "a"]),
  ]

  static let environments = [
    Case(
      name: "modifiers of the project that change the environment",
      body: #"Leaf(); Leaf().flavoured("sour"); Leaf().padding().modifier(Flavour(name: "hot"))"#,
      declarations: """
        extension EnvironmentValues { @Entry var flavour = "sweet" }
        extension View { func flavoured(_ name: String) -> some View { environment(\\.flavour, name) } }
        struct Flavour: ViewModifier { let name: String; func body(content: Content) -> some View { VStack { content }.environment(\\.flavour, name) } }
        struct Leaf: View { @Environment(\\.flavour) var f; var body: some View { Text(f) } }
        """, heard: ["sweet", "sour", "hot"]),
    Case(
      name: "pages by a modifier of the project", body: #"TabView { Text("a"); Text("b") }.paged()"#,
      declarations:
        "extension View { func paged() -> some View { tabViewStyle(.page(indexDisplayMode: .never)) } }",
      heard: ["a", "b"]),
    Case(
      name: "text sizes have an order", body: "Child()",
      declarations:
        "struct Child: View { @Environment(\\.dynamicTypeSize) var s; var body: some View { if s.isAccessibilitySize || s >= .xLarge { Text(\"big\") } else { Text(\"small\") } } }",
      heard: ["small"]),
    Case(
      name: "tasks that views begin when they appear", body: "Child()",
      declarations: """
        struct Child: View {
          @State var items: [String] = []
          var body: some View { VStack { ForEach(items, id: \\.self) { Text($0) } }.onAppear { Task { await load() } } }
          func load() async { items = ["a"]; try? await Task.sleep(for: .seconds(1)); items.append("late") }
        }
        """, heard: ["a"]),
  ]
}

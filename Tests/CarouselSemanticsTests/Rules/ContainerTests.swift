import CarouselModel
import CarouselSemantics
import Testing

/// What arranges other views: most of it is nothing by itself.
@Suite("Containers and drawings")
struct ContainerTests {
  private let three: ViewList = [Text("a").node, Text("b").node, Text("c").node]
  private let lines = [#"Text "a"; staticText"#, #"Text "b"; staticText"#, #"Text "c"; staticText"#]

  @Test("stacks, groups and readers pass on what is inside them, in order")
  func transparent() {
    for direction in Stack.Direction.allCases {
      #expect(TreePage.lines(ViewNode(.stack(Stack(direction)), children: three)) == lines)
    }
    #expect(TreePage.lines(ViewNode(.group, children: three)) == lines)
    let readers = [
      EnvironmentReader { [three] _ in three }.node, GeometryReader { [three] _ in three }.node,
    ]
    for reader in readers { #expect(TreePage.lines(reader) == lines) }
  }

  @Test("a row of four texts is four stops: nothing is combined unasked")
  func uncombined() {
    let row = HStack {
      Text("Unread")
      Text("Anna")
      Text("Hello")
      Text("9:41")
    }
    #expect(TreePage.tree(row).spoken == ["Unread", "Anna", "Hello", "9:41"])
  }

  @Test(
    "shapes, colours, space and lines are nothing",
    arguments: [
      Circle().node, Rectangle().node, Color(.red).node, Spacer().node, Divider().node, EmptyView().node,
      LinearGradient(colors: [Color(.red)], start: .top, end: .bottom).node,
      ViewNode(.shape(Shape(.other("Canvas")))),
    ])
  func drawings(_ view: ViewNode) { #expect(TreePage.lines(view) == []) }

  @Test(
    "a property on a drawing makes one element of it",
    arguments: [
      (Circle().node, "Circle"), (Color(.red).node, "Color"), (Spacer().node, "Spacer"),
      (EmptyView().node, "EmptyView"), (ViewNode(.shape(Shape(.other("Canvas")))), "Canvas"),
    ])
  func labelledDrawings(_ view: ViewNode, _ name: String) {
    #expect(TreePage.lines(view.accessibilityLabel("Chart")) == [#"\#(name) "Chart""#])
    // A label that is empty makes one too.
    #expect(TreePage.lines(view.accessibilityLabel("")) == [#"\#(name) """#])
  }

  @Test("a scroll view and a lazy stack are containers, and never stops")
  func scrolling() {
    let view = ScrollView(.horizontal) { LazyHStack { ForEach(count: 2) { Text("card \($0 + 1)") } } }
    #expect(
      TreePage.lines(view) == [
        "[ScrollView]", "  [LazyHStack]", #"    Text "card 1"; staticText"#,
        #"    Text "card 2"; staticText"#,
      ])
    #expect(TreePage.tree(ScrollView { Circle() }).spoken == [])
  }

  @Test("overlays and backgrounds are siblings; a modifier reaches those written before it")
  func layers() {
    let view = Text("base").accessibilityIdentifier("inner").overlay { Text("badge") }
      .accessibilityHint("both").background { Text("behind") }
    #expect(
      TreePage.tree(view).root.nodes.map(TreePage.line) == [
        #"Text "base"; staticText; hint "both"; #inner"#, #"Text "badge"; staticText; hint "both""#,
        #"Text "behind"; staticText"#,
      ])
  }

  @Test("a fill behind a view is nothing")
  func fills() {
    #expect(TreePage.lines(Text("a").background(.color(Color(.red)))) == [lines[0]])
  }

  @Test("appearance and layout leave the words alone")
  func appearance() {
    let view = Text("a").lineLimit(1).minimumScaleFactor(0.5).cornerRadius(4).frame(width: 1, height: 1)
      .shadow(Color(.black), radius: 2).scaleEffect(0.1).offset(x: 900).ignoresSafeArea()
    #expect(TreePage.lines(view) == [lines[0]])
  }
}

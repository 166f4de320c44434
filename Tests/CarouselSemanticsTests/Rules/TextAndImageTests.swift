import CarouselModel
import CarouselSemantics
import Testing

/// What texts, pictures and labels are by themselves (swiftui: Text, Image, Label).
@Suite("Texts and pictures")
struct TextAndImageTests {
  @Test("a text is one static text, an empty one too")
  func text() {
    #expect(TreePage.lines(Text("Alps")) == [#"Text "Alps"; staticText"#])
    // An empty focus stop (observed, iOS 16 to 26).
    #expect(TreePage.lines(Text("")) == [#"Text ""; staticText"#])
    #expect(TreePage.lines(Text(.unknown("item.title"))) == [#"Text "‹item.title›"; staticText"#])
  }

  @Test("a font for titles makes no heading")
  func titleFont() {
    #expect(TreePage.lines(Text("Albums").font(.system(.largeTitle))) == [#"Text "Albums"; staticText"#])
  }

  @Test("an asset speaks its name or the author's label, and nothing if it is decorative")
  func assets() {
    #expect(TreePage.lines(Image("banner")) == [#"Image "banner"; image"#])
    #expect(TreePage.lines(Image("banner", label: "Summer sale")) == [#"Image "Summer sale"; image"#])
    #expect(
      TreePage.lines(Image(decorative: "banner").declared(at: 3)) == [
        #"hidden Image "banner"; image; hidden because it is declared decorative at line 3"#
      ])
  }

  @Test(
    "a symbol speaks Apple's word where one was heard, else its raw name",
    arguments: [
      ("globe", "Globe"), ("xmark", "Close"), ("eye.slash", "Hide"), ("paperplane.fill", "Send"),
      ("envelope.open.fill", "Mark Read"), ("exclamationmark.circle", "Error"), ("star", "Favorite"),
      ("checkmark.seal.fill", "Verified"), ("gearshape", "gearshape"),
      ("person.fill.badge.plus", "person.fill.badge.plus"),
      ("photo.on.rectangle.angled", "photo.on.rectangle.angled"),
      ("rectangle.center.inset.filled.badge.plus", "rectangle.center.inset.filled.badge.plus"),
      ("mountain.2.fill", "mountain.2.fill"),
    ])
  func symbols(_ symbol: String, _ word: String) {
    #expect(TreePage.lines(Image(systemName: symbol)) == [#"Image "\#(word)"; image"#])
  }

  @Test("a symbol that may have a word says so")
  func unknownWord() {
    func assumptions(_ symbol: String) -> [String] {
      TreePage.tree(Image(systemName: symbol)).root.nodes.flatMap(\.assumptions)
    }
    #expect(
      assumptions("leaf.fill") == ["iOS may have a word for the symbol 'leaf.fill'; its raw name is used"])
    #expect(assumptions("globe") == [])
    #expect(assumptions("gearshape") == [])
  }

  @Test("a drawn picture has no name")
  func drawn() {
    #expect(TreePage.lines(ViewNode(.image(ImageContent(.drawn(nil))))) == ["Image; image"])
    #expect(
      TreePage.lines(ViewNode(.image(ImageContent(.drawn("cover"))))) == ["Image; image"])
  }

  @Test("a label is its title, whatever its icon would say")
  func label() {
    #expect(
      TreePage.lines(Label("Share", systemImage: "globe")) == [
        #"Label "Share"; staticText"#, #"  hidden Image "Globe"; image; merged into its control"#,
        #"  hidden Text "Share"; staticText; merged into its control"#,
      ])
    let icon = Image("logo", label: "Company").node
    let label = ViewNode(.label(icon: [icon]), children: [Text("Home").node])
    #expect(TreePage.tree(label).spoken == ["Home"])
  }

  @Test("a label shown as an icon keeps its title, which gives way in combinations until it is no image")
  func iconOnly() {
    let icon = Label("Unread", systemImage: "circle.fill").node.modifier(.appearance(.style("iconOnly")))
    #expect(TreePage.tree(icon).root.nodes.map(TreePage.line) == [#"Label "Unread"; image"#])
    let row = HStack {
      icon
      Text("Anna")
    }
    #expect(TreePage.tree(row.accessibilityElement(children: .combine)).spoken == ["Anna"])
    let named = HStack {
      icon.accessibilityRemoveTraits(.image)
      Text("Anna")
    }
    #expect(TreePage.tree(named.accessibilityElement(children: .combine)).spoken == ["Unread, Anna"])
  }

  @Test("texts and pictures behind placeholders are hidden; a control stays, without words")
  func redacted() {
    let view = VStack {
      Text("Alps")
      Image("banner")
      Button("Buy")
      Label("Share", systemImage: "globe")
    }.node.modifier(.appearance(.redacted), source: .line(9))
    let lines = TreePage.lines(view).filter { !$0.hasPrefix(" ") }
    #expect(
      lines == [
        "Button; button; does activate",
        #"hidden Text "Alps"; staticText; hidden by redaction at line 9"#,
        #"hidden Image "banner"; image; hidden by redaction at line 9"#,
        "hidden Label; staticText; hidden by redaction at line 9",
      ])
  }
}

import CarouselModel
import CarouselSemantics
import Testing

/// What controls are by themselves: each takes over the words of its label.
@Suite("Controls")
struct ControlTests {
  private func line(_ view: some View) -> String { TreePage.lines(view).first ?? "" }

  private func control(_ control: Control, _ title: TextValue? = nil) -> ViewNode {
    ViewNode(.control(control), children: title.map { [Text($0).node] } ?? [])
  }

  @Test("a button says the words of its label view")
  func button() {
    #expect(line(Button("Buy")) == #"Button "Buy"; button; does activate"#)
    let rich = Button {
      VStack {
        Text("Alps")
        Text("from 89")
      }
    }
    #expect(line(rich) == #"Button "Alps, from 89"; button; does activate"#)
    #expect(line(Button("Delete", role: .destructive)) == #"Button "Delete"; button; does activate"#)
    #expect(line(Button {}) == "Button; button; does activate")
  }

  @Test("a picture in a button gives way to text, and names it alone; a label of the author's stays")
  func buttonImages() {
    func line(_ views: ViewNode...) -> String { self.line(Button { ViewList(views) }) }
    let (cart, buy) = (Image(systemName: "cart").node, Text("Buy").node)
    #expect(line(Image(systemName: "xmark").node) == #"Button "Close"; button; does activate"#)
    #expect(line(cart, buy) == #"Button "Buy"; button; does activate"#)
    #expect(
      line(Image("cart", label: "Basket").node, buy) == #"Button "Basket, Buy"; button; does activate"#)
    #expect(line(cart.accessibilityLabel("Basket"), buy) == #"Button "Basket, Buy"; button; does activate"#)
    #expect(line(cart.accessibilityHidden(true)) == "Button; button; does activate")
    #expect(line(cart, Image("bag").node) == #"Button "cart, bag"; button; does activate"#)
  }

  @Test("a check mark in a control makes it Selected")
  func checkmark() {
    let row = Button {
      Text("Newest")
      Image(systemName: "checkmark.circle.fill")
    }
    #expect(line(row) == #"Button "Newest"; button selected; does activate"#)
    let hidden = Button {
      Text("Newest")
      Image(systemName: "checkmark").accessibilityHidden(true)
    }
    #expect(line(hidden) == #"Button "Newest"; button; does activate"#)
    // An asset of that name is no check mark.
    let asset = Button {
      Text("Newest")
      Image("checkmark")
    }
    #expect(line(asset) == #"Button "Newest"; button; does activate"#)
  }

  @Test("a link is a button and a link")
  func link() {
    #expect(
      line(Link("Terms", destination: "https://example.org")) == #"Link "Terms"; button link; does activate"#)
  }

  @Test("a disabled control is dimmed and stays; nothing inside can enable it again")
  func disabled() {
    #expect(line(Button("Buy").disabled()) == #"Button "Buy"; button notEnabled; does activate"#)
    #expect(line(Button("Buy").disabled(false)) == #"Button "Buy"; button; does activate"#)
    let inner = VStack { Button("Buy").disabled(false) }.disabled()
    #expect(line(inner) == #"Button "Buy"; button notEnabled; does activate"#)
    let outer = VStack { Button("Buy").disabled() }.disabled(false)
    #expect(line(outer) == #"Button "Buy"; button notEnabled; does activate"#)
  }

  @Test("a switch says its position by a raw value, and is not Selected when it is on")
  func toggle() {
    #expect(
      line(control(.toggle(.off), "Comments"))
        == #"Toggle "Comments" is "0"; button switchButton; does activate"#)
    #expect(
      line(control(.toggle(.on), "Comments"))
        == #"Toggle "Comments" is "1"; button switchButton; does activate"#)
    #expect(
      line(control(.toggle(.mixed), "Comments"))
        == #"Toggle "Comments" is "2"; button switchButton; does activate"#)
    #expect(
      line(control(.toggle(nil), "Comments"))
        == #"Toggle "Comments" is "‹isOn›"; button switchButton; does activate"#)
  }

  @Test("a switch shown as a button is one that is Selected when it is on")
  func buttonToggle() {
    let on = control(.toggle(.on), "Bold").modifier(.appearance(.style("button")))
    #expect(line(on) == #"Toggle "Bold"; button selected; does activate"#)
    let off = control(.toggle(.off), "Bold").modifier(.appearance(.style("button")))
    #expect(line(off) == #"Toggle "Bold"; button; does activate"#)
  }

  @Test("a slider and a stepper are adjustable")
  func adjustable() {
    #expect(
      line(control(.slider(value: "50%"), "Volume")) == #"Slider "Volume" is "50%"; adjustable"#)
    #expect(line(control(.stepper(value: "2"), "Guests")) == #"Stepper "Guests" is "2"; adjustable"#)
    let stepper = TreePage.tree(control(.stepper(value: "2"))).root.nodes
    #expect(stepper.flatMap(\.assumptions) == ["a stepper is taken to be one adjustable element"])
    #expect(stepper.map(\.isAdjustable) == [true])
  }

  @Test("a text field says what was typed, else its prompt or title")
  func textField() {
    func field(_ text: TextValue, prompt: TextValue? = nil, title: TextValue? = nil) -> String {
      line(control(.textField(prompt: prompt, text: text, isSecure: false), title))
    }
    #expect(field("", prompt: "Search") == #"TextField is "Search"; textEntry"#)
    #expect(field("alps", prompt: "Search") == #"TextField is "alps"; textEntry"#)
    #expect(field("", title: "Name") == #"TextField is "Name"; textEntry"#)
    #expect(field("Anna", title: "Name") == #"TextField is "Anna"; textEntry"#)
    #expect(field("", prompt: "Jane", title: "Name") == #"TextField "Name" is "Jane"; textEntry"#)
    #expect(field("") == "TextField; textEntry")
    let labelled = control(.textField(prompt: "Search", text: "", isSecure: false)).accessibilityLabel("Find")
    #expect(line(labelled) == #"TextField "Find" is "Search"; textEntry"#)
  }

  @Test("a secure field says one bullet a character")
  func secureField() {
    func field(_ text: TextValue) -> String {
      line(control(.textField(prompt: "Password", text: text, isSecure: true)))
    }
    #expect(field("") == #"SecureField is "Password"; textEntry secureTextField"#)
    #expect(field("abc") == #"SecureField is "•••"; textEntry secureTextField"#)
    #expect(field("👍🏽é") == #"SecureField is "••"; textEntry secureTextField"#)
    #expect(field(.unknown("password")) == #"SecureField is "‹password›"; textEntry secureTextField"#)
  }

  @Test("a text editor is a text area")
  func textEditor() {
    #expect(line(control(.textEditor(text: "Dear"))) == #"TextEditor is "Dear"; textEntry textArea"#)
    #expect(line(control(.textEditor(text: ""))) == "TextEditor; textEntry textArea")
  }

  @Test("progress says how much is done, as far as that is known")
  func progress() {
    #expect(line(control(.progress(value: "30%"), "Loading")) == #"ProgressView "Loading" is "30%""#)
    #expect(line(control(.progress(value: nil))) == "ProgressView")
  }

  @Test("a picker that opens a menu is a button with the chosen option")
  func picker() {
    #expect(
      line(control(.picker(selection: "Newest"), "Order"))
        == #"Picker "Order" is "Newest"; button; does activate"#)
  }

  @Test("page dots are one adjustable element")
  func pageControl() {
    #expect(
      line(control(.pageControl(page: 2, count: 3))) == #"PageControl is "page 2 of 3"; adjustable"#)
  }

  @Test("what a control was made from is hidden with the reason")
  func content() {
    let button = Button { Text("Buy").declared(at: 5) }.declared(at: 4)
    #expect(
      TreePage.lines(button) == [
        #"Button "Buy"; button; does activate"#,
        #"  hidden Text "Buy"; staticText; merged into its control at line 4"#,
      ])
  }

  @Test("a tap gesture can be made by assistive technology, and adds neither trait nor element")
  func gestures() {
    #expect(line(Text("Alps").onTapGesture()) == #"Text "Alps"; staticText; does activate"#)
    #expect(line(Text("Alps").onTapGesture(count: 2)) == #"Text "Alps"; staticText"#)
    #expect(TreePage.lines(Circle().onTapGesture()) == [])
    let drag = Text("Alps").node.modifier(
      .interaction(.gesture(.drag(minimumDistance: 10), Action(.activate))))
    #expect(line(drag) == #"Text "Alps"; staticText"#)
    #expect(line(Button("Buy").onTapGesture()) == #"Button "Buy"; button; does activate"#)
  }

  @Test("a view of an unknown type is one stop that says which")
  func opaque() {
    let tree = TreePage.tree(ViewNode(.opaque(type: "MapView", note: nil)))
    #expect(tree.root.nodes.map(TreePage.line) == [#"MapView "‹MapView›""#])
    #expect(tree.root.nodes.flatMap(\.assumptions) == ["what 'MapView' shows is not known"])
    let noted = TreePage.tree(ViewNode(.opaque(type: "MapView", note: "drawn by another module")))
    #expect(noted.root.nodes.flatMap(\.assumptions) == ["drawn by another module"])
  }
}

import Testing

/// Carousels in the notation of carousels, as pages: what is stated, and the views that follow.
@Suite("The notation of carousels")
struct NotationPagesTests {
  /// The views below the stack of the carousel, without its indentation.
  private func views(_ text: String) -> [String] {
    let lines = Page(text).lines
    guard lines.count > 2, lines[0].hasPrefix("carousel") else { return lines }
    return lines.drop { !$0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  private func cards(_ text: String) -> [String] {
    views(text).filter { $0.hasPrefix("    ") }.map { String($0.dropFirst(4)) }
  }

  @Test(
    "keys stand inside carousel, beside it, or alone",
    arguments: [
      "carousel: {label: Albums, cards: [A]}", "{carousel: {label: Albums}, cards: [A]}",
      "{label: Albums, cards: [A]}",
      "{label: Albums, slides: [{label: A}]}", "carousel:\n  label: Albums\n  cards:\n    - label: A\n",
      "{\"label\": \"Albums\", \"cards\": [{\"id\": null, \"label\": \"A\"}]}",
    ])
  func places(_ text: String) {
    #expect(
      Page(text).lines == [
        "carousel carousel, 1 cards", ". children: contain", ". label Albums", "  vertical stack",
        "    scroll horizontal as row", "    . position(StateKey(name: \"selection\"), anchor: nil)",
        "      lazy horizontal stack", "      . targetLayout",
        "        shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0)) as card 1 A",
        "        . children: ignore", "        . label A",
      ])
  }

  @Test("parts follow each other as one reads them")
  func parts() {
    let lines = views(
      """
      caption: Midnight
      dots: {shown: true, exposed: false, count: 1}
      controls: {next: Next, previous: {label: Back, icon: chevron.backward}}
      cards: 0
      heading: {text: Albums, style: title, traits: [header]}
      """)
    #expect(
      lines.filter { !$0.hasPrefix(" ") && !$0.hasPrefix(".") } == [
        "text \"Albums\" as heading", "scroll horizontal as row", "button as control(ControlRole.next)",
        "button as control(ControlRole.previous)", "horizontal stack as dots", "text \"Midnight\" as caption",
      ])
  }

  @Test("a card with words of its own is one element")
  func oneElement() {
    #expect(
      cards("cards: [{texts: [Play], label: Start track, action: play, traits: [button]}]") == [
        "text \"Play\" as card 1 Start track", ". label Start track", ". traits button", ". action, play",
      ])
    #expect(
      cards("cards: [{label: Trip, texts: [Alps, from 89]}]") == [
        "vertical stack as card 1 Trip", ". children: combine", ". label Trip", "  text \"Alps\"",
        "  text \"from 89\"",
      ])
    #expect(
      cards("cards: [{label: Night, image: {symbol: moon, decorative: true}}]")
        == [
          "image symbol(\"moon\"), decorative as decoration", ". children: ignore", ". label Night",
        ].map { $0.replacing("as decoration", with: "as card 1 Night") })
  }

  @Test("what is exposed stays a stop beside the card's label")
  func stops() {
    #expect(
      cards("cards: [{label: Forest, image: {symbol: tree, exposed: true}, button: Open}]") == [
        "vertical stack as card 1 Forest",
        "  shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0))", "  . children: ignore",
        "  . label Forest",
        "  image symbol(\"tree\")", "  . hidden(false)", "  button as control(ControlRole.card)",
        "    text \"Open\"",
      ])
  }

  @Test("a card without words of its own is its views")
  func ownViews() {
    #expect(
      cards("cards: [{texts: [Alps, {text: from 89, style: body, lineLimit: none}]}]") == [
        "vertical stack as card 1 card 1", "  text \"Alps\"", "  text \"from 89\"",
        "  . font(Font(basis: Font.Basis.style(Font.Style.body), weight: nil, design: Font.Design.default))",
        "  . lineLimit(nil)",
      ])
    #expect(
      cards("cards: [{texts: [Alps, from 89], children: ignore, label: Alps}]").prefix(3) == [
        "vertical stack as card 1 Alps", ". children: ignore", ". label Alps",
      ])
  }

  @Test("what is not stated of a card is unknown, and none states that there is none")
  func unknown() {
    #expect(
      cards("cards: [{id: a}, {label: none}, {value: 3 of 3}, {visible: false, clone: true}]").filter {
        $0.contains("label") || $0.contains("card")
      } == [
        "shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0)) as card 1 a", ". label ‹a›",
        "shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0)) as card 2 none",
        "shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0)) as card 3 card 3",
        ". label ‹card 3›",
        "shape fill color(Color(base: Base.named(Name.clear), opacity: 1.0)) as card 4 card 4, a copy, unseen",
        ". label ‹card 4›",
      ])
  }

  @Test("gestures, focus, sizes, order, language and hiding lie around the card")
  func aroundCards() {
    #expect(
      cards(
        """
        cards:
          - {label: A, tap: open, gesture: longPress, does: delete, focusable: true, height: 44, minHeight: 20,
             sort: 1, language: ru, hidden: true}
        """
      ).dropFirst(3) == [
        ". gesture tap(count: 1), open", ". gesture longPress, delete", ". focusable(true)",
        ". frame(width: nil, height: 44.0), alignment: Alignment(horizontal: Alignment.Place.center, vertical: Alignment.Place.center))",
        ". flexibleFrame(FrameLimits(minWidth: nil, maxWidth: nil, minHeight: 20.0), maxHeight: nil, alignment: Alignment(horizontal: Alignment.Place.center, vertical: Alignment.Place.center)))",
        ". sortPriority(1.0)", ". language(\"ru\")", ". hidden(true)",
      ])
  }

  @Test("an adjustable carousel is one element, unless its children are contained")
  func adjustable() {
    let one = views(
      "{adjustable: {label: Albums, value: 3 of 5, increment: next, decrement: none}, cards: [A, B]}")
    #expect(
      one.prefix(5) == [
        "scroll horizontal as row", ". position(StateKey(name: \"selection\"), anchor: nil)",
        ". children: ignore",
        ". label Albums", ". value 3 of 5",
      ])
    #expect(one.contains(". action, increment, sets selection to text(\"B\")"))
    #expect(!one.contains { $0.contains("decrement") })
    #expect(
      Page("carousel: {children: contain, adjustable: {increment: next, decrement: previous}}").lines.prefix(
        4) == [
          "carousel carousel, 0 cards", ". children: contain", ". action, increment", ". action, decrement",
        ])
    #expect(
      views("{cards: 40, form: adjustable}").filter { $0.hasPrefix(". label") || $0.hasPrefix(". value") }
        == [
          ". label ‹carousel›", ". value ‹value›",
        ])
  }

  @Test("dots are hidden, one element, or a button each")
  func dots() {
    func dots(_ text: String) -> [String] {
      views("{cards: [A, B], dots: \(text)}").drop { !$0.contains("as dots") }.map { $0 }
    }
    #expect(dots("{exposed: false}")[1] == ". hidden(true)")
    #expect(
      dots("{exposed: true, label: Page, value: 1 of 2, adjustable: true}").filter { $0.hasPrefix(".") } == [
        ". children: ignore", ". label Page", ". value 1 of 2",
        ". action, increment, sets selection to text(\"B\")",
        ". action, decrement, sets selection to text(\"A\")",
      ])
    #expect(
      dots("{interactive: true, size: 8, hit: 44, spacing: 8, labels: [Go to A], current: selected}") == [
        "horizontal stack, 8.0 apart as dots", "  button, sets selection to text(\"A\") as dot(0)",
        "  . hitArea(Size(width: 44.0, height: 44.0))",
        "  . label Go to A", "  . traits selected",
        "    shape circle ",
        "    . frame(width: 8.0), height: 8.0), alignment: Alignment(horizontal: Alignment.Place.center, vertical: Alignment.Place.center))",
        "  button, sets selection to text(\"B\") as dot(1)", "  . hitArea(Size(width: 44.0, height: 44.0))",
        "    shape circle ",
        "    . frame(width: 8.0), height: 8.0), alignment: Alignment(horizontal: Alignment.Place.center, vertical: Alignment.Place.center))",
      ])
    #expect(dots("none") == [])
    #expect(dots("{shown: false}") == [])
  }
}

import CarouselModel
import CarouselNarration
import CarouselSemantics
import Testing

@Suite("Doing something at the focus")
struct ActionTests {
  private func cursor(@ViewBuilder _ views: @escaping @Sendable (ScreenState) -> ViewList) -> Cursor {
    Cursor(screen: Screen("Test") { context in Group(views(context.state)).node })
  }

  /// One element for a whole carousel: the pattern of Apple's examples.
  private var adjustable: Cursor {
    let albums = ["Sunset", "Forest", "Midnight"]
    @Sendable func step(_ distance: Int) -> StateChange {
      { state in
        let index = albums.firstIndex(of: state["album"].text ?? "") ?? 0
        state["album"] = .text(albums[min(max(index + distance, 0), albums.count - 1)])
      }
    }
    return cursor { state in
      let album = state["album"].text ?? albums[0]
      let index = albums.firstIndex(of: album) ?? 0
      Color(.clear)
        .accessibilityElement()
        .accessibilityLabel("Albums")
        .accessibilityValue(TextValue("\(album), \(index + 1) of 3"))
        .accessibilityAdjustableAction(increment: step(1), decrement: step(-1))
      Text(TextValue(album))
    }
  }

  @Test("adjusting says the new value alone, and everything else follows")
  func adjusting() {
    var cursor = adjustable
    #expect(cursor.perform(.increment).line == "Forest, 2 of 3")
    #expect(cursor.perform(.increment).line == "Midnight, 3 of 3")
    let end = cursor.perform(.increment)
    #expect(end.refusal == .atLimit)
    #expect(!end.hasChangedState)
    #expect(cursor.perform(.decrement).line == "Forest, 2 of 3")
    #expect(cursor.perform(.next).line == "Forest")
  }

  @Test("a value that is adjusted without being said is heard as silence")
  func silentValue() {
    var cursor = cursor { _ in
      Text("Volume").accessibilityAdjustableAction(
        increment: { $0["volume"] = .number(1) }, decrement: nil)
    }
    let step = cursor.perform(.increment)
    #expect(step.hasChangedState)
    #expect(step.line == "(nothing is said)")
    #expect(cursor.perform(.decrement).line == "(what decrement does is not known: the state stays as it is)")
  }

  @Test("a value that is not known is said as its expression, since it may be another one")
  func unknownValue() {
    var cursor = cursor { _ in
      Text("Albums")
        .accessibilityValue(.unknown("title"))
        .accessibilityAdjustableAction(increment: { $0["album"] = .number(2) }, decrement: nil)
    }
    #expect(cursor.perform(.increment).line == "‹title›")
  }

  @Test("activating says the element again if its words are others")
  func activating() {
    var cursor = cursor { state in
      Text(state["on"] == .bool(true) ? "Playing" : "Paused")
        .accessibilityAction { $0["on"] = .bool(true) }
    }
    #expect(cursor.perform(.activate).line == "Playing")
    #expect(cursor.perform(.activate).refusal == .noEffect)
  }

  @Test("what a button does is not always known")
  func unknownEffect() {
    var cursor = cursor { _ in
      ViewNode(.button(nil, Action(.activate, name: "open")), children: [Text("Open").node])
      ViewNode(.button(nil, nil), children: [Text("Close").node]).modifier(.interaction(.disabled(true)))
    }
    #expect(cursor.perform(.activate).refusal == .unknownEffect(of: "\"open\""))
    #expect(cursor.perform(.next).line == "Close, Dimmed, Button")
    #expect(cursor.perform(.activate).refusal == .disabled)
  }

  @Test("custom actions are chosen by name, whatever the capitals")
  func custom() {
    var cursor = cursor { state in
      Text(state["saved"] == .bool(true) ? "Midnight, saved" : "Midnight")
        .accessibilityAction(named: "Share", nil)
        .accessibilityAction(named: "Save it") { $0["saved"] = .bool(true) }
    }
    #expect(cursor.perform(.action("save IT")).line == "Midnight, saved. Actions Available")
    #expect(cursor.perform(.action("Share")).refusal == .unknownEffect(of: "action:Share"))
    let missing = cursor.perform(.action("Delete"))
    #expect(missing.line == "(no action is called \"Delete\"; the element has Save it, Share)")
  }

  @Test("escape looks outwards from the focus")
  func escaping() {
    var cursor = cursor { state in
      if state["isOpen"] != .bool(false) {
        VStack { Text("Details") }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Sheet")
          .accessibilityAction(.escape) { $0["isOpen"] = .bool(false) }
      }
      Text("Albums")
    }
    #expect(cursor.opening.line == "Sheet, Details")
    #expect(cursor.perform(.escape).line == "Albums")
    #expect(cursor.perform(.escape).refusal == .nothingToEscape)
  }
}

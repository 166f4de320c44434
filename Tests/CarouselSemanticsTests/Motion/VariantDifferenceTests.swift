import CarouselModel
import CarouselSemantics
import Testing

/// What differs in the tree with Reduce Motion off and on.
@Suite("Variant differences")
struct VariantDifferenceTests {
  private func differences(
    @ViewBuilder _ content: @escaping @Sendable (_ reduceMotion: Bool) -> ViewList
  ) -> [String] {
    let screen = Screen("test") { context in
      VStack { content(context.settings.reduceMotion) }.node
    }
    let variants = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings())
    #expect(variants.differences.isEmpty == variants.differences.map(\.property).isEmpty)
    return variants.differences.map {
      "stop \($0.stop) \($0.property): \($0.first ?? "nothing") | \($0.second ?? "nothing")"
    }
  }

  @Test("are none where only effects differ")
  func none() {
    let lines = differences { reduceMotion in
      Text("a").scaleEffect(reduceMotion ? 1 : 0.9)
      Text("b").animation(reduceMotion ? nil : Animation("snappy"))
    }
    #expect(lines == [])
  }

  @Test("name the stop and the property")
  func properties() {
    let lines = differences { reduceMotion in
      Text("a")
      Text(reduceMotion ? "still" : "moving").accessibilityAddTraits(reduceMotion ? .header : [])
        .accessibilityInputLabels(reduceMotion ? ["b"] : [])
        .accessibilityValue("same")
    }
    #expect(
      lines == [
        "stop 1 label: moving | still", "stop 1 traits: staticText | staticText header",
        "stop 1 inputLabels:  | b",
      ])
  }

  @Test("tell a stop that only one variant has")
  func missingStop() {
    let lines = differences { reduceMotion in
      Text("a")
      if reduceMotion { Text("Pause") }
    }
    #expect(lines == ["stop 1 stop: nothing | Pause"])
  }

  @Test("pair carousels by the state of their current card")
  func pairing() {
    let screen = Screen("test") { context in
      VStack {
        if !context.settings.reduceMotion { CoverFlowCarousel(items: [], selection: "first") }
        CoverFlowCarousel(items: [], selection: "second")
      }.node
    }
    let tables = ReduceMotionVariants(screen: screen, settings: AccessibilitySettings()).tables
    #expect(tables.map(\.standard.facts.position.name) == ["second"])
  }
}

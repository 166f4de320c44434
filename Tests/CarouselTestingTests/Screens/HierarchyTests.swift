import CarouselNarration
import CarouselTesting
import Testing

@Suite("A hierarchy that AccessibilitySnapshotModel has stored")
struct HierarchyTests {
  private static let text = """
    [
      {"container": {"_0": {"type": {"semanticGroup": {"label": "Albums"}}, "frame": [[0, 40], [390, 200]]},
        "children": [
          {"element": {"_0": {"description": "Midnight: 2 of 2. Button.", "label": "Midnight", "value": "2 of 2",
            "traits": ["button", "selected"], "shape": {"type": "frame", "frame": [[200, 40], [180, 200]]},
            "customActions": [{"name": "Share"}]}, "traversalIndex": 2}},
          {"element": {"_0": {"label": "Sunset", "value": "1 of 2", "traits": ["button"]}, "traversalIndex": 1}}
        ]}},
      {"element": {"_0": {"label": "Shelf", "traits": ["staticText", "header", {"unknown": 8}],
        "identifier": "title"}, "traversalIndex": 0}}
    ]
    """

  @Test("is heard in its own order")
  func spoken() throws {
    let screen = try TestedScreen(accessibilityHierarchyText: Self.text)
    expectSpoken(
      screen.worded(as: .accessibilitySnapshot),
      [
        "Shelf. Heading.", "Sunset: 1 of 2. Button.", "Selected: Midnight: 2 of 2. Button.",
        "Actions Available", "Share",
      ])
    #expect(screen.spokenLines.prefix(2) == ["Shelf, Heading", "Albums, Sunset, 1 of 2, Button"])
    #expect(try screen.element("title").label == "Shelf")
  }

  @Test("that is none is told at its place")
  func faults() throws {
    let broken = #expect(throws: ScreenError.self) { try TestedScreen(accessibilityHierarchyText: "[{]") }
    #expect(broken?.description.hasPrefix("hierarchy.json:1:3: error: ") == true)
    let foreign = #expect(throws: ScreenError.self) {
      try TestedScreen(accessibilityHierarchyText: "[\n  {\"view\": {}}\n]")
    }
    #expect(
      foreign?.description
        == "hierarchy.json:2:3: error: a node of the hierarchy is neither an element nor a container; "
        + "export the hierarchy with AccessibilitySnapshotModel 0.12 or later")
  }
}

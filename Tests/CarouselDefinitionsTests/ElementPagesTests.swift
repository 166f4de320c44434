import CarouselDefinitions
import CarouselModel
import Testing

/// The fixed forms `element` and `elements`, in YAML and JSON.
@Suite("Elements")
struct ElementPagesTests {
  @Test("an element has the properties that UIKit gives it; null is none")
  func element() {
    let yaml = """
      element:
        label: no
        value: 1.10
        traits: [button, selected]
        hint: null
        language: ru
        container: {kind: series, index: 3, count: 5}
        customActions: [Delete, on]
        customContent: [{label: Price, value: 89 EUR, important: true}, {label: Nights, value: null}]
      """
    let json = #"""
      {"element": {"label": "no", "value": "1.10", "traits": ["button", "selected"], "hint": null, "language": "ru",
      "container": {"kind": "series", "index": 3, "count": 5}, "customActions": ["Delete", "on"],
      "customContent": [{"label": "Price", "value": "89 EUR", "important": true}, {"label": "Nights", "value": null}]}}
      """#
    let lines = [
      "element element, label no, value 1.10, traits button selected, language ru, series(index: 3, count: 5), "
        + "actions [\"Delete\", \"on\"], content Price: 89 EUR!, content Nights: "
    ]
    #expect(Page(yaml).lines == lines)
    #expect(Page(json, file: "page.json").lines == lines)
  }

  @Test(
    "every kind of container",
    arguments: [
      ("{kind: tab, index: 1, count: 11}", "tab(index: 1, count: 11)"),
      ("{kind: tabBarItem, index: 2, count: 6}", "tabBarItem(index: 2, count: 6)"),
      ("{kind: list, position: start}", "list(ContainerContext.Edge.start)"),
      ("{kind: landmark, position: middle}", "landmark(ContainerContext.Edge.middle)"),
    ])
  func containers(_ text: String, _ expected: String) {
    #expect(
      Page("element: {label: A, container: \(text)}").lines == ["element element, label A, \(expected)"])
  }

  @Test("a cell of a table has a place, a span and headers")
  func cell() throws {
    let page = Page(
      """
      element:
        container:
          {kind: dataTableCell, row: null, column: 1, width: 2, isFirstInRow: true,
           rowHeaders: [{label: B1, value: One}], columnHeaders: [A2]}
      """)
    #expect(page.faults == [])
    let node = try #require(page.reading.screens.first).root(settings: AccessibilitySettings())
    guard case .element(let content) = node.kind, case .dataTableCell(let cell)? = content.context else {
      Issue.record("no cell")
      return
    }
    #expect(
      cell
        == ContainerContext.TableCell(
          row: nil, column: 1, width: 2, height: 1, isFirstInRow: true,
          rowHeaders: [.init(label: "B1", value: "One")], columnHeaders: [.init(label: "A2")]))
  }

  @Test("elements have frames, containers an order, and both state the settings of the screen")
  func elements() throws {
    let page = Page(
      """
      elements:
        idiom: pad
        direction: rtl
        rootOrder: explicit
        nodes:
          - {label: A, frame: [0, -8, 10.5, 10]}
          - group: flatten
            container: semanticGroup
            containerLabel: Albums
            children:
              - {label: B, value: null, hidden: true, modal: true, frame: {x: 1, width: 2, height: 3}}
      """)
    #expect(
      page.lines == [
        "element container, order explicit, none",
        "  element element, label A, frame 0.0 -8.0 10.5 10.0",
        "  element container, label Albums, order flatten, semanticGroup",
        "    element element, label B, traits modal, frame 1.0 0.0 2.0 3.0, hidden",
      ])
    let screen = try #require(page.reading.screens.first)
    let settings = screen.context(settings: AccessibilitySettings()).settings
    #expect(settings.idiom == .pad)
    #expect(settings.effectiveDirection == .rightToLeft)
  }
}

import CarouselModel
import CarouselSemantics
import SeededRandom

/// Stops of every kind, for laws that hold for all of them.
struct RandomStop {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> Stop {
    var node = SemanticNode(.element, view: "element")
    node.label = text()
    node.value = text()
    node.hint = text()
    for (_, trait) in Traits.names where Int.random(in: 0..<6, using: &generator) == 0 {
      node.traits.insert(trait)
    }
    if Bool.random(using: &generator) { node.headingLevel = Int.random(in: 0...7, using: &generator) }
    if Int.random(in: 0..<4, using: &generator) == 0 { node.actions = [Action(.named("Share"))] }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      node.customContent = [
        CustomContent(label: "Year", value: "2022", isImportant: Bool.random(using: &generator))
      ]
    }
    return Stop(node: node, context: context())
  }

  private mutating func text() -> TextValue? {
    let texts: [TextValue?] = [
      nil, "", "Midnight", "Sold out!", "Done.", "0", "1", .unknown("item.title"), "Back", "…", "，",
      TextValue(parts: [.known("Album "), .unknown("index")]), "أ, ب", "👩🏽‍🎤",
    ]
    return texts.randomElement(using: &generator) ?? nil
  }

  private mutating func context() -> ContainerContext? {
    let count = Int.random(in: 1...120, using: &generator)
    let index = Int.random(in: 1...count, using: &generator)
    let cell = ContainerContext.TableCell(
      row: Bool.random(using: &generator) ? index : nil, column: Bool.random(using: &generator) ? .max : 2,
      width: index, height: count, isFirstInRow: Bool.random(using: &generator),
      rowHeaders: [.init(label: text(), value: text())])
    let contexts: [ContainerContext?] = [
      nil, .series(index: index, count: count), .tab(index: index, count: count),
      .tabBarItem(index: index, count: count), .list(.start), .list(.middle), .landmark(.end),
      .dataTableCell(cell),
    ]
    return contexts.randomElement(using: &generator) ?? nil
  }
}

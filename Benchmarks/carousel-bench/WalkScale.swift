import CarouselDefinitions
import CarouselNarration

/// A person's walk through all cards of a carousel that the platform scrolls: a step must not cost more in a longer row.
struct WalkScale {
  func run(upTo limit: Int) {
    Lines.title("walks from the first card to the last, each card scrolled into view")
    var previous: Double?
    for count in [100, 1_000, 10_000, 100_000] where count <= limit {
      guard let cursor = cursor(cards: count) else {
        return Lines.fact("left out: the definition has a fault")
      }
      let time = ProcessorTime.of { walk(cursor, count) } / Double(count)
      Lines.fact("\(count) cards: \(format(time * 1e6)) microseconds a step")
      if let previous {
        Lines.fact(
          "\(count) cards: time a step, by that in a tenth of the cards", time / previous, "times", under: 1.5
        )
      }
      previous = time
    }
  }

  private func cursor(cards count: Int) -> Cursor? {
    let bytes = Array(CardDefinition.text(cards: count).utf8)
    return DefinitionReader().read(bytes, file: "cards.yaml").screens.first.map { Cursor(screen: $0) }
  }

  private func walk(_ cursor: Cursor, _ count: Int) {
    var cursor = cursor
    for _ in 1..<count { _ = cursor.perform(.next) }
  }
}

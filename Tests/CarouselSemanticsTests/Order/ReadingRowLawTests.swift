import CarouselModel
import CarouselSemantics
import SeededRandom
import Testing

/// Laws of the order by frames, held against a slow and simple one.
@Suite("Laws of the reading order")
struct ReadingRowLawTests {
  private struct Place {
    var label: String
    var x: Double
    var y: Double
  }

  private func places(_ seed: Int) -> [Place] {
    var random = SeededGenerator(seed: seed)
    return (0..<random.count(below: 30)).map { index in
      Place(label: "\(index)", x: random.length(below: 60), y: random.length(below: 120) - 40)
    }
  }

  private func read(
    _ places: [Place], idiom: AccessibilitySettings.Idiom = .phone,
    direction: AccessibilitySettings.LayoutDirection = .leftToRight
  ) -> [String] {
    GivenElements.read(
      idiom: idiom, direction: direction, places.map { GivenElements.element($0.label, $0.x, $0.y) })
  }

  /// Rows grow while any element is below the limit from any of the row.
  private func rows(_ places: [Place], limit: Double) -> [[Place]] {
    var rows: [[Place]] = []
    for place in places {
      let near = rows.indices.filter { row in rows[row].contains { abs($0.y - place.y) < limit } }
      let merged = near.flatMap { rows[$0] } + [place]
      for index in near.reversed() { rows.remove(at: index) }
      rows.append(merged)
    }
    return rows.sorted { ($0.map(\.y).min() ?? 0) < ($1.map(\.y).min() ?? 0) }
  }

  @Test("rows are what hangs together below the limit", arguments: 0..<100)
  func connected(_ seed: Int) {
    let places = places(seed)
    for (idiom, limit) in [(AccessibilitySettings.Idiom.phone, 8.0), (.pad, 13)] {
      let expected = rows(places, limit: limit).flatMap { row in
        row.sorted { ($0.x, Int($0.label) ?? 0) < ($1.x, Int($1.label) ?? 0) }.map(\.label)
      }
      // Elements of a row at the same place follow each other by their tops first.
      if Set(places.map(\.x)).count == places.count {
        #expect(read(places, idiom: idiom) == expected)
      }
      #expect(Set(read(places, idiom: idiom)) == Set(expected))
    }
  }

  @Test("moving everything changes nothing", arguments: 0..<40)
  func translation(_ seed: Int) {
    let places = places(seed)
    let moved = places.map { Place(label: $0.label, x: $0.x - 1000, y: $0.y + 4096) }
    #expect(read(moved) == read(places))
  }

  @Test("right to left over mirrored frames is left to right", arguments: 0..<40)
  func mirrored(_ seed: Int) {
    let places = places(seed)
    let mirrored = places.map { Place(label: $0.label, x: 393 - $0.x - 10, y: $0.y) }
    #expect(read(mirrored, direction: .rightToLeft) == read(places))
  }

  @Test("the order of declaration does not matter where no two share a place", arguments: 0..<40)
  func shuffled(_ seed: Int) {
    let places = places(seed)
    guard Set(places.map(\.x)).count == places.count else { return }
    var random = SeededGenerator(seed: seed + 1)
    #expect(read(places.shuffled(using: &random)) == read(places))
  }
}

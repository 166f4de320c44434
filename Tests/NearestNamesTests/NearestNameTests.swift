import NearestNames
import SeededRandom
import Testing

@Suite struct NearestNameTests {
  private static let keys = [
    "label", "value", "hint", "traits", "id", "isHeader", "customContent", "accessibilityLabel",
  ]

  @Test(arguments: [
    ("lable", "label"), ("labl", "label"), ("labels", "label"), ("Label", "label"), ("vlaue", "value"),
    ("hints", "hint"),
    ("trait", "traits"), ("is-header", "isHeader"), ("custom_content", "customContent"), ("di", "id"),
    ("ID", "id"),
    ("acessibilityLable", "accessibilityLabel"), ("colour", nil), ("x", nil), ("", nil), ("hidden", nil),
    ("labél", "label"),
  ])
  func `a slip finds the name that was meant`(name: String, nearest: String?) {
    #expect(nearestName(to: name, in: Self.keys) == nearest)
  }

  @Test func `the first of equally near names wins, and the same name is none`() {
    #expect(nearestName(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(nearestName(to: "bat", in: ["bat", "hat"]) == "hat")
    #expect(nearestName(to: "bat", in: []) == nil)
  }

  @Test func `very long names are compared with none`() {
    let long = String(repeating: "a", count: 300)
    #expect(nearestName(to: long, in: [long + "b", "a"]) == nil)
    #expect(nearestName(to: "a", in: [long]) == nil)
  }

  /// Slips that are put in at random are found again, as long as they are few.
  @Test func `one slip in a long name is always found`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let name = "accessibilityLabel"
      var characters = Array(name)
      let place = Int.random(in: 0..<characters.count - 1, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: characters.remove(at: place)
      case 1: characters.insert("x", at: place)
      case 2: characters[place] = "x"
      default: characters.swapAt(place, place + 1)
      }
      let slip = String(characters)
      #expect(slip == name || nearestName(to: slip, in: Self.keys) == name)
    }
  }
}

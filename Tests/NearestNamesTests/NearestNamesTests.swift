import NearestNames
import SeededRandom
import Testing

@Suite struct NearestNamesTests {
  private static let voices = [
    "en", "en-us", "en-gb-scotland", "English (Great Britain)", "English (America)", "English (Scotland)",
    "German",
    "Greek", "Chinese (Mandarin, latin as English)", "Spanish (Spain)", "Spanish (Latin America)",
  ]

  @Test(arguments: [
    ("Germann", ["German"]), ("germna", ["German"]),
    ("engish", ["English (Great Britain)", "English (America)", "English (Scotland)"]),
    ("englsh (america)", ["English (America)"]), ("english america", ["English (America)"]),
    ("en-sco", ["en-gb-scotland"]), ("scotish", []), ("scotlnd", ["English (Scotland)"]),
    ("mandrin", ["Chinese (Mandarin, latin as English)"]),
    ("spanish", ["Spanish (Spain)", "Spanish (Latin America)"]),
    ("en-uk", ["en-us"]), ("klingon", []), ("", []), ("-", []), ("x", []), ("German", []),
  ])
  func `a name of several words is found by its words`(typed: String, nearest: [String]) {
    #expect(nearestNames(to: typed, in: Self.voices) == nearest)
  }

  @Test func `all names that are equally near are given once, up to the limit`() {
    #expect(nearestNames(to: "bat", in: ["cat", "hat", "cat", "bart", "x"]) == ["cat", "hat", "bart"])
    #expect(nearestNames(to: "bat", in: ["cat", "hat"], limit: 1) == ["cat"])
    #expect(nearestNames(to: "bat", in: ["cat", "bta"], limit: 2) == ["cat", "bta"])
  }

  @Test func `the only name that begins so is near`() {
    #expect(nearestName(to: "exp", in: ["explain", "lint"]) == "explain")
    #expect(nearestName(to: "ex", in: ["explain", "export"]) == nil)
    #expect(nearestName(to: "e", in: ["explain", "lint"]) == nil)
  }

  @Test func `names of any length cost little and are never near`() {
    let long = String(repeating: "a-", count: 500_000)
    #expect(nearestNames(to: long, in: [long + "b", "a"]) == [])
    #expect(nearestNames(to: "a-a-a", in: [long, "b"]) == [])
    #expect(nearestName(to: "aa", in: [long]) == nil)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `the nearest name is one of the nearest names`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func word() -> String {
      String(
        (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
          "abcA- ".randomElement(using: &generator)
        })
    }
    let names = (0..<8).map { _ in word() }
    let typed = word()
    let several = nearestNames(to: typed, in: names, limit: 8)
    #expect(Set(several).isSubset(of: names))
    #expect(!several.contains(typed))
    guard let one = nearestName(to: typed, in: names), !one.lowercased().hasPrefix(typed.lowercased()) else {
      return
    }
    #expect(!several.isEmpty)
  }
}

import CarouselDefinitions
import LocatedValues
import Testing

/// What is too much.
@Suite("Limits")
struct LimitTests {
  @Test("views lie at most 100 deep inside each other")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{text: A, representation: ", count: depth - 1) + "{text: A}"
        + String(repeating: "}", count: depth - 1)
    }
    #expect(Page(nested(100)).faults == [])
    let faults = Page(nested(101)).faults
    #expect(faults.count == 1)
    #expect(faults.first?.contains("views lie more than 100 deep inside each other") == true)
  }

  @Test("lists and mappings lie at most 200 deep inside each other")
  func documentDepth() {
    let text = String(repeating: "{vstack: [", count: 150) + "A" + String(repeating: "]}", count: 150)
    #expect(Page(text).faults.count == 1)
  }

  @Test("a number stands for a million cards and no more")
  func count() {
    #expect(Page("cards: 1000000").faults == [])
    #expect(Page("cards: 1000001").faults.count == 1)
  }

  @Test("a definition that breaks off gives what is wrong before, and no screen")
  func cutShort() {
    let page = Page(
      "{\"vstack\": [{\"text\": \"A\", \"opacity\": 2}, {\"cover-flow-carousel\": {", file: "page.json")
    #expect(page.reading.screens.count == 0)
    #expect(page.faults.count == 2)
    #expect(page.faults.contains { $0.contains("error: 'opacity' takes a number from 0 to 1") })
    #expect(!page.faults.contains { $0.contains("needs 'items'") })
  }
}

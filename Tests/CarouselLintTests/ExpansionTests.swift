import Testing

@testable import CarouselLint

@Suite("Words that are written short")
struct ExpansionTests {
  @Test(
    "may be said in full by other words",
    arguments: [
      ("3h 20m", "3 hours 20 minutes"), ("1,2k", "1200 likes"), ("2 Std.", "2 Stunden"),
      ("5 km", "5 kilometres"),
      ("Part II", "Part 2"), ("Q&A", "Questions and answers"), ("NYC", "New York City"),
      ("10:30 AM", "half past ten in the morning"),
    ])
  func short(_ text: String, _ name: String) {
    #expect(Expansion.isLikely(of: text, in: name))
  }

  @Test(
    "are other words where letters are missing",
    arguments: [
      ("Play", "Start track"), ("Buy", "Purchase"), ("Skip", "Next"), ("Version 2", "Settings"),
      ("Go", "Next"),
    ])
  func other(_ text: String, _ name: String) {
    #expect(!Expansion.isLikely(of: text, in: name))
  }
}

import CarouselNarration
import CarouselTesting
import Testing

@Suite("A screen reader on a screen")
struct ScreenReaderTests {
  @Test("walks, and keeps the log of what it said")
  func walk() throws {
    var reader = try Samples.albums().reader()
    #expect(reader.spoken == "Albums, Heading")
    #expect(reader.next() == "Sunset, 1 of 3")
    reader.next()
    #expect(reader.spoken == "Midnight, 2 of 3")
    #expect(reader.previous() == "Sunset, 1 of 3")
    #expect(
      reader.spokenPhraseLog == ["Albums, Heading", "Sunset, 1 of 3", "Midnight, 2 of 3", "Sunset, 1 of 3"])
  }

  @Test("stays at the ends, says nothing there, and tells why")
  func ends() throws {
    var reader = try Samples.albums().reader()
    #expect(reader.previous() == nil)
    #expect(reader.refusal == .startOfScreen)
    #expect(reader.last() == "Bloom, 3 of 3")
    #expect(reader.next() == nil)
    #expect(reader.refusal == .endOfScreen)
    #expect(reader.spoken == "Bloom, 3 of 3")
    #expect(reader.first() == "Albums, Heading")
    #expect(reader.refusal == nil)
  }

  @Test("reads to the end")
  func readToEnd() throws {
    var reader = try Samples.albums().reader()
    #expect(
      reader.readToEnd() == ["Albums, Heading", "Sunset, 1 of 3", "Midnight, 2 of 3", "Bloom, 3 of 3"])
  }

  @Test("adjusts SwiftUI's state, up to its ends")
  func adjust() throws {
    var reader = try Samples.dial().reader()
    reader.next()
    #expect(reader.increment() == "Forest, 2 of 3")
    #expect(reader.increment() == "Midnight, 3 of 3")
    #expect(reader.spoken == "Midnight, 3 of 3")
    #expect(reader.state("index") == "2")
    #expect(reader.increment() == nil)
    #expect(reader.refusal == .atLimit)
    #expect(reader.decrement() == "Forest, 2 of 3")
    #expect(reader.element?.value == "Forest, 2 of 3")
    #expect(reader.nextHeading() == nil)
    #expect(reader.previousHeading() == "Albums, Heading")
    #expect(reader.activate() == nil)
    #expect(reader.refusal == .nothingToActivate)
  }

  @Test("starts in another state")
  func state() throws {
    var reader = try Samples.dial().inState(["index": 2]).reader()
    reader.next()
    #expect(reader.element?.value == "Midnight, 3 of 3")
    let error = #expect(throws: ScreenError.self) { try Samples.dial().inState(["indx": 2]) }
    #expect(error?.description == "the screen has no state 'indx'; did you mean 'index'?")
  }

  @Test("tells an unknown value once, where it was met")
  func unknown() throws {
    let screen = try TestedScreen(swiftUISource: Samples.cardSource)
    let failures = collectingFailures {
      var reader = screen.reader()
      reader.first()
      reader.next()
    }
    #expect(failures.map { $0.message.contains("unknown: ‹album.title›") } == [true])
    #expect(collectingFailures { _ = screen.reader(allowingUnknown: ["album.title", "album.year"]) } == [])
  }
}

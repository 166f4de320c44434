import CarouselNarration
import CarouselTesting
import Testing

@Suite("The transcript of a screen")
struct ExpectSpokenTests {
  @Test("is asserted as a whole")
  func whole() throws {
    expectSpoken(
      try Samples.albums(), ["Albums, Heading", "Sunset, 1 of 3", "Midnight, 2 of 3", "Bloom, 3 of 3"])
  }

  @Test("is asserted in the notation of AccessibilitySnapshot too")
  func notation() throws {
    expectSpoken(
      try Samples.albums().worded(as: .accessibilitySnapshot),
      ["Albums. Heading.", "Sunset: 1 of 3", "Midnight: 2 of 3", "Bloom: 3 of 3"])
  }

  @Test("tells a difference line by line")
  func difference() throws {
    let screen = try Samples.albums()
    let failures = collectingFailures {
      expectSpoken(screen, ["Albums, Heading", "Sunset, 1 of 3", "Midnight, 3 of 3", "Bloom, 3 of 3"])
    }
    #expect(
      failures.map(\.message) == [
        """
        what is said on 'Albums' is not what was expected
        both:     Albums, Heading
        both:     Sunset, 1 of 3
        expected: Midnight, 3 of 3
        spoken:   Midnight, 2 of 3
        both:     Bloom, 3 of 3
        """
      ])
  }

  @Test("leaves out lines far from a difference")
  func context() {
    let lines = (1...9).map { "card \($0)" }
    let difference = LineDifference(
      expected: lines, actual: Array(lines.dropLast()) + ["the end"], actualWord: "spoken")
    #expect(
      difference.lines == [
        "(6 lines the same)", "both:     card 7", "both:     card 8", "expected: card 9", "spoken:   the end",
      ])
  }

  @Test("compares a long row in time by its length, and tells a page of it")
  func longRow() {
    let (old, new) = ((1...100_000).map { "card \($0)" }, (1...100_000).map { "slide \($0)" })
    let difference = LineDifference(
      expected: ["Albums"] + old, actual: ["Albums"] + new, actualWord: "spoken")
    #expect(difference.lines.count == 101)
    #expect(difference.lines.first == "both:     Albums")
    #expect(difference.lines.last == "(and 199901 more lines of this difference)")
  }

  @Test("lines that stay are found before, between and behind those that do not")
  func alignment() {
    let difference = LineDifference(
      expected: ["a", "b", "c", "d", "e"], actual: ["a", "x", "c", "d", "d", "e"], actualWord: "now")
    #expect(
      difference.lines == [
        "both:     a", "expected: b", "now:      x", "both:     c", "now:      d", "both:     d",
        "both:     e",
      ])
    #expect(
      LineDifference(expected: ["a", "a"], actual: ["a"], actualWord: "now").lines == [
        "both:     a", "expected: a",
      ])
    #expect(LineDifference(expected: [], actual: [], actualWord: "now").isEmpty)
  }

  @Test("fails where the assertion stands")
  func place() throws {
    let screen = try Samples.albums()
    let line = #line + 1
    let failures = collectingFailures { expectSpoken(screen, []) }
    #expect(failures.map(\.line) == [line])
    #expect(failures.map { $0.path == #filePath } == [true])
  }

  @Test("reaches Swift Testing as an issue")
  func issue() throws {
    let screen = try Samples.albums()
    withKnownIssue {
      expectSpoken(screen, ["Photos"])
    } matching: { issue in
      let comment = issue.comments.first?.rawValue ?? ""
      return comment.contains("expected: Photos")
        && issue.sourceLocation?.fileName == "ExpectSpokenTests.swift"
    }
  }

  @Test("reaches Swift Testing from a detached task")
  func detached() async throws {
    let screen = try Samples.albums()
    let collected = await Task.detached { collectingFailures { expectSpoken(screen, []) } }.value
    #expect(collected.count == 1)
  }
}

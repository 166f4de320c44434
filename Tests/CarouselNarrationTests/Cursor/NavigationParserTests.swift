import CarouselNarration
import Testing

@Suite("Navigations as text")
struct NavigationParserTests {
  @Test(
    "are read",
    arguments: [
      ("next next increment", [.next, .next, .increment]),
      (
        "next-heading nextHeading next heading NEXT_HEADING",
        [
          .nextHeading, .nextHeading, .nextHeading, .nextHeading,
        ]
      ),
      ("scroll forward, scroll back scroll-backward", [.scrollForward, .scrollBack, .scrollBack]),
      ("action:Share", [.action("Share")]),
      (#"action:"Add to library" next"#, [.action("Add to library"), .next]),
      ("action 'Add to library'", [.action("Add to library")]),
      ("first,last\n\tescape", [.first, .last, .escape]),
      ("", []), ("  ,  ", []),
    ] as [(String, [CursorCommand])])
  func commands(text: String, expected: [CursorCommand]) throws {
    #expect(try Cursor.parse(text) == expected)
  }

  @Test(
    "every command is read by its own name",
    arguments: CursorCommand.named + [.action("Add it"), .action("x")])
  func names(command: CursorCommand) throws {
    #expect(try Cursor.parse(command.name) == [command])
  }

  @Test(
    "name the nearest command",
    arguments: [
      ("nxet", #"column 1: no command is called "nxet"; did you mean next?"#),
      ("next prevous", #"column 6: no command is called "prevous"; did you mean previous?"#),
      ("incremnet", #"column 1: no command is called "incremnet"; did you mean increment?"#),
      (
        "🙂 frist",
        #"""
        column 1: no command is called "🙂"; the commands are next, previous, first, last, next-heading, \#
        previous-heading, increment, decrement, scroll-forward, scroll-back, activate, escape and action:NAME
        column 6: no command is called "frist"; did you mean first?
        """#
      ),
      ("action", "column 1: action needs a name; write action:NAME or action:\"A NAME\""),
      ("next action:", "column 6: action needs a name; write action:NAME or action:\"A NAME\""),
      ("next action:\"Add", "column 6: a quotation mark is not closed; write another one behind the name"),
    ])
  func errors(text: String, expected: String) {
    #expect(performing: { try Cursor.parse(text) }, throws: { "\($0)" == expected })
  }

  @Test("take long and strange texts in their stride")
  func hostile() {
    let texts = [
      String(repeating: "nextt ", count: 2_000), String(repeating: "\"", count: 5_001),
      String(repeating: "é", count: 50_000), "action:\u{0}", "\u{200F}next",
    ]
    for text in texts { _ = try? Cursor.parse(text) }
    #expect(throws: NavigationErrors.self) { try Cursor.parse(texts[0]) }
  }
}

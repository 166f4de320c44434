import LocatedValues
import Testing

@Suite struct YAMLErrorTests {
  @Test(arguments: [
    (
      "a: b: c",
      "1:5: error: a colon cannot stand here; put quotes around text with a colon in it; if this is a key, check its indentation and the end of the line before"
    ),
    ("a:\n\tb: c", "2:1: error: a tab cannot indent; use spaces"),
    ("a: @b", "1:4: error: text cannot start with @; put quotes around the text"),
    (
      "a: 'b\nc: d",
      "1:4: error: this text in quotes is never closed; write the same quote where the text ends"
    ),
    (
      "a: \"\\q\"",
      "1:5: error: there is no such escape; write \\\\ for a backslash, or use single quotes, in which a backslash is itself"
    ),
    (
      "- a\nb: c",
      "2:1: error: this is not an element in the list that starts in line 1; start it with a dash, and indent it like the elements before"
    ),
    (
      "a: [1,\n2\nb: 3",
      "3:2: error: a comma or ] is missing before this in the list that starts in line 1; write commas between the elements and ] behind the last"
    ),
    (": a", "1:1: error: an entry has no key; write a key before the colon, or \"\" for the empty key"),
    (
      "{a: 1, : b}",
      "1:8: error: an entry has no key; write a key before the colon, or \"\" for the empty key"
    ),
    (
      "{a: 1",
      "1:6: error: a comma or } is missing before this; write commas between the entries and } behind the last"
    ),
    (
      "a: 1\nb",
      "2:2: error: a colon is missing behind this key; write \"key: value\", or indent the line if it goes on a text"
    ),
    (
      "",
      "1:1: error: the file holds no value, only comments or nothing at all; write at least one entry, such as \"name: value\""
    ),
    (
      "# a\n\n",
      "1:1: error: the file holds no value, only comments or nothing at all; write at least one entry, such as \"name: value\""
    ),
    (
      "---\n...\n",
      "1:1: error: the file holds no value, only comments or nothing at all; write at least one entry, such as \"name: value\""
    ),
    (
      "a: 1\n---\nb: 2",
      "2:1: error: a second document starts here; keep one document a file; move this one to a file of its own, or remove the line of dashes"
    ),
    (
      "a\n...\nb",
      "3:1: error: a second document starts here; keep one document a file; move this one to a file of its own, or remove the line of dashes"
    ),
    (
      "a: 1\n...\n%TAG ! x\n---\nb",
      "3:1: error: a second document starts here; keep one document a file; move this one to a file of its own, or remove the line of dashes"
    ),
    (
      String(repeating: "%A\n", count: 20),
      "17:1: error: more than 16 lines start with %; remove those that are not needed"
    ),
    (
      "\(String(repeating: "k", count: 1_100)): v",
      "1:1101: error: a colon cannot stand here, or the key before it is longer than 1024 characters; put quotes around text with a colon in it, or a question mark and a space before a long key"
    ),
  ])
  func `the first error of syntax says what to do`(text: String, line: String) {
    #expect(faults(text, .yaml) == [line])
  }

  @Test(arguments: [
    (
      "a: 1\nb: 2\n\"a\": 3",
      "3:1: error: the key 'a' is already given in line 1; remove one of the two, or give it another name"
    ),
    (
      "{😀: 1, 😀: 2}",
      "1:11: error: the key '😀' is already given in line 1; remove one of the two, or give it another name"
    ),
    (
      "[a]: b",
      "1:1: error: a list cannot be a key; use text as the key, and put quotes around it if it starts with [, {, - or ?"
    ),
    (
      "? {a: b}\n: c",
      "1:3: error: a mapping cannot be a key; use text as the key, and put quotes around it if it starts with [, {, - or ?"
    ),
    ("{? : a}", "1:4: error: an entry has no key; write a key before the colon, or \"\" for the empty key"),
    (
      "a: !x 1",
      "1:4: error: the tag '!x' is unknown; remove it; the known tags are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map"
    ),
    (
      "a: !!set {b}",
      "1:4: error: the tag '!!set' is unknown; remove it; the known tags are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map"
    ),
    ("a: !!int 1.5", "1:10: error: '1.5' is not what its tag !!int says; change the text, or remove the tag"),
    ("a: !!seq {}", "1:4: error: the tag '!!seq' does not fit a mapping; remove the tag"),
    ("a: !!map b", "1:4: error: the tag '!!map' does not fit text; remove the tag"),
  ])
  func `an error of meaning does not end the reading`(text: String, line: String) {
    let reading = read(text, .yaml)
    #expect(faults(text, .yaml) == [line])
    #expect(reading.stop == nil)
    #expect(reading.value?.mapping != nil)
  }

  @Test func `every error of meaning before the error of syntax is reported, even in its line`() {
    #expect(
      faults("a: 1\na: 2\nb: !x y\nc: {d: 1, d: 2, *no : 3, e: @}\na: 3", .yaml) == [
        "2:1: error: the key 'a' is already given in line 1; remove one of the two, or give it another name",
        "3:4: error: the tag '!x' is unknown; remove it; the known tags are !!str, !!int, !!float, !!bool, !!null, !!seq and !!map",
        "4:11: error: the key 'd' is already given in line 4; remove one of the two, or give it another name",
        "4:17: error: there is no anchor '&no' before this alias; put '&no' before the value that is meant, or quotes around this text",
        "4:29: error: text cannot start with @; put quotes around the text",
      ])
  }

  @Test func `a large mapping finds its double keys too`() {
    let entries = (0..<1_000).map { "k\($0): v\n" } + ["k999: v\n", "k0: v\n"]
    #expect(
      faults(entries.joined(), .yaml) == [
        "1001:1: error: the key 'k999' is already given in line 1000; remove one of the two, or give it another name",
        "1002:1: error: the key 'k0' is already given in line 1; remove one of the two, or give it another name",
      ])
  }

  @Test func `canonically equal keys are different keys`() {
    #expect(faults("\u{E9}: 1\ne\u{301}: 2", .yaml) == [])
  }

  @Test func `text from the file cannot act upon the terminal`() {
    #expect(
      faults("\"\\e[2J\\u202E\": 1\n\"\\e[2J\\u202E\": 2", .yaml) == [
        "2:1: error: the key '\\u{1B}[2J\\u{202E}' is already given in line 1; remove one of the two, or give it another name"
      ])
  }
}

import LocatedValues
import Testing

@Suite struct YAMLAliasTests {
  @Test(arguments: [
    ("a: &x [1, 2]\nb: *x", "{a: [1, 2], b: [1, 2]}"),
    ("- &k key\n- {*k : value}", "[key, {key: value}]"),
    ("- &x 1\n- &x 2\n- *x", "[1, 2, 2]"),
    ("a: &b {x: 1, y: 2}\nc: {<<: *b, y: 3}", "{a: {x: 1, y: 2}, c: {x: 1, y: 3}}"),
    ("a: &b {x: 1, y: 2}\nc: {y: 3, <<: *b, z: 4}", "{a: {x: 1, y: 2}, c: {y: 3, x: 1, z: 4}}"),
    ("- &a {x: 1}\n- &b {x: 2, y: 2}\n- <<: [*a, *b]", "[{x: 1}, {x: 2, y: 2}, {x: 1, y: 2}]"),
    ("a: {<<: {x: 1}}", "{a: {x: 1}}"),
    ("a: {'<<': 1}", "{a: {<<: 1}}"),
  ])
  func `aliases and merge keys bring in what they name`(text: String, words expected: String) {
    let reading = read(text, .yaml)
    #expect(words(reading.value) == expected)
    #expect(reading.diagnostics.lines == [])
  }

  @Test func `an alias is where it stands, and what is inside where the anchor is`() {
    #expect(
      outline(read("a: &x [1]\nb: *x", .yaml).value?.mapping?["b"]) == [
        "2:4-2:6 list", "  1:8-1:9 plain '1'",
      ])
  }

  @Test(arguments: [
    (
      "a: *lake\nb: &lakes 1\nc: *lake",
      [
        "1:4: error: there is no anchor '&lake' before this alias; "
          + "put '&lake' before the value that is meant, or quotes around this text",
        "3:4: error: there is no anchor '&lake' before this alias; did you mean '*lakes'?",
      ]
    ),
    (
      "a: &x [1, *x]",
      [
        "1:11: error: the alias '*x' stands inside the value that it names; a value cannot hold itself; write out what is meant"
      ]
    ),
    (
      "a: {<<: 1}\nb: {<<: [{}, [x]]}",
      [
        "1:9: error: a number cannot be merged with '<<'; "
          + "merge an alias of a mapping, or a list of such; put quotes around << if it is meant as a key",
        "2:14: error: a list cannot be merged with '<<'; "
          + "merge an alias of a mapping, or a list of such; put quotes around << if it is meant as a key",
      ]
    ),
    (
      "- &a {}\n- <<: *a\n  <<: *a",
      [
        "3:3: error: the merge key '<<' is already given in line 2; give it once, with a list: <<: [*first, *second]"
      ]
    ),
  ])
  func `what an alias cannot mean is said`(text: String, lines: [String]) {
    #expect(faults(text, .yaml) == lines)
  }

  @Test func `a billion laughs end early`() {
    let lines = (1...30).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", "))]"
    }
    let reading = read((["a0: &a0 [ha]"] + lines).joined(separator: "\n"), .yaml)
    #expect(
      reading.diagnostics.lines == [
        "f:8:35: error: the file has more values than the limit of 8000000, aliases expanded; "
          + "split it into several files, or use fewer aliases"
      ])
    #expect(reading.stop?.line == 8)
  }

  @Test func `aliases count towards the depth and the text`() {
    let deep = ["- &a0 [x]"] + (1...300).map { "- &a\($0) [*a\($0 - 1)]" }
    #expect(
      faults(deep.joined(separator: "\n"), .yaml) == [
        "200:10: error: lists and mappings are nested deeper than the limit of 200; nest them less deeply"
      ])
    let long = "- &a \(String(repeating: "x", count: 400))\n- *a\n- *a\n"
    #expect(
      faults(long, .yaml, ReadingLimits(bytes: 1_000)) == [
        "3:3: error: the file has more text than the limit of 1000 bytes, aliases expanded; "
          + "split it into several files, or use fewer aliases"
      ])
  }

  @Test func `a long chain of merges is not deep`() {
    let chain = ["- &m0 {k0: v}"] + (1...300).map { "- &m\($0) {<<: [*m\($0 - 1)], k\($0): v}" }
    let reading = read(chain.joined(separator: "\n"), .yaml)
    #expect(reading.diagnostics.lines == [])
    #expect(reading.value?.sequence?.last?.mapping?.count == 301)
  }
}

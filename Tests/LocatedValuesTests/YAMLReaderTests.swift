import LocatedValues
import Testing

@Suite struct YAMLReaderTests {
  @Test func `every value knows where it is written`() {
    let text = """
      title: Lakes   # not part of it
      cards:
        - label: 'One, two'
          size: {width: 320, height: 1.10}
        - |
          several
          lines

      # the end of the list is above
      on: no
      """
    #expect(
      outline(read(text, .yaml).value) == [
        "1:1-10:7 mapping",
        "  1:1-1:6 key 'title'",
        "    1:8-1:13 plain 'Lakes'",
        "  2:1-2:6 key 'cards'",
        "    3:3-7:10 list",
        "      3:5-4:37 mapping",
        "        3:5-3:10 key 'label'",
        "          3:12-3:22 quoted 'One, two'",
        "        4:5-4:9 key 'size'",
        "          4:11-4:37 mapping",
        "            4:12-4:17 key 'width'",
        "              4:19-4:22 plain '320'",
        "            4:24-4:30 key 'height'",
        "              4:32-4:36 plain '1.10'",
        "      5:5-7:10 block 'several\\u{A}lines\\u{A}'",
        "  10:1-10:3 key 'on'",
        "    10:5-10:7 plain 'no'",
      ])
  }

  @Test(arguments: [
    ("a: plain text\n  that goes on", "{a: plain text that goes on}"),
    ("a: 'it''s'", "{a: it's}"),
    (#"a: "\u00e9\U0001F600\x41\L""#, "{a: é😀A\\u{2028}}"),
    ("a: >\n  folded\n  text\n\n  more\n", "{a: folded text\\u{A}more\\u{A}}"),
    ("a: |-\n  kept\n   as is", "{a: kept\\u{A} as is}"),
    ("a: |+\n  kept\n\n", "{a: kept\\u{A}\\u{A}}"),
    ("- - a\n  - b\n-\n", "[[a, b], ]"),
    ("? key\n: value", "{key: value}"),
    ("[a: 1, b]", "[{a: 1}, b]"),
    ("{a, b: 1,}", "{a: , b: 1}"),
    ("---\na: 1\n...\n# end\n", "{a: 1}"),
    ("%YAML 1.2\n---\nword", "word"),
    ("~: a\nnull: b\n1: c\n\"\": d", "{~: a, null: b, 1: c, : d}"),
    ("a: http://b.c/d?e=f#g", "{a: http://b.c/d?e=f#g}"),
  ])
  func `text means what YAML says`(text: String, words expected: String) {
    let reading = read(text, .yaml)
    #expect(words(reading.value) == expected)
    #expect(reading.diagnostics.lines == [])
    #expect(reading.stop == nil)
  }

  @Test(arguments: [
    ("a: 1\r\nb: 2\r\n", "2:4"), ("a: 1\rb: 2\r", "2:4"), ("a: 1\n\nb: 2", "3:4"),
    ("\u{FEFF}a: 1\nb: 2", "2:4"), ("a: 😀é\u{2028}\u{85}\u{2029}x\nb: 2", "2:4"),
    ("\u{FEFF}{a: é, b: 2}", "1:12"),
    ("{a: '\u{2028}', b: 2}", "1:15"), ("{a: 😀, b: 2}", "1:14"),
  ])
  func `lines end at line feed and carriage return only, and columns count bytes`(text: String, place: String)
  {
    let reading = read(text, .yaml)
    #expect(reading.value?.mapping?["b"]?.place.description == place)
    #expect(reading.diagnostics.lines == [])
  }

  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `a separator inside of a line stays what it is`(separator: String) {
    for text in ["x\(separator)y", "x \(separator) é \u{E000}\u{100}"] {
      for written in [text, "'\(text)'", "\"\(text)\"", "|-\n  \(text)"] {
        let reading = read("a: \(written)\nb: \"\\uE001\\u0101\"", .yaml)
        #expect(
          reading.value?.mapping?["a"]?.text?.unicodeScalars.map(\.value) == text.unicodeScalars.map(\.value))
        #expect(reading.value?.mapping?["b"]?.text == "\u{E001}\u{101}")
        #expect(reading.diagnostics.lines == [])
      }
    }
  }

  @Test func `anchors and tags are not part of a value's place`() {
    let text = "a: &x !!str 12\nb: !!map\n  # here\n  c: 1\nd: !!null\ne: &y\n  - 1\n"
    #expect(
      outline(read(text, .yaml).value) == [
        "1:1-7:6 mapping",
        "  1:1-1:2 key 'a'",
        "    1:13-1:15 plain string '12'",
        "  2:1-2:2 key 'b'",
        "    4:3-4:7 mapping",
        "      4:3-4:4 key 'c'",
        "        4:6-4:7 plain '1'",
        "  5:1-5:2 key 'd'",
        "    5:10-5:10 plain null ''",
        "  6:1-6:2 key 'e'",
        "    7:3-7:6 list",
        "      7:5-7:6 plain '1'",
      ])
  }
}

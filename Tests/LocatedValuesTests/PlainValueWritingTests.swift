import LocatedValues
import Testing

@Suite struct PlainValueWritingTests {
  private static let lakes = PlainValue.mapping([
    .init("title", .string("Lakes, 2 of them")),
    .init("on", .string("no")),
    .init("count", .number(NumberText(2))),
    .init("note", .string("one\ntwo\n")),
    .init(
      "cards",
      .sequence([
        .mapping([.init("label", .string("1.10")), .init("size", .sequence([]))]),
        .sequence([.null, .sequence([.boolean(true)])]),
        .string("a: b"), .mapping([]), .string("last\n\nline"),
      ])),
    .init("", .string("")),
  ])

  @Test func `YAML is in block style, with quotes where they are needed`() {
    #expect(
      Self.lakes.yaml == """
        title: Lakes, 2 of them
        "on": "no"
        count: 2
        note: |
          one
          two
        cards:
          - label: "1.10"
            size: []
          - - null
            - - true
          - "a: b"
          - {}
          - |-
            last

            line
        "": ""

        """)
  }

  @Test func `JSON is indented or compact`() {
    let value = PlainValue.mapping([
      .init("a", .sequence([.null, .string("\u{1B}\"é😀\u{2028}\n")])), .init("b", .mapping([])),
    ])
    #expect(value.json(.compact) == #"{"a":[null,"\u001B\"é😀\u2028\n"],"b":{}}"#)
    #expect(
      value.json() == #"""
        {
          "a": [
            null,
            "\u001B\"é😀\u2028\n"
          ],
          "b": {}
        }

        """#)
  }

  @Test(arguments: [
    ("word", "word"), ("two words", "two words"), ("é", "é"), ("a,b", "a,b"), ("it's", "it's"),
    ("a:b", "a:b"), ("a#b", "a#b"),
    ("", "\"\""), ("no", "\"no\""), ("Y", "\"Y\""), ("NULL", "\"NULL\""), ("~", "\"~\""),
    ("1.10", "\"1.10\""),
    ("0x1F", "\"0x1F\""), ("2001-01-01", "\"2001-01-01\""), ("a: b", "\"a: b\""), ("a:", "\"a:\""),
    ("a #b", "\"a #b\""),
    (" a", "\" a\""), ("a ", "\"a \""), ("- a", "\"- a\""), ("---", "\"---\""), ("<<", "\"<<\""),
    ("=", "\"=\""),
    ("\t", "\"\\t\""), ("\u{85}", "\"\\x85\""), ("\u{2028}", "\"\\u2028\""), ("\u{0}", "\"\\x00\""),
    ("\u{FEFF}a", "\"\\uFEFFa\""), ("a\\b", "\"a\\\\b\""), ("\n", "\"\\n\""), (" a\nb", "\" a\\nb\""),
    ("a\r\nb", "\"a\\r\\nb\""),
    ("\u{E0001}", "\"\\U000E0001\""),
  ])
  func `text is plain only where no reader takes it for something else`(text: String, written: String) {
    #expect(PlainValue.string(text).yaml == written + "\n")
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `what is written reads back equal`(seed: UInt64) {
    var values = RandomValues(seed: seed)
    for _ in 0..<1_000 {
      let value = values.next()
      #expect(readBack(value.yaml, .yaml)?.isSame(as: value) == true, "\(value.yaml)")
      #expect(readBack(value.json(), .json)?.isSame(as: value) == true, "\(value.json())")
      #expect(readBack(value.json(.compact), .json)?.isSame(as: value) == true, "\(value.json(.compact))")
    }
  }

  @Test func `every character reads back as itself`() {
    for start in stride(from: UInt32(0), to: 0x11_0000, by: 64)
    where start < 0x3200 || (0xD700..<0x1_0000).contains(start) || start >= 0xE_0000 && start < 0xE_0200
      || start > 0x10_FF00
    {
      let scalars = (start..<start + 64).compactMap(Unicode.Scalar.init)
      let value = PlainValue.sequence(scalars.map { .string("a" + String(Character($0))) })
      #expect(readBack(value.yaml, .yaml)?.isSame(as: value) == true)
      #expect(readBack(value.json(.compact), .json)?.isSame(as: value) == true)
    }
  }

  @Test(arguments: [
    ("yes", "\"yes\""), ("true", "true"), ("True", "true"), ("null", "null"), ("", "null"), ("+1.50", "1.50"),
    ("'1'", "\"1\""),
    (".inf", "\".inf\""), ("0x1F", "\"0x1F\""), ("!!str 1", "\"1\""), ("!!bool yes", "true"),
    ("!!int '1'", "1"), ("1e999", "\"1e999\""),
  ])
  func `plain YAML gets the type that JSON and YAML share`(text: String, json: String) {
    #expect(readBack("[\(text)\n]", .yaml)?.json(.compact) == (text.isEmpty ? "[]" : "[\(json)]"))
    #expect(readBack("a: \(text)", .yaml)?.json(.compact) == "{\"a\":\(json)}")
  }

  @Test func `numbers have a text that JSON takes`() {
    #expect([1.0, -0.5, 1e21, 1e-7].compactMap { NumberText($0)?.text } == ["1", "-0.5", "1e+21", "1e-07"])
    #expect(NumberText(Double.infinity) == nil)
    #expect(NumberText(Double.nan) == nil)
    #expect(NumberText("1.10")?.text == "1.10")
    #expect(NumberText("+1")?.text == "1")
    #expect(["", "x", "01", "1e999", ".5", "1 "].allSatisfy { NumberText($0) == nil })
  }

  private func readBack(_ text: String, _ format: DocumentFormat) -> PlainValue? {
    let reading = DocumentReader().read(text, file: "written", format: format)
    guard reading.diagnostics.isEmpty else { return nil }
    return reading.value.map { PlainValue($0) }
  }
}

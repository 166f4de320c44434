import LocatedValues
import Testing

@Suite struct JSONReaderTests {
  @Test func `every value knows where it is written and what it was`() {
    let text = """
      {
        "label": "A \\"b\\"",
        "at": [-1.50e+3, true, null],
        "é😀": {}
      }
      """
    #expect(
      outline(read(text, .json).value) == [
        "1:1-5:2 mapping",
        "  2:3-2:10 key 'label'",
        "    2:12-2:21 jsonString 'A \"b\"'",
        "  3:3-3:7 key 'at'",
        "    3:9-3:31 list",
        "      3:10-3:18 jsonNumber '-1.50e+3'",
        "      3:20-3:24 jsonBoolean 'true'",
        "      3:26-3:30 jsonNull 'null'",
        "  4:3-4:11 key 'é😀'",
        "    4:13-4:15 mapping",
      ])
  }

  @Test(arguments: [
    (#""\u00e9\ud83d\ude00\/\b\f\n\r\t\\\"""#, "é😀/\u{8}\u{C}\n\r\t\\\""), (#""\u0000""#, "\u{0}"),
    ("\"\u{2028}\u{85}\u{7F}\"", "\u{2028}\u{85}\u{7F}"), ("\"\"", ""), (" 12 ", "12"), ("\u{FEFF}1", "1"),
    ("-0", "-0"), ("1E400", "1E400"),
  ])
  func `a scalar keeps its text`(text: String, expected: String) {
    let reading = read(text, .json)
    #expect(reading.value?.text?.unicodeScalars.map(\.value) == expected.unicodeScalars.map(\.value))
    #expect(reading.diagnostics.lines == [])
  }

  @Test func `a merge key is a key like any other`() {
    #expect(words(read("{\"<<\": {\"a\": 1}}", .json).value) == "{<<: {a: 1}}")
  }

  @Test(arguments: [
    ("", "1:1: error: the file is empty; write a JSON value, such as {}"),
    (" \n ", "2:2: error: the file is empty; write a JSON value, such as {}"),
    ("[1,\n]", "1:3: error: a comma before the closing bracket is not allowed in JSON; remove the comma"),
    (
      "{\"a\": 1,}", "1:8: error: a comma before the closing bracket is not allowed in JSON; remove the comma"
    ),
    (
      "[,1]",
      "1:2: error: expected a value here, and found ','; remove the comma, or write what is missing before it"
    ),
    (
      "{a: 1}",
      "1:2: error: expected a key in double quotes here, and found 'a'; put double quotes around the key"
    ),
    (
      "{'a': 1}",
      "1:2: error: expected a key in double quotes here, and found a single quote; use double quotes"
    ),
    ("['é']", "1:2: error: expected a value here, and found a single quote; use double quotes"),
    (
      "{\"é\" 1}",
      "1:7: error: expected a colon behind the key here, and found '1'; write a colon behind the key, or remove what is here"
    ),
    ("[1 2]", "1:4: error: expected a comma or ] here, and found '2'; write a comma between two entries"),
    (
      "[1}",
      "1:3: error: expected a comma or ] here, and found '}'; close brackets in the order in which they were opened"
    ),
    (
      "[1",
      "1:3: error: the file ends where a comma or ] is expected; complete it; every bracket and quote that is opened must be closed"
    ),
    (
      "{\"a\":",
      "1:6: error: the file ends where a value is expected; complete it; every bracket and quote that is opened must be closed"
    ),
    (
      "// a\n1", "1:1: error: expected a value here, and found '/'; remove comments, which JSON does not have"
    ),
    (
      "1 2",
      "1:3: error: there is '2' behind the end of the value; a JSON file holds one value; put several into a list"
    ),
    ("[01]", "1:2: error: '01' is not a number in JSON; leave out the leading zeros"),
    ("[+1]", "1:2: error: '+1' is not a number in JSON; leave out the plus sign"),
    ("[.5]", "1:2: error: '.5' is not a number in JSON; write 0 before the point"),
    (
      "[5.]",
      "1:2: error: '5.' is not a number in JSON; write a digit behind the point, or leave the point out"
    ),
    (
      "[0x1F]",
      "1:2: error: '0x1F' is not a number in JSON; write it like -12, 0.5 or 1e6, or in double quotes if it is text"
    ),
    (
      "[NaN]",
      "1:2: error: 'NaN' is not a value in JSON; JSON has no such number; leave the value out, or write null"
    ),
    ("[True]", "1:2: error: 'True' is not a value in JSON; write it in small letters"),
    ("[None]", "1:2: error: 'None' is not a value in JSON; write null"),
    ("[word]", "1:2: error: 'word' is not a value in JSON; put double quotes around it"),
    (
      "\"a\nb\"",
      "1:3: error: a line ends inside a string; write the closing quote, or \\n for a line break in the text"
    ),
    ("\"a\tb\"", "1:3: error: a tab inside a string is not allowed in JSON; write \\t"),
    (
      "\"a\u{1}b\"",
      "1:3: error: '\\u{1}' inside a string is not allowed in JSON; remove it, or write it as \\u0001"
    ),
    ("[\"a", "1:2: error: this string has no closing quote; write \" where the text ends"),
    (
      #""\x41""#,
      "1:2: error: a backslash and 'x' are no escape; write \\\\ for a backslash; the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits"
    ),
    (
      #""é\ud800""#,
      "1:4: error: the escape \\ud800 is half of a character; write both halves, such as \\uD83D\\uDE00, or the character itself"
    ),
    (
      #""\ud800\u0041""#,
      "1:2: error: the escape \\ud800 is half of a character; write both halves, such as \\uD83D\\uDE00, or the character itself"
    ),
    (
      #""\udc00\ud800""#,
      "1:2: error: the escape \\udc00 is half of a character; write both halves, such as \\uD83D\\uDE00, or the character itself"
    ),
    (#""\u12""#, "1:2: error: the escape \\u needs four hexadecimal digits; write it as \\u00E9"),
  ])
  func `the first error of syntax says what to do`(text: String, line: String) {
    #expect(faults(text, .json) == [line])
  }

  @Test func `double keys before an error of syntax are reported`() {
    #expect(
      faults("{\"a\": 1,\n \"\\u0061\": 2, \"b\": }", .json) == [
        "2:2: error: the key 'a' is already given in line 1; remove one of the two, or give it another name",
        "2:20: error: expected a value here, and found '}'; write a value, or remove what is here",
      ])
  }
}

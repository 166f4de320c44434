import LocatedValues
import Testing

@Suite struct TextFaultTests {
  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func `a byte that is not UTF-8 is named at its column`(bad: [UInt8]) {
    // An emoji and a line separator come before, which count as seven bytes and no line.
    let byte = String(bad[0], radix: 16, uppercase: true)
    let line = "error: the byte 0x\(byte) is not UTF-8; save the file in the encoding UTF-8"
    #expect(
      faults(Array("a: 1\nb: 😀\u{2028}".utf8) + bad + Array("c\nd: 1".utf8), .yaml) == ["2:11: \(line)"])
    #expect(faults(Array("[\n\"😀\u{2028}".utf8) + bad + Array("\"]".utf8), .json) == ["2:9: \(line)"])
  }

  @Test func `what comes before a bad byte is read and checked`() {
    let reading = DocumentReader().read(Array("a: 1\na: 2\nb: {c: 3, d: half".utf8) + [0xFF], file: "f.yaml")
    #expect(
      reading.diagnostics.lines == [
        "f.yaml:2:1: error: the key 'a' is already given in line 1; remove one of the two, or give it another name",
        "f.yaml:3:18: error: the byte 0xFF is not UTF-8; save the file in the encoding UTF-8",
      ])
    #expect(words(reading.value) == "{a: 1, b: {c: 3}}")
  }

  @Test func `an alias or tag that is cut off is not blamed`() {
    for start in ["a: *hal", "a: !!st", "a: &x 1\nb: *", "a: 'b", "a: [b", "a", "\"a", "? a"] {
      #expect(faults(Array(start.utf8) + [0xFF], .yaml).count == 1)
    }
  }

  @Test(arguments: [
    (
      "a: \u{1}b",
      "1:4: error: the character U+0001 is not allowed in YAML; remove it, or write it as an escape in double quotes, such as \"\\x01\""
    ),
    (
      "a: é\u{7F}",
      "1:6: error: the character U+007F is not allowed in YAML; remove it, or write it as an escape in double quotes, such as \"\\x7F\""
    ),
    (
      "a: '\u{FFFE}'",
      "1:5: error: the character U+FFFE is not allowed in YAML; remove it, or write it as an escape in double quotes, such as \"\\uFFFE\""
    ),
    (
      "a: 1\n# \u{0}",
      "2:3: error: the character U+0000 is not allowed in YAML; remove it, or write it as an escape in double quotes, such as \"\\x00\""
    ),
  ])
  func `a character that YAML forbids is named`(text: String, line: String) {
    #expect(faults(text, .yaml) == [line])
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61], [0x61, 0x00, 0x3A, 0x00], [0x00, 0x61],
      [0x00, 0x00, 0xFE, 0xFF],
    ] as [[UInt8]], DocumentFormat.allCases)
  func `UTF-16 and UTF-32 are refused`(bytes: [UInt8], format: DocumentFormat) {
    #expect(
      faults(bytes, format) == ["1:1: error: the file is in UTF-16 or UTF-32; save it in the encoding UTF-8"])
  }
}

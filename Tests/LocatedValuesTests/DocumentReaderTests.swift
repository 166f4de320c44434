import LocatedValues
import Testing

@Suite struct DocumentReaderTests {
  @Test(arguments: [
    ("a.json", DocumentFormat.json), ("a.JSON", .json), ("a.yaml", .yaml), ("b/c.d.yml", .yaml),
    ("a.YML", .yaml),
    ("a.txt", nil), ("json", nil), ("a.json/b", nil), ("", nil), (".", nil),
  ])
  func `the ending of a name says the format`(name: String, format: DocumentFormat?) {
    #expect(DocumentFormat(fileName: name) == format)
  }

  @Test(arguments: [
    ("{\"a\": 1}", DocumentFormat.json), (" \n[1]", .json), ("\u{FEFF}[1]", .json), ("{a: 1}", .yaml),
    ("[a, b,]", .yaml),
    ("a: 1", .yaml), ("\"a\"", .yaml), ("1", .yaml), ("", .yaml), ("{\"a\": 1,}", .yaml),
    ("{\"a\": [1, 2}", .json),
    ("{\"a\": 1", .json), ("{\"a\": tru}", .yaml), ("{a: [1, 2}", .yaml),
  ])
  func `without a name, the text says the format`(text: String, format: DocumentFormat) {
    #expect(DocumentReader().read(text, file: "<stdin>").format == format)
  }

  @Test func `a name says the format whatever the text looks like`() {
    #expect(DocumentReader().read("{\"a\": 1}", file: "a.yaml").format == .yaml)
    #expect(DocumentReader().read("a: 1", file: "a.json").diagnostics.hasErrors)
    #expect(DocumentReader().read("a: 1", file: "a.json", format: .yaml).diagnostics.isEmpty)
  }

  @Test(arguments: DocumentFormat.allCases)
  func `every limit has a place and says what to do`(format: DocumentFormat) {
    #expect(
      faults("[[1, 2], [3]]", format, ReadingLimits(bytes: 12)) == [
        "1:1: error: the file has 13 bytes, more than the limit of 12; split it into several files"
      ])
    #expect(
      faults("[1,\n [[2]]]", format, ReadingLimits(depth: 2)) == [
        "2:3: error: lists and mappings are nested deeper than the limit of 2; nest them less deeply"
      ])
    #expect(
      faults("[1,\n 2, {\"a\": 3}]", format, ReadingLimits(nodes: 4)) == [
        "2:11: error: the file has more values than the limit of 4, aliases expanded; "
          + "split it into several files, or use fewer aliases"
      ])
    #expect(faults("[1,\n 2, {\"a\": 3}]", format, ReadingLimits(depth: 2, nodes: 5)) == [])
  }

  @Test func `limits outside of their range are moved into it`() {
    let limits = ReadingLimits(bytes: -1, depth: 1 << 40, nodes: 0)
    #expect((limits.bytes, limits.depth, limits.nodes) == (0, 1_000, 1))
    #expect(ReadingLimits(bytes: .max).bytes == 2_147_483_647)
    #expect(ReadingLimits.standard == ReadingLimits(bytes: 268_435_456, depth: 200, nodes: 8_000_000))
  }

  @Test(arguments: ["[", "{\"a\":", "- ", "{a: ", "? "], DocumentFormat.allCases)
  func `endless nesting ends at the limit`(opening: String, format: DocumentFormat) {
    let reading = read(String(repeating: opening, count: 100_000), format)
    #expect(reading.diagnostics.count == 1)
    #expect(reading.stop != nil)
  }

  @Test func `what was read before an error is kept, and said to be cut short`() throws {
    let reading = read("done: {a: 1}\nopen:\n  b: [1, 2]\n  c: [3, @\nlater: 1\n", .yaml)
    #expect(words(reading.value) == "{done: {a: 1}, open: {b: [1, 2], c: [3]}}")
    let root = try #require(reading.value)
    let mapping = try #require(root.mapping)
    let done = try #require(mapping["done"])
    let open = try #require(mapping["open"])
    #expect(reading.isCutShort(root))
    #expect(!reading.isCutShort(done))
    #expect(reading.isCutShort(open))
    #expect(open.mapping?["b"].map { reading.isCutShort($0) } == false)
    #expect(open.mapping?["c"].map { reading.isCutShort($0) } == true)
  }

  @Test func `what was read before an error in JSON is kept`() {
    let reading = read("{\"a\": [1, {\"b\": 2, \"c\": }], \"d\": 3}", .json)
    #expect(words(reading.value) == "{a: [1, {b: 2}]}")
  }

  @Test func `a whole document is not cut short`() throws {
    let reading = read("a: [1]", .yaml)
    let root = try #require(reading.value)
    #expect(!reading.isCutShort(root))
  }

  @Test func `a value takes little memory`() {
    // A million mappings of two keys each are three million of these and two million entries.
    #expect(MemoryLayout<LocatedValue>.stride <= 48)
    #expect(MemoryLayout<Mapping.Entry>.stride <= 88)
  }
}

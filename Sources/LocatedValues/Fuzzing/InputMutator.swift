import SeededRandom

/// Makes inputs for readers: real documents, and what is left of them after some accidents.
struct InputMutator {
  private var generator: SeededGenerator
  private var values: RandomValues

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    values = RandomValues(seed: seed ^ 0x5EED)
  }

  /// The next input and the format to read it in; nil lets the reader choose.
  mutating func next() -> (bytes: [UInt8], format: DocumentFormat?) {
    let format = generator.pick([DocumentFormat.yaml, .yaml, .json, nil]) ?? nil
    var bytes = document(format)
    if !generator.oneIn(12) {
      for _ in 0..<Int.random(in: 1...4, using: &generator) { mutate(&bytes) }
    }
    return (bytes, format)
  }

  private mutating func document(_ format: DocumentFormat?) -> [UInt8] {
    if format == .yaml, generator.oneIn(2) { return Array((generator.pick(Self.yaml) ?? "").utf8) }
    if format == .json, generator.oneIn(3) { return Array((generator.pick(Self.json) ?? "").utf8) }
    let value = values.next(depth: 3)
    let isYAML = format == .yaml || (format == nil && generator.oneIn(2))
    let text = isYAML ? value.yaml : value.json(generator.oneIn(2) ? .compact : .indented)
    return Array(text.utf8.prefix(2_000))
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let length = Int.random(in: 0...min(12, bytes.count - place), using: &generator)
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1, 2: bytes.insert(contentsOf: token(), at: place)
    case 3: bytes.removeSubrange(place..<place + length)
    case 4:
      bytes.insert(
        contentsOf: bytes[place..<place + length], at: Int.random(in: 0...bytes.count, using: &generator))
    case 5 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 6: bytes.removeSubrange(place...)
    case 7: bytes.replaceSubrange(place..<place + length, with: token())
    default: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    }
  }

  private mutating func token() -> [UInt8] {
    if generator.oneIn(30) {
      let bracket = generator.pick(["[", "{a: ", "- ", "{\"a\":", "[{\"b\":"]) ?? "["
      return Array(String(repeating: bracket, count: Int.random(in: 1...60, using: &generator)).utf8)
    }
    if generator.oneIn(40) { return generator.pick(Self.badBytes) ?? [] }
    return Array((generator.pick(Self.tokens) ?? "").utf8)
  }

  private static let badBytes: [[UInt8]] = [
    [0xFF], [0xC3], [0xE2, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC0, 0x80],
    [0xEF, 0xBB, 0xBF],
    [0xFF, 0xFE], [0], [0x1B],
  ]

  private static let tokens = [
    "[", "]", "{", "}", ",", ":", ": ", "\n", "\n  ", "\n- ", "- ", "? ", "#", " # c\n", "'", "\"", "\\",
    "&a ", "*a",
    "*b ", "<<: *a\n", "<<: [*a, *b]\n", "<<", "!!str ", "!!int ", "!x ", "!<t> ", "! ", "|\n", ">-\n",
    "|2+\n", "\t",
    "\r", "\r\n", "---\n", "...\n", "%YAML 1.2\n", "%TAG ! x\n", "~", "null", "true", "1e9", "-", "+1", ".5",
    "\\ud83d",
    "\\ude00", "\\u00e9", "\\x41", "\\L", "😀", "é", "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{0}",
    "a: 1\n",
    "\"a\": 1,", "@", "`", "%", "a: b: c", "[[", "]]",
  ]

  private static let yaml = [
    "a: &a {x: 1, y: 2}\nb: &b\n  z: 3\nc:\n  <<: [*a, *b]\n  x: 9\nd: *a\n",
    "# head\ntitle: Lakes\ncards:\n  - label: 'One'\n    hint: >\n      two\n      lines\n  - label: \"é😀\\L\"\n    on: no\n",
    "%YAML 1.2\n---\n- - a\n  - b\n- ? k\n  : v\n- {a: [1, 2], b}\n- |\n  text\n\n  more\n...\n",
    "a: &x [1]\nb: &y [*x, *x]\nc: &z [*y, *y]\nd: [*z, *z]\n",
    "a: plain text\n  that goes on\nb: !!str 12\nc: !!float 1e3\nd: !!null\ne: 'it''s'\n",
    "x\u{85}y: a\u{2028}b\nz: \"c\u{2029}d\"\n",
  ]

  private static let json = [
    "{\"cards\": [{\"label\": \"One\", \"at\": [0, -1.5e3]}, {}], \"on\": true, \"off\": null}",
    "[\"\\ud83d\\ude00\", \"\\u0000\", \"\\\\\", 0.10, {\"a\": {\"a\": {\"a\": []}}}]",
  ]
}

import CarouselCommand
import SeededRandom
import Testing

@Suite("Keys from bytes")
struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [BrowseKey] {
    var decoder = KeyDecoder()
    return decoder.decode(bytes) + decoder.endKey()
  }

  @Test(
    "sequences of terminals",
    arguments: [
      ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]),
      ("\u{1B}OC\u{1B}OD\u{1B}OA\u{1B}OB", [.right, .left, .up, .down]),
      ("\u{1B}[H\u{1B}OH\u{1B}[1~\u{1B}[7~", [.home, .home, .home, .home]),
      ("\u{1B}[F\u{1B}OF\u{1B}[4~\u{1B}[8~", [.end, .end, .end, .end]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      // With modifiers: Alt and Right, Control and Page Down.
      ("\u{1B}[1;3C\u{1B}[6;5~", [.right, .pageDown]),
      ("\r\n\u{1B}OM", [.enter, .enter, .enter]), ("\u{1B}", [.escape]),
      ("\u{1B}\u{1B}", [.escape, .escape]), ("\u{1B}\u{1B}[C", [.escape, .right]),
      ("\u{1B}q", [.escape, .character("q")]), ("\u{1B}[", [.escape, .character("[")]),
      ("\u{1B}O", [.escape, .character("O")]), ("hH ?", "hH ?".map { .character($0) }),
      ("\u{3}\u{4}\u{1A}", [.control("c"), .control("d"), .control("z")]),
      ("é漢😀", [.character("é"), .character("漢"), .character("😀")]),
      // F5, a mouse report, the start of a paste, F1 of the Linux console, delete.
      ("\u{1B}[15~", [.unknown]), ("\u{1B}[<0;3;4M", [.unknown]), ("\u{1B}[200~", [.unknown]),
      ("\u{1B}[[A", [.unknown]), ("\u{1B}[3~", [.unknown]), ("\u{7F}", [.unknown]),
      // A sequence that another key breaks off.
      ("\u{1B}[1\u{1B}[C", [.unknown, .right]), ("\u{1B}[\u{3}", [.unknown, .control("c")]),
    ] as [(String, [BrowseKey])])
  func sequences(_ text: String, _ expected: [BrowseKey]) {
    #expect(keys(Array(text.utf8)) == expected)
  }

  @Test(
    "bytes that are no text",
    arguments: [
      ([0x00], [.unknown]), ([0xFF], [.unknown]), ([0xC3], [.unknown]),
      ([0xC3, 0x71], [.unknown, .character("q")]),
      ([0xED, 0xA0, 0x80], [.unknown]), ([0xF4, 0x90, 0x80, 0x80], [.unknown]),
      ([0xE2, 0x1B, 0x5B, 0x43], [.unknown, .right]),
    ] as [([UInt8], [BrowseKey])])
  func garbage(_ bytes: [UInt8], _ expected: [BrowseKey]) { #expect(keys(bytes) == expected) }

  @Test("only the bytes so far tell whether more is waited for")
  func waiting() {
    var decoder = KeyDecoder()
    #expect(!decoder.isWithinKey)
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWithinKey)
    #expect(decoder.decode([0x5B]) == [])
    #expect(decoder.decode([0x43]) == [.right])
    #expect(!decoder.isWithinKey)
  }

  @Test(
    "random bytes: the cuts between reads change nothing, and the end is always reached", arguments: 1...300)
  func random(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x31, 0x3B, 0x35, 0x7E, 0x41, 0x43, 0x71, 0xC3, 0xA9, 0x03]
    let bytes: [UInt8] = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? likely[Int.random(in: likely.indices, using: &generator)] : .random(in: 0...255, using: &generator)
    }
    var decoder = KeyDecoder()
    var inParts: [BrowseKey] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: 1...5, using: &generator))
      inParts += decoder.decode(part)
      rest = rest.dropFirst(part.count)
    }
    inParts += decoder.endKey()
    #expect(inParts == keys(bytes))
    #expect(inParts.count <= bytes.count + 1)
    #expect(!decoder.isWithinKey)
    #expect(decoder.decode(Array("q".utf8)) == [.character("q")])
  }

  @Test("a sequence without end is read past in little memory")
  func endless() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100_000)) == [])
    #expect(decoder.decode(Array("~q".utf8)) == [.unknown, .character("q")])
  }
}

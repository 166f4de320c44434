import CarouselLint
import Testing

/// The examples of FIPS 180-4, and lengths around the end of a block.
@Suite("Content hash")
struct ContentHashTests {
  @Test(
    "is SHA-256",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func examples(_ text: String, _ hash: String) {
    #expect(ContentHash.hex(of: Array(text.utf8)) == hash)
  }

  @Test("keeps texts apart that only together are equal")
  func borders() {
    #expect(ContentHash.hex(of: ["ab", "c"]) != ContentHash.hex(of: ["a", "bc"]))
    #expect(ContentHash.hex(of: ["a"]) != ContentHash.hex(of: ["a", ""]))
  }
}

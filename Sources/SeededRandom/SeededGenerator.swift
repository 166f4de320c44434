/// Random numbers that are the same for the same seed on every machine (SplitMix64, Steele, Lea and Flood 2014).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator that starts from a seed.
  package init(seed: some BinaryInteger) { state = UInt64(truncatingIfNeeded: seed) }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// One of the elements, or nil when there are none.
  package mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &self)
  }

  /// True once in `count` times.
  package mutating func oneIn(_ count: Int) -> Bool {
    Int.random(in: 0..<max(count, 1), using: &self) == 0
  }

  /// A whole number from 0 up to a limit, without it.
  package mutating func count(below limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  /// A length in quarter points, from 0 up to a limit.
  package mutating func length(below limit: Int) -> Double { Double(count(below: limit * 4)) / 4 }
}

import Foundation

/// A run over one reader, in slices with seeds of their own, so that a fault is found again in seconds.
struct FuzzRun {
  /// How many inputs a slice has.
  private static let slice = 10_000
  /// A slice that takes longer has an input that hangs: it is a hundred times what a slice takes.
  private static let patience = 600.0
  /// How much more memory may be held at the end than after the first tenth; what one input needs for a moment is
  /// no growth.
  private static let growth = 1.5

  let count: Int
  let seed: Int

  /// Feeds a reader all inputs, and returns whether it kept its promises.
  func feed(_ reader: FuzzedReader) -> Bool {
    var (inputs, accepted): (Int, Int) = (0, 0)
    var findings: [String] = []
    var early = 0
    let count = max(count / reader.weight, 1)
    let full = Self.slice / reader.weight
    let watchdog = Watchdog(patience: Self.patience)
    while inputs < count, findings.isEmpty {
      let own = seed + inputs / full
      let size = min(full, count - inputs)
      watchdog.begin(
        "\(reader.name): an input of 'carousel-fuzz \(size * reader.weight) \(own) \(reader.name)' hangs")
      let slice = reader.feed(size, UInt64(own))
      inputs += slice.inputs
      accepted += slice.accepted
      findings = slice.findings
      if !findings.isEmpty { print("again: carousel-fuzz \(size * reader.weight) \(own) \(reader.name)") }
      if inputs * 10 <= count || early == 0 { early = Memory.held }
      if inputs.isMultiple(of: full * 10), inputs < count {
        print("\(reader.name): \(inputs) of \(count) inputs")
        fflush(nil)
      }
    }
    watchdog.end()
    for finding in findings { print(finding) }
    return tell(reader, inputs, accepted, early) && findings.isEmpty
  }

  private func tell(_ reader: FuzzedReader, _ inputs: Int, _ accepted: Int, _ early: Int) -> Bool {
    print("\(reader.name): \(inputs) inputs, seed \(seed)")
    print("\(reader.name): \(accepted) of them without a fault")
    let held = Memory.held
    print("\(reader.name): peak memory \(Memory.peak / 1_000_000) MB")
    print(
      "\(reader.name): \(held / 1_000_000) MB held at the end, \(early / 1_000_000) MB after the first tenth")
    let isBounded = early == 0 || Double(held) <= Double(early) * Self.growth
    if !isBounded { print("\(reader.name): the memory grows with the number of inputs") }
    return isBounded
  }
}

/// The program's memory.
private enum Memory {
  /// The largest resident size so far in bytes; zero where the system does not tell it.
  static var peak: Int { bytes("VmHWM:") }
  /// The resident size in bytes; zero where the system does not tell it.
  static var held: Int { bytes("VmRSS:") }

  private static func bytes(_ name: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }
}

/// Feeds readers with damaged documents, and checks what must hold for every input.
package struct ReaderFuzzing: Sendable {
  /// An input for which something did not hold.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The number of the input in its run, from 0.
    package let number: Int
    /// The input.
    package let bytes: [UInt8]
    /// What did not hold.
    package let broken: String

    /// The finding in a line, with the input as text.
    package var description: String {
      let text = TerminalText.escaped(String(decoding: bytes, as: UTF8.self))
      return "input \(number): \(broken): \(text)"
    }
  }

  private let seed: UInt64
  private let reader: DocumentReader
  /// Limits so small that random inputs reach them.
  private let tightReader = DocumentReader(limits: ReadingLimits(bytes: 600, depth: 6, nodes: 40))

  /// A run that is the same for the same seed.
  package init(seed: UInt64) {
    self.seed = seed
    reader = DocumentReader(limits: .standard)
  }

  /// Reads a number of inputs and gives what did not hold, at most 20 findings.
  package func run(count: Int) -> [Finding] {
    var inputs = InputMutator(seed: seed)
    var findings: [Finding] = []
    for number in 0..<count where findings.count < 20 {
      let input = inputs.next()
      let chosen = number % 4 == 0 ? tightReader : reader
      let broken = Self.broken(input.bytes, input.format, chosen)
      findings += broken.map { Finding(number: number, bytes: input.bytes, broken: $0) }
    }
    return findings
  }

  /// What does not hold for an input.
  package static func broken(
    _ bytes: [UInt8], _ format: DocumentFormat?, _ reader: DocumentReader = DocumentReader()
  ) -> [String] {
    let first = reader.read(bytes, file: "input", format: format)
    let second = reader.read(bytes, file: "input", format: format)
    var laws = ReadingLaws(bytes: bytes, limits: reader.limits)
    laws.check(first)
    if first.value != second.value || first.diagnostics != second.diagnostics || first.stop != second.stop {
      laws.broken.append("a second reading differs")
    }
    return laws.broken
  }
}

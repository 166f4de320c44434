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

  /// What came of a run.
  package struct Report: Hashable, Sendable {
    /// How many inputs were read.
    package fileprivate(set) var inputs = 0
    /// How many of them are faultless documents; of useful damage, a good part is, and a good part is not.
    package fileprivate(set) var accepted = 0
    /// What did not hold.
    package fileprivate(set) var findings: [Finding] = []
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

  /// Reads a number of inputs and reports what did not hold; it stops after 20 findings.
  package func run(count: Int) -> Report {
    var inputs = InputMutator(seed: seed)
    var report = Report()
    while report.inputs < count, report.findings.count < 20 {
      let input = inputs.next()
      let chosen = report.inputs.isMultiple(of: 4) ? tightReader : reader
      let (isAccepted, broken) = Self.check(input.bytes, input.format, chosen)
      report.findings += broken.map { Finding(number: report.inputs, bytes: input.bytes, broken: $0) }
      report.accepted += isAccepted ? 1 : 0
      report.inputs += 1
    }
    return report
  }

  /// Whether an input is read without an error, and what does not hold for it.
  package static func check(
    _ bytes: [UInt8], _ format: DocumentFormat?, _ reader: DocumentReader = DocumentReader()
  ) -> (isAccepted: Bool, broken: [String]) {
    let first = reader.read(bytes, file: "input", format: format)
    let second = reader.read(bytes, file: "input", format: format)
    var laws = ReadingLaws(bytes: bytes, limits: reader.limits)
    laws.check(first)
    if first.value != second.value || first.diagnostics != second.diagnostics || first.stop != second.stop {
      laws.broken.append("a second reading differs")
    }
    return (!first.diagnostics.hasErrors, laws.broken)
  }
}

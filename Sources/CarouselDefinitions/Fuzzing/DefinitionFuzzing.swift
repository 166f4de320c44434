import CarouselModel
package import LocatedValues

/// Feeds the reader of definitions with damaged ones, and checks what must hold for every input.
package struct DefinitionFuzzing: Sendable {
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
      "input \(number): \(broken): \(TerminalText.escaped(String(decoding: bytes, as: UTF8.self)))"
    }
  }

  /// What came of a run.
  package struct Report: Hashable, Sendable {
    /// How many inputs were read.
    package fileprivate(set) var inputs = 0
    /// How many of them are faultless definitions.
    package fileprivate(set) var accepted = 0
    /// What did not hold.
    package fileprivate(set) var findings: [Finding] = []
  }

  private let seed: UInt64

  /// A run that is the same for the same seed.
  package init(seed: UInt64) { self.seed = seed }

  /// Reads a number of inputs and reports what did not hold; it stops after 20 findings.
  package func run(count: Int) -> Report {
    var inputs = DefinitionMutator(seed: seed)
    var report = Report()
    while report.inputs < count, report.findings.count < 20 {
      let (bytes, format) = inputs.next()
      let (isAccepted, broken) = Self.check(bytes, format)
      report.findings += broken.map { Finding(number: report.inputs, bytes: bytes, broken: $0) }
      report.accepted += isAccepted ? 1 : 0
      report.inputs += 1
    }
    return report
  }

  /// Whether an input is read without an error, and what does not hold for it.
  package static func check(
    _ bytes: [UInt8], _ format: DocumentFormat
  ) -> (isAccepted: Bool, broken: [String]) {
    let reading = DefinitionReader().read(bytes, file: "input", format: format)
    var broken = reading.diagnostics.compactMap { diagnostic in
      diagnostic.place.offset <= bytes.count ? nil : "a place lies outside of the file: \(diagnostic)"
    }
    let again = DefinitionReader().read(bytes, file: "input", format: format)
    if again.diagnostics != reading.diagnostics { broken.append("a second reading differs") }
    let isAccepted = !reading.diagnostics.hasErrors
    if isAccepted, reading.screens.isEmpty, !bytes.isEmpty, !isEmptyList(bytes, format) {
      broken.append("there is neither a screen nor an error")
    }
    for screen in reading.screens {
      for reduceMotion in [false, true] {
        ViewWalk().walk(screen.root(settings: AccessibilitySettings().withReduceMotion(reduceMotion)))
      }
    }
    if isAccepted { broken += conversion(of: bytes, format) }
    return (isAccepted, broken)
  }

  /// A list of screens may well be empty.
  private static func isEmptyList(_ bytes: [UInt8], _ format: DocumentFormat) -> Bool {
    let value = DocumentReader().read(bytes, file: "input", format: format).value
    return value?.mapping?[DocumentForm.screens.name]?.mapping?.isEmpty == true
  }

  private static func conversion(of bytes: [UInt8], _ format: DocumentFormat) -> [String] {
    let conversion = DefinitionConverter().convert(bytes, file: "input", format: format)
    guard let text = conversion.text else { return ["a faultless definition is not converted"] }
    let reading = DefinitionReader().read(text, file: "input", format: conversion.format)
    return reading.diagnostics.filter { $0.severity == .error }.map { "the conversion has a fault: \($0)" }
  }
}

/// Asks for the views of a screen, some cards of every row.
private struct ViewWalk {
  func walk(_ node: ViewNode, depth: Int = 0) {
    guard depth < 40 else { return }
    switch node.kind {
    case .reader(let content): walk(content(ScreenContext(settings: AccessibilitySettings())), depth)
    case .geometryReader(let content): walk(content(Size(width: 393, height: 852)), depth)
    default: break
    }
    walk(node.children, depth)
  }

  private func walk(_ views: ViewList, _ depth: Int) {
    for view in views.prefix(3) { walk(view, depth: depth + 1) }
  }
}

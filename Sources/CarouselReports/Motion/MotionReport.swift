import CarouselModel
public import CarouselSemantics

/// How the carousels of a screen move, with Reduce Motion off and on.
public struct MotionReport: Report {
  /// Which cards are taken to be at rest, one after the other.
  public enum Rests: Hashable, Sendable {
    /// The current card.
    case current
    /// Every card.
    case all
    /// The card of an identifier or a one-based position.
    case card(String)
  }

  /// Reports stand under "carousels", each carousel for itself.
  public static let collectionName = "carousels"

  private let file: String
  private let variants: ReduceMotionVariants
  private let rests: Rests

  /// Reports on the two variants of a screen that was read from a file.
  public init(file: String, variants: ReduceMotionVariants, rests: Rests = .current) {
    self.file = file
    self.variants = variants
    self.rests = rests
  }

  /// Whether there is a carousel to report on; a JSON document lists carousels, not screens.
  public var isEmpty: Bool { variants.tables.isEmpty }

  /// Writes the cards, dots, autoplay and animations of each carousel, and whether what is said differs.
  public func writeText(to output: inout some TextOutputStream) {
    output.write("screen \(EscapedText.plain(variants.standard.name))\n")
    let tables = variants.tables
    if tables.isEmpty { output.write("  no carousel\n") }
    for table in tables { MotionTextWriter(table, rests).write(to: &output) }
    for line in declared { output.write("  \(line)\n") }
    writeDifferences(to: &output)
    for assumption in variants.standard.assumptions {
      output.write("  assumption: \(EscapedText.plain(assumption))\n")
    }
  }

  /// What is declared outside the carousels, once where both variants have it.
  private var declared: [String] {
    let (standard, reduced) = (variants.standardMotion, variants.reducedMotion)
    guard standard.map(\.kind) != reduced.map(\.kind) else {
      return standard.map { MotionWords.text($0) + ", with Reduce Motion off and on" }
    }
    return standard.map { MotionWords.text($0) + ", with Reduce Motion off" }
      + reduced.map { MotionWords.text($0) + ", with Reduce Motion on" }
  }

  private func writeDifferences(to output: inout some TextOutputStream) {
    var isEqual = true
    for difference in variants.differences {
      if isEqual { output.write("  semantics: not the same with Reduce Motion off and on\n") }
      isEqual = false
      let (first, second) = (difference.first ?? "nothing", difference.second ?? "nothing")
      output.write(
        "    stop \(difference.stop + 1), \(difference.property): \(EscapedText.plain(first)) with Reduce Motion off, "
          + "\(EscapedText.plain(second)) with it on\n")
    }
    if isEqual { output.write("  semantics: the same with Reduce Motion off and on\n") }
  }

  /// Writes one JSON object a carousel, with commas between.
  public func writeJSON(to output: inout some TextOutputStream) {
    let differ = !variants.differences.isEmpty
    for (index, table) in variants.tables.enumerated() {
      if index > 0 { output.write(",\n") }
      MotionJSONWriter(
        table, rests, file: file, screen: variants.standard.name, assumptions: variants.standard.assumptions,
        semanticsDiffer: differ
      ).write(to: &output)
    }
  }
}

extension MotionTable {
  /// The zero-based indices of the cards that are taken to be at rest.
  func indices(_ rests: MotionReport.Rests) -> Range<Int> {
    switch rests {
    case .current: return currentIndex.map { $0..<($0 + 1) } ?? 0..<0
    case .all: return 0..<count
    case .card(let name):
      let index = standard.facts.cards.firstIndex(of: name) ?? Int(name).map { $0 - 1 }
      guard let index, (0..<count).contains(index) else { return 0..<0 }
      return index..<(index + 1)
    }
  }
}

import CarouselModel
import CarouselSemantics

/// Writes a carousel's motion as lines.
struct MotionTextWriter {
  private let table: MotionTable
  private let rests: MotionReport.Rests
  private var facts: Carousel { table.standard.facts }

  init(_ table: MotionTable, _ rests: MotionReport.Rests) {
    self.table = table
    self.rests = rests
  }

  func write(to output: inout some TextOutputStream) {
    output.write("  carousel \(facts.kind.name), \(count(table.count, "card"))\n")
    for rest in table.indices(rests) { writeRows(at: rest, to: &output) }
    for line in dots + autoplay + animations + assumptions { output.write("    \(line)\n") }
  }

  private func writeRows(at rest: Int, to output: inout some TextOutputStream) {
    output.write("    at rest: \(place(facts.cards[rest], rest + 1))\n")
    for row in table.rows(restingAt: rest) {
      output.write("      card \(place(row.id, row.position))\n")
      output.write("        Reduce Motion off: \(MotionWords.text(row.standard))\n")
      output.write("        Reduce Motion on: \(MotionWords.text(row.reduced))\n")
    }
  }

  /// A card by its identifier and position; by its position alone where the identifier is made anew at each start.
  private func place(_ id: String, _ position: Int) -> String {
    let place = "\(position) of \(table.count)"
    return id.hasPrefix("‹UUID()") ? place : "\(EscapedText.plain(id)), \(place)"
  }

  private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private var dots: [String] {
    guard let dots = facts.dots else {
      guard let isDrawn = facts.hasPageControl else { return ["page dots: not known"] }
      return [isDrawn ? "page dots: \(table.count), drawn by the system" : "page dots: none"]
    }
    let access = dots.isExposed ? "given to assistive technology" : "hidden from assistive technology"
    return [
      "page dots: \(table.count), \(access)",
      "  size: \(DecimalText.text(dots.size)) points, \(DecimalText.text(dots.spacing)) apart",
      "  dot of the current card: \(text(dots.active))", "  other dots: \(text(dots.inactive))",
    ]
  }

  private func text(_ look: PageDots.Look) -> String {
    "scale \(DecimalText.text(look.scale)), \(MotionWords.text(look.fill))"
  }

  private var autoplay: [String] {
    guard let autoplay = facts.autoplay else { return ["autoplay: none"] }
    var lines = ["autoplay with Reduce Motion off: \(text(autoplay, isOn: false))"]
    lines.append("autoplay with Reduce Motion on: \(text(autoplay, isOn: true))")
    let moves = MotionWords.moves(autoplay, facts.cards)
    if !moves.isEmpty {
      lines.append(
        "autoplay goes to: \(moves.map(EscapedText.plain).joined(separator: ", ")), and round again")
    }
    let stops = autoplay.stops.map(\.rawValue).sorted()
    lines.append("autoplay ends at: \(stops.isEmpty ? "nothing" : stops.joined(separator: ", "))")
    return lines
  }

  private func text(_ autoplay: Autoplay, isOn: Bool) -> String {
    let settings = AccessibilitySettings().withReduceMotion(isOn)
    switch autoplay.runs(in: settings) {
    case false?: return "none"
    case nil: return "not stated"
    case true?:
      return [
        MotionWords.interval(autoplay), "animation \(MotionWords.text(autoplay.animation))",
        MotionWords.condition(autoplay),
      ].compactMap(\.self).joined(separator: ", ")
    }
  }

  private var animations: [String] {
    let reduced = table.reduced.facts.animations
    return facts.animations.enumerated().flatMap { index, change in
      [
        "animation of \(change.subject) with Reduce Motion off: \(MotionWords.text(change.animation))",
        "animation of \(change.subject) with Reduce Motion on: "
          + MotionWords.text(index < reduced.count ? reduced[index].animation : nil),
      ]
    }
  }

  private var assumptions: [String] { facts.assumptions.map { "assumption: \(EscapedText.plain($0))" } }
}

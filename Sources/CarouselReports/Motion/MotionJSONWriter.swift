import CarouselModel
import CarouselSemantics

/// Writes a carousel's motion as a JSON object; null is a kind of change that there is not.
struct MotionJSONWriter {
  private let table: MotionTable
  private let rests: MotionReport.Rests
  private let file: String
  private let screen: String
  private let assumptions: [String]
  private let semanticsDiffer: Bool
  private var facts: Carousel { table.standard.facts }

  init(
    _ table: MotionTable, _ rests: MotionReport.Rests, file: String, screen: String, assumptions: [String],
    semanticsDiffer: Bool
  ) {
    self.table = table
    self.rests = rests
    self.file = file
    self.screen = screen
    self.assumptions = assumptions
    self.semanticsDiffer = semanticsDiffer
  }

  func write(to output: inout some TextOutputStream) {
    output.write("{\"kind\":\(JSONText.string(facts.kind.rawValue)),\"file\":\(JSONText.string(file)),")
    output.write("\"view\":\(JSONText.string(screen)),\"count\":\(table.count),")
    output.write("\"assumptions\":\(JSONText.strings(assumptions + facts.assumptions)),\"cards\":[")
    writeCards(to: &output)
    output.write("],\"dots\":[")
    writeDots(to: &output)
    output.write(
      "],\"pageControl\":\(facts.hasPageControl.map { "\($0)" } ?? "null"),\"autoplay\":\(autoplay),")
    output.write("\"animations\":\(animations),")
    output.write("\"semanticsDiffer\":\(semanticsDiffer)}")
  }

  private func writeCards(to output: inout some TextOutputStream) {
    var isFirst = true
    for rest in table.indices(rests) {
      for row in table.rows(restingAt: rest) {
        output.write(isFirst ? "\n" : ",\n")
        isFirst = false
        output.write(
          JSONText.object([
            "id": JSONText.string(row.id), "position": "\(row.position)",
            "at": JSONText.string(row.restingCard),
            "standard": effect(row.standard), "reduced": effect(row.reduced),
          ]))
      }
    }
  }

  private func effect(_ values: EffectValues) -> String {
    JSONText.object([
      "scale": JSONText.number(values.scale), "opacity": JSONText.number(values.opacity),
      "rotation": JSONText.number(values.rotation), "offsetX": JSONText.number(values.offsetX),
      "offsetY": JSONText.number(values.offsetY),
      "unknown": unknown(in: values),
    ])
  }

  /// The expressions that decide about what is null above and is no such change.
  private func unknown(in values: EffectValues) -> String {
    let members = EffectValues.Kind.allCases.compactMap { kind in
      values.unknown[kind].map { JSONText.string(kind.rawValue) + ":" + JSONText.string($0) }
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  private func writeDots(to output: inout some TextOutputStream) {
    guard let dots = facts.dots else { return }
    for index in 0..<table.count {
      let look = dots.look(at: index, current: table.currentIndex)
      output.write(index == 0 ? "\n" : ",\n")
      output.write(
        JSONText.object([
          "position": "\(index + 1)", "current": "\(index == table.currentIndex)",
          "scale": JSONText.number(look.scale), "fill": JSONText.string(MotionWords.text(look.fill)),
          "hidden": "\(!dots.isExposed)",
        ]))
    }
  }

  private var autoplay: String {
    JSONText.object(["standard": autoplay(isOn: false), "reduced": autoplay(isOn: true)])
  }

  private func autoplay(isOn: Bool) -> String {
    guard let autoplay = facts.autoplay else { return "null" }
    let runs = autoplay.runs(in: AccessibilitySettings().withReduceMotion(isOn))
    guard runs != false else { return "null" }
    return JSONText.object([
      "runs": runs.map { "\($0)" } ?? "null", "interval": JSONText.number(autoplay.interval),
      "animation": animation(autoplay.animation),
      "moves": JSONText.strings(MotionWords.moves(autoplay, facts.cards)),
      "stops": JSONText.strings(autoplay.stops.map(\.rawValue).sorted()),
      "unknown": JSONText.string(autoplay.condition),
    ])
  }

  private func animation(_ animation: Animation?) -> String {
    guard let animation else { return "null" }
    return JSONText.object([
      "name": JSONText.string(animation.name), "duration": JSONText.number(animation.duration),
    ])
  }

  private var animations: String {
    let reduced = table.reduced.facts.animations
    let changes = facts.animations.enumerated().map { index, change in
      JSONText.object([
        "subject": JSONText.string(change.subject), "standard": animation(change.animation),
        "reduced": animation(index < reduced.count ? reduced[index].animation : nil),
      ])
    }
    return "[" + changes.joined(separator: ",") + "]"
  }
}

import CarouselModel
import CarouselSemantics

/// How far an effect on the cards of one carousel goes, with Reduce Motion off and on.
struct MotionRange {
  /// The distance between the least and the greatest value with Reduce Motion off.
  var standard: Double
  /// The same with Reduce Motion on.
  var reduced: Double
  /// Whether what Reduce Motion changes is known.
  var isKnown: Bool

  /// The range of an effect; nil where there is none.
  ///
  /// `rest` is its value on a view that does not move.
  static func of(
    _ effect: KeyPath<EffectValues, Double?>, stated: KeyPath<MotionStatements, Double?>, rest: Double,
    in carousel: CarouselSubject
  ) -> MotionRange? {
    if let motion = carousel.stated.motion, let value = motion[keyPath: stated] {
      let reduced = carousel.stated.reducedMotion
      return MotionRange(
        standard: abs(value - rest), reduced: abs((reduced?[keyPath: stated] ?? rest) - rest),
        isKnown: reduced != nil)
    }
    if let value = carousel.stated.reducedMotion?[keyPath: stated] {
      return MotionRange(standard: abs(value - rest), reduced: abs(value - rest), isKnown: true)
    }
    guard let table = carousel.motionTable else { return phases(of: effect, rest: rest, in: carousel) }
    return range(of: effect, rest: rest, in: table)
  }

  /// The range between the phases of the first cards, where no arithmetic of the row is known.
  private static func phases(
    of effect: KeyPath<EffectValues, Double?>, rest: Double, in carousel: CarouselSubject
  ) -> MotionRange? {
    func values(_ reducesMotion: Bool) -> [Double] {
      (0..<min(carousel.cardCount, 3)).compactMap { carousel.cardView(at: $0, reducesMotion: reducesMotion) }
        .flatMap { PhaseEffects($0.view, $0.context, width: $0.frame.width).values }
        .compactMap { $0[keyPath: effect] }
    }
    guard let length = span(values(false), rest) else { return nil }
    return MotionRange(standard: length, reduced: span(values(true), rest) ?? 0, isKnown: true)
  }

  /// The range over the cards near those that can be at rest; where a card is decides, so that few of them tell all.
  private static func range(
    of effect: KeyPath<EffectValues, Double?>, rest: Double, in table: MotionTable
  ) -> MotionRange? {
    let count = table.count
    let rests = Set([0, table.currentIndex ?? 0, count - 1].filter { (0..<count).contains($0) })
    var (standard, reduced): ([Double], [Double]) = ([], [])
    for resting in rests {
      for index in Set((resting - 2)...(resting + 2)) {
        guard let row = table.row(of: index, restingAt: resting) else { continue }
        if let value = row.standard[keyPath: effect] { standard.append(value) }
        if let value = row.reduced[keyPath: effect] { reduced.append(value) }
      }
    }
    guard let length = span(standard, rest) else { return nil }
    return MotionRange(standard: length, reduced: span(reduced, rest) ?? 0, isKnown: true)
  }

  /// The distance between the ends; a single value is compared with a view that does not move.
  private static func span(_ values: [Double], _ rest: Double) -> Double? {
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return values.count == 1 ? abs(least - rest) : greatest - least
  }

  /// Judges the range against a limit.
  func report(
    _ words: String, limit: Double, unit: String, advice: String, fix: EffectValues,
    at carousel: CarouselSubject,
    to report: Report
  ) {
    guard standard >= limit || reduced >= limit else { return }
    guard isKnown else {
      return report.review(
        at: carousel.spot, "cards \(words), and what Reduce Motion changes is not stated", advice: advice)
    }
    let source = carousel.inside.source
    report.require(
      reduced < limit, .warning, at: carousel.spot,
      "with Reduce Motion on, cards still \(words) by \(reduced.brief)\(unit)", advice: advice,
      fix: source.map {
        Fix(
          "keep the cards still with Reduce Motion on", safety: .unsafe,
          edits: [SemanticEdit(.setReducedMotion(fix), view: $0)])
      })
  }
}

extension CarouselSubject {
  /// The motion of the cards in both variants; nil where the row is not one of equal cards.
  var motionTable: MotionTable? {
    let (standard, reduced) = (screen.variants.standard.carousels, screen.variants.reduced.carousels)
    guard let first = standard.first(where: { $0.facts.position == facts.position && !$0.cards.isEmpty }),
      let second = reduced.first(where: { $0.facts.position == facts.position && !$0.cards.isEmpty }),
      first.facts.cards.count == second.facts.cards.count
    else { return nil }
    return MotionTable(standard: first, reduced: second)
  }
}

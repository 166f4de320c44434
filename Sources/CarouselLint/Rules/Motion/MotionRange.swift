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

  /// An expression that is not known and decides how far it goes with Reduce Motion on; nil where all is known.
  var unknown: String?

  /// The range of an effect; nil where there is none.
  ///
  /// `rest` is its value on a view that does not move.
  static func of(
    _ effect: EffectValues.Kind, stated: KeyPath<MotionStatements, Double?>, in carousel: CarouselSubject
  ) -> MotionRange? {
    let rest = effect.neutral
    if let motion = carousel.stated.motion, let value = motion[keyPath: stated] {
      let reduced = carousel.stated.reducedMotion
      return MotionRange(
        standard: abs(value - rest), reduced: abs((reduced?[keyPath: stated] ?? rest) - rest),
        isKnown: reduced != nil)
    }
    if let value = carousel.stated.reducedMotion?[keyPath: stated] {
      return MotionRange(standard: abs(value - rest), reduced: abs(value - rest), isKnown: true)
    }
    guard let table = carousel.motionTable, let range = range(of: effect, in: table) else {
      return phases(of: effect, in: carousel)
    }
    return range
  }

  /// The range between the phases of the first cards, where no arithmetic of the row is known.
  private static func phases(of effect: EffectValues.Kind, in carousel: CarouselSubject) -> MotionRange? {
    func values(_ reducesMotion: Bool) -> [EffectValues] {
      (0..<min(carousel.cardCount, 3)).compactMap { carousel.cardView(at: $0, reducesMotion: reducesMotion) }
        .flatMap { PhaseEffects($0.view, $0.context, width: $0.frame.width).values }
    }
    return range(of: effect, values(false), values(true))
  }

  /// The range over the cards near those that can be at rest; where a card is decides, so that few of them tell all.
  ///
  /// Nil where nothing moves, or where only the place of the cards is not known: then their phases tell.
  private static func range(of effect: EffectValues.Kind, in table: MotionTable) -> MotionRange? {
    let count = table.count
    let current = table.currentIndex ?? 0
    let places = table.standard.geometry == nil ? [current] : [0, current, count - 1]
    let rests = Set(places.filter { (0..<count).contains($0) })
    var (standard, reduced): ([EffectValues], [EffectValues]) = ([], [])
    for resting in rests {
      for index in Set((resting - 2)...(resting + 2)) {
        guard let row = table.row(of: index, restingAt: resting) else { continue }
        standard.append(row.standard)
        reduced.append(row.reduced)
      }
    }
    guard table.standard.geometry != nil || (standard + reduced).allSatisfy({ $0.unknown[effect] == nil })
    else { return nil }
    return range(of: effect, standard, reduced)
  }

  private static func range(
    of effect: EffectValues.Kind, _ standard: [EffectValues], _ reduced: [EffectValues]
  ) -> MotionRange? {
    let isOpen = standard.contains { $0.unknown[effect] != nil }
    guard let length = span(standard, effect) ?? (isOpen ? 0 : nil) else { return nil }
    return MotionRange(
      standard: length, reduced: span(reduced, effect) ?? 0, isKnown: true,
      unknown: reduced.lazy.compactMap { $0.unknown[effect] }.first)
  }

  /// The distance between the ends; a single value is compared with a view that does not move.
  private static func span(_ effects: [EffectValues], _ effect: EffectValues.Kind) -> Double? {
    let values = effects.compactMap { $0[effect] }
    guard let least = values.min(), let greatest = values.max() else { return nil }
    return values.count == 1 ? abs(least - effect.neutral) : greatest - least
  }

  /// Judges the range against a limit.
  func report(
    _ words: String, limit: Double, unit: String, advice: String, fix: EffectValues,
    at carousel: CarouselSubject,
    to report: Report
  ) {
    if let unknown, reduced < limit {
      return report.review(
        at: carousel.spot(of: "reduceMotion", "motion"),
        "with Reduce Motion on, cards may still \(words): ‹\(unknown)› is not known",
        advice: advice)
    }
    guard standard >= limit || reduced >= limit else { return }
    guard isKnown else {
      return report.review(
        at: carousel.spot(of: "reduceMotion", "motion"),
        "cards \(words), and what Reduce Motion changes is not stated", advice: advice)
    }
    let source = carousel.inside.source
    report.require(
      reduced < limit, .warning, at: carousel.spot(of: "reduceMotion", "motion"),
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

import CarouselModel

/// What is found about the contrast of one figure over all conditions.
struct ContrastAssessment: Sendable {
  /// The answer.
  enum Verdict: Hashable, Sendable {
    case pass
    /// Too low: everywhere, whatever the layout is; everywhere as far as the layout is estimated; or in part.
    case fail(Extent, Situation)
    /// Something that decides is not known.
    case review([String])
  }

  /// How much of the figure is too low.
  enum Extent: Hashable, Sendable { case everywhere, estimatedEverywhere, part }

  /// Where it is too low.
  enum Situation: Hashable, Sendable {
    /// In light or dark appearance as delivered.
    case standard
    /// Only with Increase Contrast.
    case increasedContrast
  }

  /// The answer.
  var verdict: Verdict
  /// The condition that the finding speaks of, and the contrast there.
  var condition: ViewingCondition
  /// The contrast there.
  var range: ContrastRange
  /// The ratio that is needed.
  var needed: Double

  /// Assesses a scene under conditions, of which there is at least one.
  init(_ scene: ContrastScene, needed: Double, _ conditions: [ViewingCondition]) {
    self.needed = needed
    let measured = conditions.compactMap { condition -> Measured? in
      ResolvedScene(scene, condition).map { resolved in
        let sampling = ContrastSampling(resolved, of: scene, needed: needed)
        return Measured(condition: condition, sampling: sampling, range: sampling.range)
      }
    }
    let worst = measured.min { $0.range.worst < $1.range.worst }
    condition = worst?.condition ?? ViewingCondition.all[0]
    range = worst?.range ?? ContrastRange()
    verdict = .pass
    guard let worst, measured.count == conditions.count else {
      verdict = .review([scene.foreground.unknownReason ?? "the colour is not known"])
      return
    }
    guard worst.range.worst < needed else { return }
    guard scene.unknownReasons.isEmpty else {
      verdict = .review(scene.unknownReasons)
      return
    }
    let failure = Self.gravest(measured, needed, isPlaceCertain: !scene.hasPartialLayers)
    verdict = .fail(failure.extent, failure.situation)
    condition = failure.measured.condition
    range = failure.measured.range
  }

  private struct Measured {
    var condition: ViewingCondition
    var sampling: ContrastSampling
    var range: ContrastRange
  }

  private static func gravest(
    _ measured: [Measured], _ needed: Double, isPlaceCertain: Bool
  ) -> (extent: Extent, situation: Situation, measured: Measured) {
    let standard = measured.filter { !$0.condition.increasesContrast && $0.range.worst < needed }
    let failing = standard.isEmpty ? measured.filter { $0.range.worst < needed } : standard
    let situation: Situation = standard.isEmpty ? .increasedContrast : .standard
    let wholly = failing.filter { $0.range.best < needed }
    if isPlaceCertain {
      let certain = wholly.filter { ($0.sampling.bestAnywhere ?? .infinity) < needed }
      if let worst = certain.min(by: { $0.range.best < $1.range.best }) {
        return (.everywhere, situation, worst)
      }
    }
    if let worst = wholly.min(by: { $0.range.best < $1.range.best }) {
      return (.estimatedEverywhere, situation, worst)
    }
    let worst = failing.min { $0.range.worst < $1.range.worst } ?? measured[0]
    return (.part, situation, worst)
  }
}

import CarouselModel
import CarouselSemantics

/// Assesses scenes of one screen, and finds colours that would do, each only once however many cards show it.
///
/// A class, since the closures of a rule share what is known already; it never leaves the thread of its screen.
final class ContrastJudge {
  private struct Question: Hashable {
    var scene: ContrastScene
    var needed: Double
    var condition: ViewingCondition?
  }

  /// The conditions under which the screen is seen.
  let conditions: [ViewingCondition]
  private var assessments: [Question: ContrastAssessment] = [:]
  private var foregrounds: [Question: Pixel?] = [:]
  private var scrims: [Question: PassingColors.Scrim?] = [:]

  /// Creates a judge for a screen.
  init(_ facts: ScreenFacts) {
    conditions = ViewingCondition.all(of: facts.screen.overrides.appearance)
  }

  /// What is found about a scene that needs a ratio.
  func assessment(of scene: ContrastScene, needed: Double) -> ContrastAssessment {
    let scene = scene.narrowed
    return remembered(in: &assessments, Question(scene: scene, needed: needed)) {
      ContrastAssessment(scene, needed: needed, conditions)
    }
  }

  /// The colour nearest to the figure's own that would have enough contrast under all conditions.
  func nearestForeground(_ scene: ContrastScene, needed: Double, in condition: ViewingCondition) -> Pixel? {
    let scene = scene.narrowed
    return remembered(in: &foregrounds, Question(scene: scene, needed: needed, condition: condition)) {
      PassingColors(scene: scene, needed: needed, conditions: conditions).nearestForeground(in: condition)
    }
  }

  /// The weakest scrim behind the figure that would give enough contrast under all conditions.
  func smallestScrim(
    _ scene: ContrastScene, needed: Double, in condition: ViewingCondition
  ) -> PassingColors.Scrim? {
    let scene = scene.narrowed
    return remembered(in: &scrims, Question(scene: scene, needed: needed, condition: condition)) {
      PassingColors(scene: scene, needed: needed, conditions: conditions).smallestScrim(in: condition)
    }
  }

  private func remembered<Answer>(
    in answers: inout [Question: Answer], _ question: Question, _ work: () -> Answer
  ) -> Answer {
    if let known = answers[question] { return known }
    let new = work()
    answers[question] = new
    return new
  }
}

import CarouselModel
import CarouselSemantics

/// Assesses scenes of one screen, each only once however many cards show it.
///
/// A class, since the closures of a rule share what is known already; it never leaves the thread of its screen.
final class ContrastJudge {
  private struct Question: Hashable {
    var scene: ContrastScene
    var needed: Double
  }

  /// The conditions under which the screen is seen.
  let conditions: [ViewingCondition]
  private var assessments: [Question: ContrastAssessment] = [:]

  /// Creates a judge for a screen.
  init(_ facts: ScreenFacts) {
    conditions = ViewingCondition.all(of: facts.screen.overrides.appearance)
  }

  /// What is found about a scene that needs a ratio.
  func assessment(of scene: ContrastScene, needed: Double) -> ContrastAssessment {
    let question = Question(scene: scene, needed: needed)
    if let known = assessments[question] { return known }
    let new = ContrastAssessment(scene, needed: needed, conditions)
    assessments[question] = new
    return new
  }

  /// What would have enough contrast, for advice.
  func passing(_ scene: ContrastScene, needed: Double) -> PassingColors {
    PassingColors(scene: scene, needed: needed, conditions: conditions)
  }
}

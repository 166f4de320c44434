import CarouselModel

/// A finding on the contrast of a text, in words.
struct TextContrastFinding {
  private let text: String
  private let scene: ContrastScene
  private let assessment: ContrastAssessment
  private let isLarge: Bool

  init(_ view: ViewSubject, _ scene: ContrastScene, _ assessment: ContrastAssessment, isLarge: Bool) {
    text = view.text?.quoted ?? "the text"
    self.scene = scene
    self.assessment = assessment
    self.isLarge = isLarge
  }

  private var need: String {
    "\(ContrastText.needed(assessment.needed)) is needed for \(isLarge ? "large" : "normal") text"
  }

  /// What is wrong.
  func fault(_ extent: ContrastAssessment.Extent, dimmedTo opacity: Double? = nil) -> String {
    let range = assessment.range
    let (worst, best) = (ContrastText.ratio(range.worst), ContrastText.ratio(range.best))
    let place = range.worstPlace.map { ", worst at \(ContrastText.percent($0)) of the gradient" } ?? ""
    let dimming = opacity.map { ", dimmed to \(ContrastText.factor($0)) beside the current card" } ?? ""
    var ratio = worst == best ? worst : "\(worst) to \(best)"
    if extent == .part { ratio += ", too low on \(ContrastText.percent(range.shareBelow)) of its place" }
    return "\(text) is \(scene.foreground.words) on \(scene.groundWords)\(dimming): \(ratio) in "
      + "\(assessment.condition.name)\(place); \(need)"
  }

  /// What is not known.
  func question(_ reasons: [String]) -> String {
    let range = assessment.range
    let (worst, best) = (ContrastText.ratio(range.worst), ContrastText.ratio(range.best))
    let bounds = range.best > 0 ? ", so its contrast may be anything from \(worst) to \(best)" : ""
    return "\(text): \(reasons.joined(separator: ", and "))\(bounds); \(need)"
  }

  /// The nearest colour and the weakest scrim that would do.
  func advice(_ judge: ContrastJudge) -> String {
    var ways: [String] = []
    if let color = judge.nearestForeground(scene, needed: assessment.needed, in: assessment.condition) {
      ways.append("take \(color.hex) for the text")
    }
    if !scene.steps.isEmpty, let scrim = scrim(judge) { ways.append(scrim) }
    if ways.isEmpty { ways.append("change the colours so that the text stands out in every appearance") }
    return ways.joined(separator: ", or ")
  }

  /// The weakest scrim that would do, for grounds of which nothing is known.
  func scrimAdvice(_ judge: ContrastJudge) -> String {
    "look at it in light and dark appearance, with and without Increase Contrast"
      + (scrim(judge).map { "; to be sure, \($0)" } ?? "")
  }

  private func scrim(_ judge: ContrastJudge) -> String? {
    guard let scrim = judge.smallestScrim(scene, needed: assessment.needed, in: assessment.condition),
      scrim.opacity < 1
    else { return nil }
    // Rounded upwards, so that what is advised is enough.
    let opacity = (scrim.opacity * 100).rounded(.up) / 100
    return
      "lay a scrim of \(scrim.isBlack ? "black" : "white") at \(ContrastText.factor(opacity)) or more behind it"
  }

  /// What the finding rests on.
  var assumptions: [String] {
    var result: [String] = []
    if scene.dependsOnPlace {
      result.append("the place of the text is estimated from stacks, padding and text sizes")
    }
    if scene.assumesPage {
      result.append("nothing opaque is stated behind it; the system background is assumed")
    }
    return result
  }
}

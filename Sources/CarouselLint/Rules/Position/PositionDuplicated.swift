import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionDuplicated = Rule(
    "position-duplicated", .position, "The position is said twice.",
    levels: .warning,
    impact: "A person hears \"Alps, 1 of 5, 1 of 5\" at every card.",
    because: """
      Label, value, visible text and the system can each tell the position. Keep it in one place: the value, or the system \
      where it adds one by itself, as for tabs and page controls.
      """,
    references: [
      .wcag("4.1.2"), .report("microsoft/fluentui-apple#728"),
      .report("CleverTap/clevertap-android-sdk#1039"),
      .report("microsoft/fluentui#12050"),
    ],
    supersedes: [.card("position-in-label")], fixing: .partly,
    fails: [
      Example("in label and value", "cards:\n▶  - {label: \"Alps, 1 of 5\", value: 1 of 5}"),
      Example(
        "in a text and in the value", "cards:\n▶  - {texts: [Alps, 1 of 5], children: combine, value: 1 of 5}"
      ),
    ],
    passes: [Example("in the value", "cards:\n  - {label: Alps, value: 1 of 5}")],
    traps: [
      Example(
        "the second one is hidden",
        "cards:\n  - {label: Alps, value: 1 of 5, texts: [Alps, {text: 1 of 5, exposed: false}]}"),
      Example("the number of a game", "cards:\n  - {label: Game 1 of 2, value: 1 of 2}"),
      Example("only the carousel says it", "carousel: {label: Photos, value: 1 of 2}\ncards: [A, B]"),
    ],
    checks: .card { card, report in
      // "Game 1 of 2" is what the card is called.
      let inLabel = card.positionInLabel.flatMap { $0.isPlain ? $0 : nil }
      let inValue = card.positionInValue.flatMap { $0.isPlain ? $0 : nil }
      guard inLabel != nil || inValue != nil else { return }
      let isSystem =
        card.systemPosition.map { system in
          [inLabel, inValue].compactMap(\.self).contains {
            $0.index == system.index && $0.total == system.count
          }
        } ?? false
      let isTwice =
        inLabel != nil && inValue != nil && inLabel?.index == inValue?.index
        && inLabel?.total == inValue?.total
      guard isTwice || isSystem, let element = card.mainElement else { return report.pass() }
      let phrase = inValue?.text ?? inLabel?.text ?? ""
      report.fail(
        .warning, at: element.spot,
        "'\(phrase)' is said twice" + (isSystem ? ", once by the system" : ", in label and value"),
        advice: isSystem ? "leave it to the system" : "keep it in the value",
        fix: isTwice && element.hasOwnLabel && !(inLabel?.rest.isEmpty ?? true)
          ? element.fix(
            "drop it from the label", .setLabel(TextValue(inLabel?.rest ?? "")), property: element.labelSource
          ) : nil)
    })
}

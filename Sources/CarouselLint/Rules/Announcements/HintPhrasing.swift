import CarouselModel
import CarouselSemantics

extension Rule {
  static let hintPhrasing = Rule(
    "hint-phrasing", .announcements, "A hint tells the gesture, gives an order, or repeats the label.",
    levels: .warning,
    impact: """
      A person hears "double tap" twice, or is told to tap although they use a keyboard or a switch.
      """,
    because: """
      A hint says what will happen, in the third person: "Opens the album." The screen reader adds how to do it in the way \
      that the person uses. Nobody must need the hint: many people switch hints off.
      """,
    references: [
      .wcag("3.3.2"),
      Reference(
        "Apple, accessibilityHint",
        url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilityhint"),
      .report("microsoft/fluentui-apple#307"), .report("mullvad/mullvadvpn-app#8145"),
      .report("mozilla-mobile/firefox-ios#709"),
      .report("wordpress-mobile/WordPress-iOS#13202"),
    ],
    options: [
      RuleOption(
        "allow-adjustable-gesture", .bool(false),
        "whether the hint of an adjustable element may tell the swipe (MagentaA11y)")
    ],
    fixing: .partly,
    fails: [
      Example("a gesture", "cards:\n▶  - {label: Alps, hint: Double tap to open the album}"),
      Example("an order", "cards:\n▶  - {label: Alps, hint: Open the album}"),
      Example("the kind of control", "cards:\n▶  - {label: Alps, hint: Button that opens the album.}"),
      Example("the label again", "cards:\n▶  - {label: Opens the album, hint: Opens the album}"),
      Example(
        "a gesture in German", "language: de\ncards:\n▶  - {label: Alpen, hint: Doppeltippen zum Öffnen}"),
    ],
    passes: [Example("what will happen", "cards:\n  - {label: Alps, hint: Opens the album.}")],
    traps: [
      Example(
        "a language without a word list", "language: fi\ncards:\n  - {label: Alpit, hint: Napauta avataksesi}"
      ),
      Example("a button is the subject", "cards:\n  - {label: Coat, hint: Shows the button colours.}"),
      Example("the word in another sense", "cards:\n  - {label: Water, hint: Shows the tap water report.}"),
      Example(
        "allowed for adjustable elements",
        "adjustable: {label: Albums, value: \"A, 1 of 2\", hint: Swipe up or down to change the album, increment: next, decrement: previous}\ncards: [A, B]",
        options: ["allow-adjustable-gesture": .bool(true)]),
    ],
    checks: .element { element, report in
      guard let hint = element.node.hint, let text = hint.knownText, !SpokenWords.isBlank(text) else {
        return
      }
      let isAllowed = report.options.bool("allow-adjustable-gesture") && element.node.isAdjustable
      check(
        text, label: element.label?.knownText, language: element.language, isGestureAllowed: isAllowed,
        at: element.hintSpot, report
      ) {
        element.fix("say '\($0)'", .setHint(TextValue($0)))
      }
    },
    .carousel { carousel, report in
      guard carousel.ownElement == nil else { return }
      for modifier in carousel.placed.view.modifiers where modifier.isEnabled {
        guard case .accessibility(.hint(let hint)) = modifier.kind, let text = hint.knownText else {
          continue
        }
        let language = carousel.inside.language ?? carousel.screen.settings.language
        check(
          text, label: nil, language: language, isGestureAllowed: false, at: carousel.spot(of: "hint"), report
        ) { _ in
          nil
        }
      }
    })

  private static func check(
    _ text: String, label: String?, language: String, isGestureAllowed: Bool, at spot: Spot, _ report: Report,
    fix: (String) -> Fix?
  ) {
    let words = HintWords(language: language)
    if let label, SpokenWords.normalised(label) == SpokenWords.normalised(text) {
      return report.fail(
        .warning, at: spot, "the hint repeats the label '\(label)'",
        advice: "leave it out, or say what will happen")
    }
    if let gesture = words.gesture(in: text), !isGestureAllowed {
      let better = words.withoutGesture(text)
      return report.fail(
        .warning, at: spot, "the hint '\(text)' names a gesture ('\(gesture)')",
        advice: better.map { "say '\($0)'" } ?? "say what will happen, not how to do it",
        fix: better.flatMap(fix))
    }
    if let role = words.leadingRole(in: text) {
      return report.fail(
        .warning, at: spot, "the hint '\(text)' names the kind of control ('\(role)')",
        advice: "say what will happen: the screen reader says by itself what it is")
    }
    guard let order = words.order(in: text) else { return report.pass() }
    let better = words.thirdPerson(text)
    report.fail(
      .warning, at: spot, "the hint '\(text)' gives an order ('\(order)')",
      advice: better.map { "say '\($0)'" } ?? "say what will happen", fix: better.flatMap(fix))
  }
}

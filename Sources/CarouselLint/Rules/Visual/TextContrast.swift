import CarouselModel
import CarouselSemantics

extension Rule {
  static let textContrast = Rule(
    "text-contrast", .visual, "Text cannot be told from what lies behind it.",
    levels: .error(
      "an error if even the best place fails in light or dark, a warning if a part fails there or if all of it fails only with Increase Contrast, info if a part fails only then; review where a layer is not known; what rests on an estimated layout is at most a warning"
    ),
    impact: """
      A person with low vision, with an older eye, or in the sun cannot read the text. One who turned Increase Contrast on \
      expects more, and in dark mode gets less.
      """,
    because: """
      WCAG asks for 4.5 to 1, and 3 to 1 for large text, at every place of the text and in every appearance. System colours \
      change with the appearance, with Increase Contrast and with the release, so that white on a system gradient that looks \
      fine on your phone may fail on another. Darken what lies behind, or choose another colour for the text.
      """,
    references: [
      .wcag("1.4.3"), .wcag("1.4.6"),
      Reference("ACT rule afw4f7", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/afw4f7/"),
      Reference(
        "Apple, Human Interface Guidelines, Color",
        url: "https://developer.apple.com/design/human-interface-guidelines/color"),
      .report("w3c/aria-practices#1063"), .report("cvs-health/ios-swiftui-accessibility-techniques#24"),
    ],
    options: [
      RuleOption(
        "large-text", .word("css-pixels"), choices: ["css-pixels", "points"],
        "from which size text is large: 24 or 18.66 bold (a point is a CSS pixel), or 18 or 14 bold"),
      RuleOption("normal", .number(4.5), "the ratio that text needs"),
      RuleOption("large", .number(3), "the ratio that large text needs"),
    ],
    fails: [
      Example(
        "white on green",
        "text:\n▶  {text: Forest, color: white, size: 28, weight: bold, background: [green, teal]}"),
      Example(
        "a part is too light",
        "text:\n▶  {text: Sunrise, color: white, size: 28, weight: bold, background: [orange, indigo]}"),
      Example("a picture that nobody knows", "text:\n▶  {text: Forest, color: white, background: photo}"),
      Example("a thinned text", "text:\n▶  {text: Forest, color: black@0.4, background: white}"),
    ],
    passes: [
      Example(
        "white on dark",
        "text: {text: Night, color: white, size: 28, weight: bold, background: [black, \"#222244\"]}"),
      Example("the system's own colours", "text: {text: Night, color: primary}"),
    ],
    traps: [
      Example(
        "a picture under a dark enough scrim",
        "vstack:\n  - zstack: [{image: hero}, {color: black@0.8}, {text: Forest, foreground: white}]"),
      Example(
        "a disabled button",
        "vstack:\n  - {button: {title: Next}, foreground: gray, background: white, disabled: true}"),
      Example(
        "text that decorates",
        "text: {text: Forest, color: \"#EEEEEE\", background: white, decorative: true, exposed: false}"),
      Example(
        "text that cannot be seen",
        "vstack: [{text: Forest, foreground: white, background: white, opacity: 0}]"),
    ],
    checks: .cards { carousel, report in
      let judge = TextContrastJudge(report)
      return CardPass { card in
        for view in card.texts where view.isReadable { judge.check(view, on: card, of: carousel) }
      }
    },
    .screen { screen, report in
      let judge = TextContrastJudge(report)
      for view in screen.views where view.text != nil && view.isReadable {
        judge.check(view, settings: screen.facts)
      }
    })
}

extension ViewSubject {
  /// Whether it is a text that people are meant to read.
  var isReadable: Bool {
    guard isVisible, !surroundings.isDecoration, !placed.isDisabled, let text,
      !SpokenWords.isBlank(text.rendered)
    else { return false }
    // The colour of a button's label is the app's accent colour, which is not stated.
    return !(surroundings.isInControl && surroundings.foreground == nil)
  }
}

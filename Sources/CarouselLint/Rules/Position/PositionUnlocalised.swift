import CarouselModel
import CarouselSemantics

extension Rule {
  static let positionUnlocalised = Rule(
    "position-unlocalised", .position, "The position is said in English words that cannot be translated.",
    levels: .warning("info where the app's language is English or not stated"),
    impact:
      "A person who uses the app in German hears an English \"of\" in a German voice, which nobody understands.",
    because: """
      In SwiftUI a string literal is a key that translators see, and a String variable is taken as it is. Build the text \
      from a localised resource: Text("\\(index) of \\(count)") or String(localized:).
      """,
    references: [
      .wcag("3.1.2"),
      Reference(
        "Apple, LocalizedStringKey",
        url: "https://developer.apple.com/documentation/swiftui/localizedstringkey"),
      .report("SSENSE/vue-carousel#496"), .report("YIZHUANG/react-multi-carousel#291"),
      .report("carbon-design-system/carbon-ai-chat#1911"), .report("SAP/spartacus#14000"),
    ],
    fixing: .suggestion,
    fails: [
      Example(
        "fixed English in a German app",
        "language: de\ncards:\n▶  - {label: Alpen, value: {verbatim: 1 of 2}}\n▶  - {label: Sahara, value: {verbatim: 2 of 2}}"
      ),
      Example("on the carousel itself", "▶value: {verbatim: 1 of 4}\nlanguage: de"),
    ],
    passes: [
      Example(
        "a key for translators",
        "language: de\ncards:\n  - {label: Alpen, value: {key: \"%lld of %lld\", arguments: [1, 2]}}\n  - {label: Sahara, value: {key: \"%lld of %lld\", arguments: [2, 2]}}"
      )
    ],
    traps: [
      Example(
        "only digits and a slash",
        "language: de\ncards:\n  - {label: Alpen, value: {verbatim: 1/2}}\n  - {label: Sahara, value: {verbatim: 2/2}}"
      ),
      Example(
        "a numbered title among other texts",
        "language: de\ncards:\n  - {texts: [Dark, Season 2 of 3], children: combine}\n  - {texts: [Das Boot, Season 1 of 4], children: combine}"
      ),
      Example("a page control of the platform", "hstack: [{page-control: {page: 1, count: 4}}]"),
      Example(
        "German that is fixed",
        "language: de\ncards:\n  - {label: Alpen, value: {verbatim: 1 von 2}}\n  - {label: Sahara, value: {verbatim: 2 von 2}}"
      ),
    ],
    checks: .element { element, report in
      guard !element.isPageControl else { return }
      // Words that were combined are not known to be keys any more.
      let label = element.hasOwnLabel || element.views.count < 2 ? element.label : nil
      for text in [element.node.value, label].compactMap(\.self) {
        check(
          text, language: element.language, at: element.spot, isControl: element.isControl || element.isDots,
          report)
      }
    },
    .carousel { carousel, report in
      guard carousel.ownElement == nil, let value = carousel.ownValue else { return }
      check(
        value, language: carousel.inside.language ?? carousel.screen.settings.language,
        at: carousel.spot(of: "value"),
        isControl: false, report)
    })

  /// English words around numbers, and those of the controls of carousels.
  private static let controlWords: Set<String> = ["next", "previous", "slide", "page", "pause", "play", "go"]

  private static func check(
    _ text: TextValue, language: String, at spot: Spot, isControl: Bool, _ report: Report
  ) {
    let words = Set(SpokenWords.words(text.rendered))
    let isEnglishPosition =
      PositionPhrase.last(in: text).map { !$0.isNumberedTitle } ?? false && words.contains("of")
    let isEnglishControl = isControl && !words.isDisjoint(with: controlWords) && !language.hasPrefix("en")
    guard isEnglishPosition || isEnglishControl else { return }
    guard text.origin == .verbatim else { return report.pass() }
    let isEnglish = language.hasPrefix("en")
    report.fail(
      isEnglish ? .info : .warning, at: spot,
      "\(text.quoted) cannot be translated" + (isEnglish ? "" : ", and the language is '\(language)'"),
      advice: "make it a localised text, with the numbers as its arguments")
  }
}

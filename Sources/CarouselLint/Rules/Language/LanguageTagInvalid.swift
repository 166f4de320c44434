import CarouselModel
import CarouselSemantics

extension Rule {
  static let languageTagInvalid = Rule(
    "language-tag-invalid", .language, "A language is given in a way that no speech engine understands.",
    levels: .error("info for the spelling of a locale identifier"),
    impact:
      "A person hears the words in the wrong voice, as if somebody read a foreign language letter by letter.",
    because: """
      Write a BCP 47 tag: the code of the language, and where it matters script and region, joined by hyphens: "en", "en-GB", \
      "zh-Hant".
      """,
    references: [
      .wcag("3.1.1"), .wcag("3.1.2"),
      Reference("RFC 5646, Tags for Identifying Languages", url: "https://www.rfc-editor.org/rfc/rfc5646"),
      Reference("ACT rule de46e4", url: "https://www.w3.org/WAI/standards-guidelines/act/rules/de46e4/"),
    ],
    fixing: .partly,
    fails: [
      Example("the name of a language", "▶language: englisch\ncards: [A, B]"),
      Example("on a card", "cards:\n▶  - {label: Forest, language: en_US}"),
    ],
    passes: [Example("language and region", "language: en-GB\ncards: [A, B]")],
    traps: [
      Example("private use", "language: x-klingon\ncards: [A, B]"),
      Example("script, region and variant", "language: de-Latn-CH-1996\ncards: [A, B]"),
    ],
    checks: .screen { screen, report in
      guard let tag = screen.facts.screen.overrides.language else { return }
      check(tag, at: screen.languageSpot, fix: nil, report)
    },
    .element { element, report in
      guard let tag = element.node.language, tag != element.view?.placed.context.settings.language else {
        return
      }
      let spot = element.spot { if case .accessibility(.language) = $0 { true } else { false } }
      check(tag, at: spot, fix: { element.fix("write '\($0)'", .setLanguage($0)) }, report)
    })

  private static func check(_ tag: String, at spot: Spot, fix: ((String) -> Fix?)?, _ report: Report) {
    switch LanguageTag(tag).fault {
    case nil: report.pass()
    case .spelling(let right):
      report.fail(
        .info, at: spot, "'\(tag)' is a locale identifier and no language tag", advice: "write '\(right)'",
        fix: fix?(right))
    case .meant(let right):
      report.fail(
        .error, at: spot, "'\(tag)' is no language tag", advice: "write '\(right)'", fix: fix?(right))
    case .invalid:
      report.fail(
        .error, at: spot, "'\(tag)' is no language tag", advice: "write a BCP 47 tag, such as 'en' or 'en-GB'"
      )
    }
  }
}

extension ScreenSubject {
  /// Where the language of the screen is stated, as far as that is known.
  fileprivate var languageSpot: Spot { spot.at(carousels.first?.inside.source) }
}

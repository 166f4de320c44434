import CarouselModel
import CarouselSemantics

extension Rule {
  static let languageTagInvalid = Rule(
    "language-tag-invalid", .language, "A language is given by something that is no valid language tag.",
    levels: .error("info for locale identifiers such as en_US"),
    impact: "People who listen hear the words in the wrong voice, with the sounds of another language.",
    because: """
      Screen readers choose the voice by a BCP 47 tag: a language, and where it matters a script and a region, such as en, \
      pt-BR or zh-Hant. A tag that is not registered is ignored, and the words are read in the language of the device.
      """,
    references: [
      .wcag("3.1.1"), .wcag("3.1.2"),
      Reference(
        "ACT rule de46e4, element with lang attribute has valid language tag",
        url: "https://www.w3.org/WAI/standards-guidelines/act/rules/de46e4/"),
      Reference("RFC 5646, Tags for Identifying Languages", url: "https://www.rfc-editor.org/rfc/rfc5646"),
    ],
    fixing: .partly,
    fails: [
      Example("a name of a language", "cards:\n▶  - {label: Hello, language: englisch}"),
      Example("a region in place of a language", "cards:\n▶  - {label: 山, language: jp}"),
      Example("the longer code", "cards:\n▶  - {label: Hello, language: eng}"),
      Example("a locale identifier", "cards:\n▶  - {label: Hello, language: en_US}"),
    ],
    passes: [
      Example("a language and a region", "cards:\n  - {label: Hello, language: en-GB}"),
      Example("a script", "cards:\n  - {label: 山, language: zh-Hant-TW}"),
    ],
    traps: [
      Example("private use", "cards:\n  - {label: Hello, language: x-elvish}"),
      Example("a tag that the grammar lists by name", "cards:\n  - {label: Hello, language: i-klingon}"),
      Example("a language without a subtag of two letters", "cards:\n  - {label: Hello, language: gsw-CH}"),
      Example("another case", "cards:\n  - {label: Hello, language: EN-gb}"),
      Example("a number for a region", "cards:\n  - {label: Hola, language: es-419}"),
    ],
    checks: .screen { screen, report in
      guard let tag = screen.facts.screen.overrides.language else { return }
      // A carousel at the top of a screen states its language for both; it is told where the carousel is.
      guard !screen.views.contains(where: { $0.languages.contains { $0.tag == tag } }) else { return }
      LanguageTagReport(tag: tag, spot: screen.spot, edit: nil).report(to: report)
    },
    .view { view, report in
      for (tag, source) in view.languages {
        let edit: (String) -> SemanticEdit? = { suggestion in
          view.placed.view.source.map { SemanticEdit(.setLanguage(suggestion), view: $0, property: source) }
        }
        LanguageTagReport(tag: tag, spot: view.spot.at(source), edit: edit).report(to: report)
      }
    })
}

extension ViewSubject {
  /// The languages that are given to the view, with where.
  fileprivate var languages: [(tag: String, source: SourceRange?)] {
    var result = placed.view.modifiers.compactMap { modifier -> (tag: String, source: SourceRange?)? in
      guard modifier.isEnabled, case .accessibility(.language(let tag)) = modifier.kind else { return nil }
      return (tag, modifier.source)
    }
    if case .element(let content) = kind, let tag = content.language {
      result.append((tag, placed.view.source))
    }
    return result
  }
}

/// A finding on one tag.
private struct LanguageTagReport {
  let tag: String
  let spot: Spot
  let edit: ((String) -> SemanticEdit?)?

  func report(to report: Report) {
    switch LanguageTagCheck.answer(for: tag) {
    case .valid: report.pass()
    case .localeIdentifier(let suggestion):
      report.fail(
        .info, at: spot, "'\(tag)' is a locale identifier and no language tag",
        advice: "write '\(suggestion)'",
        fix: fix(suggestion, .safe))
    case .invalid(let why, let suggestion):
      report.fail(
        .error, at: spot, "'\(tag)' is no valid language tag: \(why)",
        advice: suggestion.map { "write '\($0)'" } ?? "write a registered tag, such as en, pt-BR or zh-Hant",
        fix: suggestion.flatMap { fix($0, .unsafe) })
    }
  }

  private func fix(_ suggestion: String, _ safety: Fix.Safety) -> Fix? {
    edit?(suggestion).map { Fix("write the language as '\(suggestion)'", safety: safety, edits: [$0]) }
  }
}

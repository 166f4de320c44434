import CarouselModel
import CarouselSemantics

extension Rule {
  static let languageMismatch = Rule(
    "language-mismatch", .language, "Words are in another language than their tag says.",
    levels: .warning("info where only the words, not the script, tell, or where the language is not stated"),
    impact:
      "A person hears Russian spelled out by an English voice, or German words as if they were English.",
    because: """
      Screen readers choose the voice by the language tag. Mark text in another language with its own tag \
      (accessibilityLanguage, or the language of an attributed string).
      """,
    references: [
      .wcag("3.1.2"),
      Reference(
        "Apple, accessibilityLanguage",
        url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylanguage"
      ),
      .report("vermont42/Conjugar#7"), .report("Orange-OpenSource/ouds-ios#716"),
    ],
    fails: [
      Example("another script", "language: en\ncards:\n▶  - {label: Приключение начинается здесь}"),
      Example(
        "other words",
        "language: en\ncards:\n▶  - {label: Das Abenteuer beginnt mit der Reise und ist nicht teuer}"),
    ],
    passes: [
      Example("marked", "language: en\ncards:\n  - {label: Приключение начинается здесь, language: ru}")
    ],
    traps: [
      Example("a name", "language: en\ncards: [Москва, Crème brûlée, Das Boot]"),
      Example(
        "mixed with a quotation", "language: en\ncards:\n  - {label: \"The Greek word λόγος means speech\"}"),
      Example("Japanese in its three scripts", "language: ja\ncards:\n  - {label: 冒険はここから始まります}"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText, !element.node.isLabelImplicit,
        let script = TextScript.main(of: text)
      else { return }
      let scripts = TextScript.scripts(of: element.language)
      let words = SpokenWords.words(text).count
      let isLong =
        script == .han || script == .kana || script == .thai
        ? text.count >= 6 : words >= (script == .latin ? 4 : 2)
      guard !scripts.isEmpty else { return }
      if !scripts.contains(script) {
        guard isLong else { return report.pass() }
        return report.fail(
          element.isLanguageStated ? .warning : .info, at: element.labelSpot,
          "\(label.quoted) is in \(script.rawValue) letters, and the language is '\(element.language)'",
          advice: "mark it with its own language")
      }
      let primary = element.language.split(separator: "-").first.map { $0.lowercased() } ?? ""
      guard script == .latin, let likely = TextScript.likelyLanguage(of: text), likely != primary else {
        return report.pass()
      }
      report.fail(
        .info, at: element.labelSpot,
        "\(label.quoted) looks like '\(likely)', and the language is '\(element.language)'",
        advice: "mark it with its own language if it is not a name or title")
    })
}

extension ElementSubject {
  /// Whether somebody stated the language, rather than that of the settings holding.
  fileprivate var isLanguageStated: Bool {
    node.language != nil || view?.surroundings.language != nil || isScreenLanguageStated
  }
}

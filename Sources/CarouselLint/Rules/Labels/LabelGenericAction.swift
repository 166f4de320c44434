import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelGenericAction = Rule(
    "label-generic-action", .labels, "Several buttons say the same action and not of what.",
    levels: .warning,
    impact: "A person who jumps from button to button hears \"Read more, Read more, Read more\".",
    because: """
      Out of its card, a button has only its label. Let it name the object: "Read more about Alps". The visible words can \
      stay short.
      """,
    references: [
      .wcag("2.4.4"), .wcag("2.4.9"), .report("mitodl/micromasters#1686"),
      .report("backdrop/backdrop-issues#5275"),
    ],
    status: .preview,
    options: [
      RuleOption(
        "words",
        .words([
          "read more", "learn more", "see all", "see more", "show more", "view more", "more", "more info",
          "details", "here", "click here", "open", "go", "view", "mehr", "mehr erfahren", "weiterlesen",
          "en savoir plus", "lire la suite", "leer mas", "ver mas", "scopri di piu", "lees meer",
          "saiba mais", "view details", "see details", "show details", "läs mer", "læs mere", "les mer",
          "подробнее", "czytaj więcej", "devamını oku", "もっと見る", "詳しく見る", "続きを読む", "查看更多", "了解更多", "더 보기",
          "자세히 보기",
        ]),
        "labels that name no object, without regard to case")
    ],
    supersedes: [.card("label-duplicate")], fixing: .suggestion,
    fails: [
      Example(
        "in Japanese",
        "language: ja\ncards:\n▶  - {title: 山, button: もっと見る}\n▶  - {title: 海, button: もっと見る}"),
      Example(
        "the same words on every card",
        "cards:\n▶  - {title: Alps, button: Read more}\n▶  - {title: Amazon, button: Read more}"),
    ],
    passes: [
      Example(
        "the object is named",
        "cards:\n  - {title: Alps, button: {text: Read more, label: Read more about Alps}}\n  - {title: Amazon, button: {text: Read more, label: Read more about Amazon}}"
      )
    ],
    traps: [
      Example("only one such button", "cards:\n  - {title: Alps, button: Read more}\n  - {title: Amazon}"),
      Example(
        "one element says title and action",
        "cards:\n  - {title: Alps, button: Read more, children: combine}\n  - {title: Amazon, button: Read more, children: combine}"
      ),
    ],
    checks: .cards { _, report in
      let words = Set(report.options.words("words").map { SpokenWords.normalised($0) })
      var found: [(element: ElementSubject, card: String)] = []
      return CardPass(
        visit: { card in
          for element in card.elements where element.isControl || element.isCardControl {
            guard let text = element.label?.knownText, words.contains(SpokenWords.normalised(text)) else {
              continue
            }
            found.append((element, card.views.compactMap(\.text).first?.rendered ?? card.id))
          }
        },
        finish: {
          guard found.count > 1 else { return report.pass() }
          for (element, card) in found {
            let label = element.label ?? ""
            report.fail(
              .warning, at: element.labelSpot, "\(found.count) buttons of the carousel say \(label.quoted)",
              advice: "name the object in the label, such as '\(label.rendered): \(card)'",
              fix: element.fix(
                "name the card", .setLabel(TextValue("\(label.rendered): \(card)")), .suggestion,
                property: element.labelSource))
          }
        })
    })
}

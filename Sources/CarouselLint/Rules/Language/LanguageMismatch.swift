import CarouselModel
import CarouselSemantics

extension Rule {
  static let languageMismatch = Rule(
    "language-mismatch", .language, "Words are plainly in another language than they are said to be.",
    levels: .warning("info where the language is guessed from small words"),
    impact:
      "People who listen hear the words in a voice of another language, or letter by letter, and understand nothing.",
    because: """
      A screen reader reads words with the voice of the language that it is told. Words in another language need a tag of \
      their own: accessibilityLanguage in UIKit, the languageIdentifier of an AttributedString in SwiftUI.
      """,
    references: [
      .wcag("3.1.2"), .report("vermont42/Conjugar#7"), .report("Orange-OpenSource/ouds-ios#716"),
    ],
    fixing: .suggestion,
    fails: [
      Example("another script", "language: en\ncards:\n▶  - {label: Приключение начинается здесь}"),
      Example(
        "the name of the carousel",
        "language: en\n▶carousel: {label: Новые поступления этой недели, cards: [A]}"),
      Example("a guess", "language: en\ncards:\n▶  - {label: Willkommen in der Welt der Berge und Seen}"),
      Example("without spaces between words", "language: en\ncards:\n▶  - {label: ここから冒険が始まります}"),
    ],
    passes: [
      Example(
        "a tag of its own", "language: en\ncards:\n  - {label: Приключение начинается здесь, language: ru}"),
      Example(
        "the language of the screen", "language: ru\ncards:\n  - {label: Приключение начинается здесь}"),
    ],
    traps: [
      Example("no language is stated", "cards:\n  - {label: Приключение начинается здесь}"),
      Example("the title of a work", "language: de\ncards:\n  - {label: The Dark Side of the Moon}"),
      Example("a name", "language: en\ncards:\n  - {label: Анна Каренина}"),
      Example("a title with a small word", "language: en\ncards:\n  - {label: Война и мир}"),
      Example("a title in another script", "language: ru\ncards:\n  - {label: The Lord of the Rings}"),
      Example("a title without spaces", "language: en\ncards:\n  - {label: となりのトトロ}"),
      Example("the name of a product", "language: ru\ncards:\n  - {label: iPhone 15 Pro Max}"),
      Example("names in capitals", "language: en\ncards:\n  - {label: Лев Николаевич Толстой}"),
      Example(
        "a quotation", "language: en\ncards:\n  - {label: \"The sign reads «Приключение начинается здесь»\"}"),
      Example("a loanword", "language: en\ncards:\n  - {label: Zeitgeist and Kindergarten}"),
      Example("a language of two scripts", "language: sr\ncards:\n  - {label: Avantura počinje ovde}"),
    ],
    checks: .screen { screen, report in
      let stated = screen.facts.screen.overrides.language
      for element in screen.elements { LanguageMatch(element, stated: stated)?.report(to: report) }
      for carousel in screen.carousels {
        LanguageMatch(groupOf: carousel, stated: stated)?.report(to: report)
      }
    },
    .card { card, report in
      let stated = card.carousel.screen.screen.overrides.language
      for element in card.elements { LanguageMatch(element, stated: stated)?.report(to: report) }
    })
}

/// The words of a stop and the language that they are said to be in.
private struct LanguageMatch {
  private let spot: Spot
  private let fix: (String) -> Fix?
  private let tag: String
  private let text: String

  /// The name of the group around the cards.
  init?(groupOf carousel: CarouselSubject, stated: String?) {
    guard carousel.ownElement == nil, !carousel.isHidden, let tag = carousel.inside.language ?? stated,
      let label = carousel.placed.view.groupLabel?.knownText
    else { return nil }
    spot = carousel.spot(of: "label")
    fix = { _ in nil }
    self.tag = tag
    text = Self.withoutQuotations(label)
  }

  /// Nil where no language is stated or no words are known.
  init?(_ element: ElementSubject, stated: String?) {
    let own = element.node.language ?? element.views.first?.surroundings.language
    guard let tag = own ?? (element.language == stated ? stated : own) ?? stated else { return nil }
    // "1 of 2" is the matter of another rule.
    let value = element.node.value.flatMap { PositionPhrase.last(in: $0) == nil ? $0 : nil }
    let texts = [element.node.label, value, element.node.hint].compactMap { $0?.knownText }
    guard !texts.isEmpty else { return nil }
    spot = element.labelSpot
    fix = { element.fix("mark the language", .setLanguage($0), .suggestion) }
    self.tag = tag
    text = Self.withoutQuotations(texts.joined(separator: " "))
  }

  /// Whether all longer words begin with a capital, as in the titles of works; in German most nouns do.
  private var isTitle: Bool {
    let long = text.split(separator: " ").filter { $0.count > 3 }
    return long.count > 1 && long.allSatisfy { $0.first?.isUppercase == true }
  }

  func report(to report: Report) {
    if let script = foreignScript {
      return report.fail(
        .warning, at: spot,
        "\(quoted) is in \(script.rawValue) letters, and its language is said to be '\(tag)'",
        advice: "give it the tag of its language, for example '\(script.exampleTag)'",
        fix: fix(script.exampleTag))
    }
    let language = tag.split(separator: "-").first.map { $0.lowercased() } ?? tag
    guard let guess = FunctionWords.guess(SpokenWords.words(text), saidToBe: language),
      guess == "de" || !isTitle
    else { return report.pass() }
    report.fail(
      .info, at: spot,
      "\(quoted) seems to be in '\(guess)', and its language is said to be '\(tag)'",
      advice: "if so, give it the tag '\(guess)'",
      fix: fix(guess))
  }

  private var quoted: String { TextValue(text).quoted }

  /// The script of nearly all letters, where the language is not written in it and the words are no names.
  private var foreignScript: Script? {
    guard let own = Script.scripts(of: tag) else { return nil }
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
      if let script = Script.of(scalar) { counts[script, default: 0] += 1 }
    }
    let total = counts.values.reduce(0, +)
    let foreign = counts.filter { !own.contains($0.key) }
    guard let main = foreign.max(by: { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }) else {
      return nil
    }
    let share = Double(foreign.values.reduce(0, +)) / Double(max(total, 1))
    // Chinese and Japanese set no spaces: ten of their letters are a sentence rather than a title.
    let isUnspaced = foreign.keys.contains { [.han, .kana, .thai].contains($0) }
    let isLong = isUnspaced ? foreign.values.reduce(0, +) >= 10 : !isName
    guard share > 0.8, isLong else { return nil }
    return foreign[.kana] != nil ? .kana : main.key
  }

  /// Whether it may be a name or a title: small words aside, two words or fewer, or every one has a capital.
  private var isName: Bool {
    let words = text.split { !$0.isLetter }.filter { $0.count > 3 || $0.first?.isLowercase != true }
    let long = words.filter { $0.count >= 3 }
    guard long.count >= 3 else { return true }
    // "iPhone" has its capital inside.
    return words.allSatisfy { $0.contains(where: \.isUppercase) }
  }

  private static let quotes: [Character: Character] = [
    "«": "»", "“": "”", "„": "“", "\"": "\"", "「": "」", "『": "』",
  ]

  /// The text without what stands in quotation marks.
  private static func withoutQuotations(_ text: String) -> String {
    var result = ""
    var closing: Character?
    for character in text {
      if let end = closing {
        if character == end || (end == "“" && character == "”") { closing = nil }
      } else if let end = quotes[character] {
        closing = end
      } else {
        result.append(character)
      }
    }
    return result
  }
}

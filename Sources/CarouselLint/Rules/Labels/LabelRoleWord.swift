import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelRoleWord = Rule(
    "label-role-word", .labels, "A label repeats what the screen reader says by itself.",
    levels: .warning("info where the visible text has the word too"),
    impact:
      "A person who listens hears \"Next button, Button\" or \"Upcoming, selected, Selected\" at every stop.",
    because: """
      The role and the state of an element are in its traits, and the screen reader speaks them in the person's own \
      language. Leave "button", "image" or "selected" out of the label. If the word stands in for a missing trait, add the \
      trait instead.
      """,
    references: [
      .wcag("4.1.2"), .wcag("1.1.1"),
      Reference(
        "Apple, accessibilityLabel",
        url: "https://developer.apple.com/documentation/objectivec/nsobject-swift.class/accessibilitylabel"),
      .report("department-of-veterans-affairs/vets-design-system-documentation#4514"),
      .report("eBay/ebayui-core#1222"),
    ],
    fixing: .partly,
    fails: [
      Example("the role", "controls:\n▶  next: {label: Next button}\ncards: [Alps, Sahara]"),
      Example(
        "the role before the name",
        "language: fr\ncontrols:\n▶  previous: {label: Bouton précédent}\ncards: [Alpes, Sahara]"),
      Example(
        "without spaces, in Japanese",
        "language: ja\ncontrols:\n▶  next: {label: 次へボタン}\n  previous: {label: 前へ}\ncards: [山, 海]"),
      Example("the state", "cards:\n▶  - {label: \"Upcoming, selected\", traits: [selected]}"),
      Example(
        "the role description of the carousel",
        "▶carousel: {label: Deals carousel, roleDescription: carousel}\ncards: [Alps, Sahara]"),
      Example(
        "how to activate it", "cards:\n▶  - {label: Alps. Double tap to open, traits: [button], action: open}"
      ),
    ],
    passes: [Example("the name alone", "controls:\n  next: {label: Next}\ncards: [Alps, Sahara]")],
    traps: [
      Example(
        "no role is spoken for a group on iOS", "carousel: {label: Albums carousel}\ncards: [Alps, Sahara]"),
      Example("inside another word", "cards:\n  - {label: Buttonwood, traits: [button], action: open}"),
      Example("the word is the subject", "cards:\n  - {label: Photo of the year, traits: [image]}"),
    ],
    checks: .element { element, report in
      guard let text = element.label?.knownText, !SpokenWords.isBlank(text) else { return }
      if let phrase = RoleWordFinder.gesturePhrase(in: text, of: element) {
        return report.fail(
          .warning, at: element.labelSpot,
          "the label \(TextValue(text).quoted) tells how to activate ('\(phrase)')",
          advice: "leave that out: the screen reader says it in its own words")
      }
      if let word = RoleWordFinder.leadingRole(in: text, of: element) {
        return report.fail(
          .warning, at: element.labelSpot,
          "the label \(TextValue(text).quoted) begins with '\(word)', which the screen reader says by itself",
          advice: "leave '\(word)' out")
      }
      guard let word = RoleWordFinder.trailingRole(in: text, of: element) else { return report.pass() }
      let isSeen = element.visibleTexts.contains {
        SpokenWords.words($0.rendered).last == SpokenWords.words(word).last
      }
      let rest = RoleWordFinder.dropping(word, from: text)
      report.fail(
        isSeen ? .info : .warning, at: element.labelSpot,
        "the label \(TextValue(text).quoted) ends in '\(word)', which the screen reader says by itself",
        advice: rest.isEmpty ? "write what it is for" : "say '\(rest)'",
        fix: rest.isEmpty || isSeen
          ? nil : element.fix("drop '\(word)'", .setLabel(TextValue(rest)), property: element.labelSource))
    },
    .carousel { carousel, report in
      guard let role = carousel.stated.roleDescription?.knownText, !SpokenWords.isBlank(role),
        let label = carousel.inside.groupLabels.last?.knownText
      else { return }
      report.require(
        !SpokenWords.words(label).contains(SpokenWords.normalised(role)), .warning,
        at: carousel.spot(of: "label"),
        "the carousel's label \(TextValue(label).quoted) repeats its role description '\(role)'",
        advice: "leave '\(role)' out of the label")
    })
}

private enum RoleWordFinder {
  static func gesturePhrase(in text: String, of element: ElementSubject) -> String? {
    guard element.isInteractive, element.hasOwnLabel, element.language.hasPrefix("en") else { return nil }
    let folded = SpokenWords.folded(text)
    return RoleWords.gesturePhrases.first { phrase in
      folded.hasPrefix(phrase) || folded.contains(". " + phrase) || folded.contains(", " + phrase)
    }
  }

  /// The last word of a label, as it is written, if the screen reader adds it for a trait that the element has.
  static func trailingRole(in text: String, of element: ElementSubject) -> String? {
    let written = text.split { !$0.isLetter }.last.map(String.init)
    guard let written, text.hasSuffix(written) || PositionPhrase.trimmed(text).hasSuffix(written) else {
      return nil
    }
    let folded = SpokenWords.folded(written)
    let words = RoleWords.traits.filter { !element.node.traits.isDisjoint(with: $0) }.flatMap {
      RoleWords.words(for: $0, language: element.language)
    }
    if words.contains(folded) { return written }
    // Where no spaces are set, the role is the end of the one word.
    guard ["ja", "zh", "ko"].contains(where: element.language.hasPrefix) else { return nil }
    return words.first { written.hasSuffix($0) }
  }

  /// The first word of a control's label, where the language puts the role before the name ("bouton suivant").
  static func leadingRole(in text: String, of element: ElementSubject) -> String? {
    guard case .control(let role)? = element.part, role != .card, element.node.traits.contains(.button),
      ["fr", "es", "it", "pt", "pl", "ru"].contains(where: element.language.hasPrefix),
      let written = text.split(whereSeparator: { !$0.isLetter }).first, text.contains(" ")
    else { return nil }
    let words = RoleWords.words(for: .button, language: element.language)
    return words.contains(SpokenWords.folded(String(written))) ? String(written) : nil
  }

  static func dropping(_ word: String, from text: String) -> String {
    let text = PositionPhrase.trimmed(text)
    return PositionPhrase.trimmed(String(text.dropLast(word.count)))
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let captionDuplicatesCard = Rule(
    "caption-duplicates-card", .exposure, "A caption repeats the label of the current card.",
    levels: .info,
    impact: "A person who listens hears the same name twice, as if there were one more thing.",
    because: """
      For the eye the caption belongs to the card; for the ear it is a further stop. Hide it, or make it the value of the \
      carousel.
      """,
    references: [
      Reference(
        "Google Accessibility Test Framework, DuplicateSpeakableText",
        url: "https://github.com/google/Accessibility-Test-Framework-for-Android"),
      .report("guardian/dotcom-rendering#15365"), .report("gmarm/BetterSegmentedControl#136"),
    ],
    fixing: .suggestion,
    fails: [
      Example("the selection as a caption", "selection: Midnight\n▶caption: {text: Midnight, exposed: true}"),
      Example(
        "below the cards",
        "selection: b\n▶caption: Blue Hour\ncards:\n  - {id: a, label: Night Drive}\n  - {id: b, label: Blue Hour}"
      ),
    ],
    passes: [Example("hidden", "selection: Midnight\ncaption: {text: Midnight, exposed: false}")],
    traps: [
      Example("a sign more", "selection: A+\ncaption: A"),
      Example("it adds words", "selection: Midnight\ncaption: Midnight by The Owls"),
      Example(
        "the only place where the name is seen",
        "selection: b\ncaption: Blue Hour\ncards:\n  - {id: a, label: Night Drive, image: {name: a, decorative: true}}\n  - {id: b, label: Blue Hour, image: {name: b, decorative: true}}"
      ),
    ],
    checks: .screen { screen, report in
      for carousel in screen.carousels where !carousel.isHidden {
        guard let name = currentName(carousel) else { continue }
        for element in screen.elements where isCaption(element, of: carousel) {
          guard let text = element.label?.knownText,
            HeardWords.of(text) == HeardWords.of(name)
          else {
            report.pass()
            continue
          }
          report.fail(
            .info, at: element.spot, "the caption repeats '\(name)', which the current card says",
            advice: "hide it, or make it the value of the carousel",
            fix: element.fix("hide the caption", .hide, .suggestion))
        }
      }
    })

  private static func isCaption(_ element: ElementSubject, of carousel: CarouselSubject) -> Bool {
    if element.part == .caption { return element.spot.carousel == carousel.number }
    return element.part == nil && element.node.view == "Text" && !element.node.traits.contains(.header)
      && !element.isInteractive
  }

  /// What the current card says; nil where its name is seen nowhere else, or nothing is selected.
  private static func currentName(_ carousel: CarouselSubject) -> String? {
    guard let id = carousel.screen.state[carousel.facts.position].text ?? carousel.stated.selection else {
      return nil
    }
    guard carousel.cardCount > 0 else { return id }
    guard let index = carousel.facts.index(of: id), let card = carousel.card(at: index) else {
      return nil
    }
    guard let name = card.spokenLabel?.knownText else { return nil }
    let showsOnlyPictures = card.texts.isEmpty && card.views.contains { $0.image != nil }
    return showsOnlyPictures ? nil : name
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let cardLabelMissing = Rule(
    "card-label-missing", .labels, "A card or control is a stop of the screen reader and has nothing to say.",
    levels: .error(
      "a warning for a text field with a prompt, review where a picture is only known at run time"),
    impact: """
      A person who cannot see the card hears only "image" or "button", or nothing at all, and cannot tell it from the \
      others.
      """,
    because: """
      A screen reader can say only the words that it is given. A picture has none of its own: give the card a label that \
      says what a person sees on it, and mark pictures that add nothing as decorative.
      """,
    references: [
      .wcag("1.1.1"), .wcag("4.1.2"), .report("microsoft/AdaptiveCards#8406"),
      .report("flutter/flutter#175774"),
      .report("ealeksandrov/EAIntroView#163"),
    ],
    supersedes: [.node("label-file-name"), .node("label-symbol-name"), .node("decorative-image-exposed")],
    fails: [
      Example("a card that is only a picture", "cards:\n▶  - {id: a, image: {name: photo1}}"),
      Example(
        "a button that is only a picture",
        "controls:\n▶  next: {image: {name: arrow}}\ncards: [Alps, Sahara]"),
      Example("a button without words", "controls:\n▶  next: {label: none}\ncards: [Alps, Sahara]"),
    ],
    passes: [
      Example("a label", "cards:\n  - {id: a, label: Sunrise, image: {name: photo1, decorative: true}}"),
      Example(
        "a picture with a label", "cards:\n  - {id: a, image: {name: photo1, label: A red sun over the sea}}"),
    ],
    traps: [
      Example("a page control of the platform", "hstack: [{page-control: {page: 1, count: 4}}]"),
      Example(
        "a picture with a label, and a position",
        "cards:\n  - {image: {name: photo1, label: A dog}, value: 1 of 2}\n  - {image: {name: photo2, label: A cat}, value: 2 of 2}"
      ),
      Example("a hidden card is no stop", "cards:\n  - {id: a, hidden: true, image: {name: photo1}}"),
      Example(
        "one of the combined views has text",
        "cards:\n  - {id: a, image: {name: photo1}, texts: [Sunrise], children: combine}"),
    ],
    checks: .element { element, report in
      guard !element.isDots, !element.isPageControl else { return }
      guard let label = element.label else {
        // The system's search field is named by its prompt, and its trait says what it is.
        guard !element.node.traits.contains(.searchField) || element.node.value == nil else {
          return report.pass()
        }
        guard !element.node.traits.contains(.textEntry) || element.node.value == nil else {
          return report.fail(
            .warning, at: element.spot,
            "the text field is named by its prompt alone, which is gone once something is typed",
            advice: "give it a label")
        }
        if let picture = pictureFromRunTime(element) {
          return report.review(
            at: element.spot, "the \(element.noun) is a picture without a label: \(picture)",
            advice: "give it a label that says what a person sees")
        }
        return report.fail(
          .error, at: element.spot, "the \(element.noun) has nothing to say",
          advice: "give it a label that says what a person sees")
      }
      if element.isControl, element.node.isLabelImplicit, let name = element.onlyAsset {
        return report.fail(
          .error, at: element.spot, "the \(element.noun) is only the picture '\(name)', which has no label",
          advice: "give it a label that says what it does")
      }
      // Words that are only known at run time are words; what is not stated is left alone.
      if !element.node.isLabelImplicit, !label.isEmpty, label.isKnown { report.pass() }
    },
    .card { card, report in
      let named = card.elements.filter { !$0.isCardControl && $0.label != nil }
      guard let element = named.first, named.allSatisfy(\.node.isLabelImplicit) else { return }
      switch element.views.compactMap(\.image).first(where: { $0.label == nil })?.source {
      case .asset(let name):
        report.fail(
          .error, at: element.spot, "the card is only the picture '\(name)', which has no label",
          advice: "give the picture or the card a label, or mark the picture as decorative")
      case .symbol, .drawn, nil: break
      }
    })

  /// The expression of a picture that the app makes, which may bring a label of its own.
  private static func pictureFromRunTime(_ element: ElementSubject) -> String? {
    element.views.lazy.compactMap(\.image).compactMap { image in
      guard case .drawn(let expression?) = image.source, image.label == nil else { return nil }
      return expression
    }.first
  }
}

extension ElementSubject {
  /// The name of the asset that is all it shows, where nothing is said of it.
  fileprivate var onlyAsset: String? {
    guard visibleTexts.isEmpty else { return nil }
    let images = views.compactMap(\.image)
    guard images.count == 1, images[0].label == nil, case .asset(let name) = images[0].source else {
      return nil
    }
    return name
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let labelSymbolName = Rule(
    "label-symbol-name", .labels, "The name of an SF Symbol is what is said.",
    levels: .warning("review where the symbol's name is one word, for which the system may have a good one"),
    impact:
      "A person who listens hears \"moon dot stars dot fill\", or a word that the system chose, instead of what is meant.",
    because: """
      Symbols are named after their drawing, not after what they mean in your app, and Apple publishes no list of the words \
      that it speaks for them. Give the symbol a label, or hide it when the words beside it say the same.
      """,
    references: [
      .wcag("1.1.1"),
      Reference(
        "Apple, WWDC21 session 10119, SwiftUI Accessibility: Beyond the basics",
        url: "https://developer.apple.com/videos/play/wwdc2021/10119/"),
      .report("rioX432/CivitDeck#369"), .report("intent-hq/intent#4114"),
    ],
    fixing: .partly,
    fails: [
      Example("a symbol's name as label", "cards:\n▶  - {label: moon.stars.fill}"),
      Example(
        "a symbol without a label",
        "cards:\n▶  - {texts: [1234 downloads], image: {symbol: arrow.down.circle, exposed: true}}"),
      Example(
        "a button that is only a symbol", "controls:\n▶  next: {icon: chevron.forward}\ncards: [Alps, Sahara]"
      ),
    ],
    passes: [
      Example(
        "a word, and the symbol decorates",
        "cards:\n  - {label: Night, image: {symbol: moon.stars.fill, decorative: true}}")
    ],
    traps: [
      Example("a web site", "cards: [booking.com, maps.app]"),
      Example(
        "a button with a label of its own",
        "controls:\n  next: {icon: chevron.forward, label: Next}\ncards: [Alps, Sahara]"),
      Example(
        "the icon of a label is silent", "hstack:\n  - {label: {title: Favourites, symbol: star.fill}}"),
    ],
    checks: .element { element, report in
      guard let label = element.label, let text = label.knownText else { return }
      let symbol = element.node.isLabelImplicit ? element.unlabelledSymbol : nil
      guard IdentifierWords.isSymbolName(text) || symbol != nil else { return report.pass() }
      guard symbol == nil || !element.node.assumptions.isEmpty || text.contains(".") else {
        return report.pass()
      }
      let name = symbol ?? text
      let isSaid = element.views.count > 1 || !(element.hasOwnLabel)
      let advice =
        isSaid
        ? "give it a label, or hide the symbol if words beside it say the same" : "write a word for people"
      // One plain word may well be the word that the system speaks.
      guard text.contains(".") else {
        return report.review(
          at: element.labelSpot, "the \(element.noun) says the symbol '\(name)'", advice: advice)
      }
      report.fail(
        .warning, at: element.labelSpot, "the \(element.noun) says the symbol's name '\(name)'",
        advice: advice)
    })
}

extension ElementSubject {
  /// The name of a symbol that is spoken since nothing else is said.
  fileprivate var unlabelledSymbol: String? {
    for image in views.compactMap(\.image) where image.label == nil {
      if case .symbol(let name) = image.source { return name }
    }
    return nil
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let dotsExposedUnlabelled = Rule(
    "dots-exposed-unlabelled", .exposure, "Page dots are stops without a name.",
    levels: .error(
      "an error for dots that are buttons, else a warning; review where it is not stated what they say"),
    impact: "A person hears \"button, button, button\", and does not know what they do nor which is current.",
    because: """
      Make the row one element with the label "Page" and the value "1 of 4", which swiping up and down changes. If every dot \
      is a button, name its target: "Go to slide 2".
      """,
    references: [
      .wcag("4.1.2"), .wcag("1.1.1"), .wcag("2.4.6"), .report("dohooo/react-native-reanimated-carousel#801"),
      .report("gusgard/react-native-swiper-flatlist#185"), .report("UI5/openui5#359"),
    ],
    fixing: .suggestion,
    fails: [
      Example("buttons without words", "▶dots: {exposed: true, interactive: true}\ncards: [Alps, Sahara]"),
      Example("only a number", "▶dots: {exposed: true, label: \"3\"}\ncards: [Alps, Sahara]"),
      Example("a row without words", "▶dots: {exposed: true}\ncards: [Alps, Sahara]"),
    ],
    passes: [
      Example(
        "one adjustable element",
        "dots: {exposed: true, label: Page, value: 1 of 4, adjustable: true}\ncards: 4")
    ],
    traps: [
      Example("shapes are no elements", "dots: {shown: true}\ncards: [Alps, Sahara]"),
      Example(
        "the cards are called by numbers",
        "dots: {interactive: true, labels: [\"2019\", \"2020\"], size: 44}\ncards: [\"2019\", \"2020\"]"),
      Example(
        "every dot names its target",
        "dots: {interactive: true, labels: [Go to Alps, Go to Sahara]}\ncards: [Alps, Sahara]"),
    ],
    checks: .carousel { carousel, report in
      for element in carousel.elements where element.isDots {
        let isNamed = [element.label, element.node.value].contains { text in
          guard let text else { return false }
          return !text.isKnown || names(text.rendered)
        }
        let isInNamedGroup =
          carousel.view(.dots)?.surroundings.groupLabels.last.map { names($0.rendered) } ?? false
        let hasName =
          isNamed || element.isCalledAsItsCard(in: carousel)
          || (isInNamedGroup && element.label.map { !$0.isEmpty } ?? false)
        let words = element.label.map { "says only \($0.quoted)" } ?? "has nothing to say"
        let message = "the \(element.noun) \(words)"
        guard hasName || isStated(element, in: carousel) else {
          report.review(at: element.spot, "what a page dot says is not stated", advice: advice(carousel))
          continue
        }
        report.require(
          hasName, element.node.traits.contains(.button) ? .error : .warning, at: element.spot, message,
          advice: advice(carousel))
      }
    })

  /// Whether it is known what the dots say: they are views, or it is stated that they are exposed.
  private static func isStated(_ element: ElementSubject, in carousel: CarouselSubject) -> Bool {
    guard let dots = carousel.stated.dots else { return true }
    return dots.isExposed == true || element.label != nil
  }

  private static func advice(_ carousel: CarouselSubject) -> String {
    "make the row one element with the label 'Page' and a value such as '1 of \(max(carousel.cardCount, 2))', "
      + "or name the target of every dot"
  }

  private static func names(_ text: String) -> Bool {
    let words = SpokenWords.words(text)
    return PositionPhrase.last(in: TextValue(text)) != nil
      || words.contains {
        !$0.allSatisfy(\.isNumber) && !["button", "image", "dot", "circle", "page"].contains($0)
      }
      || words == ["page"] || (words.first == "page" && words.count > 1)
  }
}

extension ElementSubject {
  /// Whether a dot has the name of the card that it leads to.
  fileprivate func isCalledAsItsCard(in carousel: CarouselSubject) -> Bool {
    guard case .dot(let index)? = part, let label = label?.knownText, !SpokenWords.isBlank(label) else {
      return false
    }
    return carousel.card(at: index)?.spokenLabel?.knownText == label
  }
}

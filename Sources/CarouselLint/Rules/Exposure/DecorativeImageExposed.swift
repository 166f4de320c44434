import CarouselModel
import CarouselSemantics

extension Rule {
  static let decorativeImageExposed = Rule(
    "decorative-image-exposed", .exposure, "A picture that only decorates is a stop of its own.",
    levels: .warning("review for a symbol that is given without words near it"),
    impact:
      "A person who listens has to pass \"picture\" or the name of a symbol at every card, and it says nothing new.",
    because: """
      Art behind a title, and an icon beside the same words, carry nothing that the words do not. Hide them from assistive \
      technology, or use Image(decorative:).
      """,
    references: [
      .wcag("1.1.1"),
      Reference(
        "Apple, Image(decorative:)",
        url: "https://developer.apple.com/documentation/swiftui/image/init(decorative:bundle:)"),
      .report("Orange-OpenSource/ods-ios#275"), .report("Orange-OpenSource/ods-ios#702"),
      .report("signalapp/Signal-iOS#6267"),
      .report("woocommerce/woocommerce-ios#5278"), .report("intent-hq/intent#4114"),
    ],
    fixing: .always,
    fails: [
      Example(
        "a symbol beside the name", "cards:\n▶  - {label: Forest, image: {symbol: tree.fill, exposed: true}}"),
      Example(
        "a picture beside the name", "cards:\n▶  - {label: Title, image: {name: picture, exposed: true}}"),
      Example("a symbol by itself", "▶image: {symbol: rectangle.stack.badge.plus, exposed: true}"),
      Example(
        "a sample text that decorates",
        "cards:\n▶  - {label: Colours, texts: [{text: 75 Aa 55Aa, decorative: true}]}"),
    ],
    passes: [
      Example("decorative", "cards:\n  - {label: Forest, image: {symbol: tree.fill, decorative: true}}")
    ],
    traps: [
      Example("the picture is the content", "cards:\n  - {image: {name: cat, label: A cat on a red chair}}"),
      Example(
        "the picture says more than the words",
        "cards:\n  - {label: Forest, image: {name: forest, label: Fog between old oaks, exposed: true}}"),
      Example(
        "combined, a picture without a label drops out",
        "cards:\n  - {texts: [Forest], image: {name: forest}, children: combine}"),
      Example("the icon of a label is silent", "hstack:\n  - {label: {title: Favourites, symbol: star}}"),
    ],
    checks: .card { card, report in
      for element in card.elements { check(element, among: card.elements, report) }
      if card.elements.count == 1 { ask(card.elements[0], report) }
    },
    .screen { screen, report in
      for element in screen.elements {
        if element.view?.surroundings.isDecoration == true {
          check(element, among: screen.elements, report)
        } else {
          ask(element, report)
        }
      }
    })

  /// A symbol without words that is given on purpose: nobody can tell whether it means something.
  private static func ask(_ element: ElementSubject, _ report: Report) {
    guard let view = element.view, case .symbol(let name)? = view.image?.source, element.node.isLabelImplicit,
      view.placed.view.isGivenOnPurpose
    else { return }
    report.review(
      at: element.spot, "the symbol '\(name)' is a stop without words of its own; it may only decorate",
      advice: "hide it from assistive technology if words near it say the same, else give it a label")
  }

  private static func check(_ element: ElementSubject, among elements: [ElementSubject], _ report: Report) {
    let isStated = element.part == .decoration || element.view?.surroundings.isDecoration == true
    let isPicture =
      element.node.view == "Image" && element.node.traits.contains(.image) && !element.isInteractive
    guard isPicture || isStated else { return }
    let others = elements.filter {
      $0.spot.path != element.spot.path && !$0.node.isLabelImplicit && $0.label != nil
    }
    let words = others.flatMap { SpokenWords.words($0.label?.rendered ?? "") }
    let says = element.node.isLabelImplicit ? [] : SpokenWords.words(element.label?.rendered ?? "")
    let isRepeated = !others.isEmpty && SpokenWords.contains(words, allOf: says)
    report.require(
      !(isStated || isRepeated), .warning, at: element.spot,
      "the \(isPicture ? "picture" : "text") \(element.label?.quoted ?? "") is a stop and adds nothing to the words beside it",
      advice: "hide it from assistive technology", fix: element.fix("hide it", .hide))
  }
}

extension ViewNode {
  /// Whether its author says that assistive technology is given it.
  fileprivate var isGivenOnPurpose: Bool {
    modifiers.contains { modifier in
      if case .accessibility(.hidden(false)) = modifier.kind { modifier.isEnabled } else { false }
    }
  }
}

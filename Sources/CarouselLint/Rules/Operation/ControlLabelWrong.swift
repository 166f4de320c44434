import CarouselModel
import CarouselSemantics

extension Rule {
  static let controlLabelWrong = Rule(
    "control-label-wrong", .operation, "A control's name is not what it does.",
    levels: .error("review where the words may be those of a title"),
    impact: "A person presses \"Next slide\" and goes back, or is promised a slide that does not exist.",
    because: """
      Names that were copied stay wrong for those who only hear them. Name each control after what it does, in words that \
      are true in both layout directions.
      """,
    references: [
      .wcag("2.4.6"), .wcag("4.1.2"), .report("grommet/grommet#7930"), .report("ruby-ui/ruby_ui#540"),
    ],
    fixing: .partly,
    fails: [
      Example(
        "two times next",
        "controls:\n▶  previous: {label: Next slide}\n  next: {label: Next slide}\ncards: [A, B]"),
      Example(
        "a slide that is not there",
        "▶dots: {interactive: true, labels: [Go to slide 1, Go to slide 6]}\ncards: [A, B]"),
      Example(
        "a control that promises a slide which is not there",
        "controls:\n▶  next: {label: Go to slide 6}\ncards: 5"),
      Example(
        "a pause button that is called next",
        "autoplay: {interval: 5, stop: [button]}\ncontrols:\n▶  pause: {label: Next slide}\ncards: [A, B]"),
      Example(
        "swapped, in German",
        "language: de\ncontrols:\n▶  previous: {label: Vorwärts}\n▶  next: {label: Rückwärts}\ncards: [A, B]"),
      Example(
        "swapped, in Japanese",
        "language: ja\ncontrols:\n▶  previous: {label: 次へ}\n▶  next: {label: 前へ}\ncards: [山, 海]"),
      Example("perhaps a title", "controls:\n▶  next: {label: Back to the Future}\ncards: [A, B]"),
      Example(
        "right is back in a mirrored layout",
        "direction: rtl\ncontrols:\n▶  next: {label: Scroll right}\ncards: [A, B]"),
    ],
    passes: [
      Example(
        "what they do",
        "controls: {previous: {label: Previous slide}, next: {label: Next slide}}\ncards: [A, B]")
    ],
    traps: [
      Example(
        "another word for previous",
        "controls: {previous: {label: Back}, next: {label: Forward}}\ncards: [A, B]"),
      Example(
        "dots that are buttons, in order",
        "dots: {interactive: true, labels: [Go to slide 1, Go to slide 2, Go to slide 3]}\ncards: [A, B, C]"),
      Example(
        "a part of a longer row, stated",
        "dots: {interactive: true, labels: [Page 2, Page 3], size: 44}\ntotal: 9\ncards: [A, B]"),
      Example(
        "titles of cards",
        "controls: {previous: {label: Next to Normal}, next: {label: \"Next: Back to the Future\"}}\ncards: [Next to Normal, Back to the Future]"
      ),
      Example("from the last card to the first", "controls: {next: {label: Back to start}}\ncards: [A, B]"),
      Example(
        "a word with another meaning", "controls: {next: {label: Skip the back pain story}}\ncards: [A, B]"),
      Example(
        "words of a language that is not known here",
        "language: fi\ncontrols: {previous: {label: Edellinen}, next: {label: Seuraava}}\ncards: [A, B]"),
    ],
    checks: .screen { screen, report in
      for element in screen.elements {
        let carousel = screen.carousels.first { $0.number == element.spot.carousel }
        checkDirection(element, titles: carousel?.titles ?? [], report)
        checkPause(element, report)
      }
    },
    .card { card, report in
      for element in card.elements { checkDirection(element, titles: [], report) }
    },
    .carousel { carousel, report in
      guard carousel.cardCount > 1 else { return }
      checkTargets(carousel, report)
      let total = carousel.stated.total ?? 0
      for element in carousel.elements {
        guard case .dot(let index)? = element.part, let text = element.label?.knownText,
          let target = target(in: text)
        else { continue }
        // Counting from 0 is a fault of its own.
        report.require(
          (target <= carousel.cardCount && (target == index + 1 || target == index))
            // The cards may be any of a longer row.
            || (total > carousel.cardCount && (index + 1...max(total, index + 1)).contains(target)), .error,
          at: element.labelSpot,
          "the dot of card \(index + 1) says \(TextValue(text).quoted), and there are \(carousel.cardCount) cards",
          advice: "say the number of the card that it goes to")
      }
    })

  /// A pause control that says nothing but where it leads.
  private static func checkPause(_ element: ElementSubject, _ report: Report) {
    guard element.part == .control(.pause), !element.node.isLabelImplicit,
      let text = element.label?.knownText,
      !Set(SpokenWords.words(text)).isDisjoint(with: DirectionWords.certain)
    else { return }
    let words = DirectionWords.forward.union(DirectionWords.backward)
    guard Direction.isPlain(text, direction: words, language: element.language) else { return }
    report.fail(
      .error, at: element.labelSpot, "the 'pause' control is called \(TextValue(text).quoted)",
      advice: "name it after what it does")
  }

  /// Previous and next controls whose words lead the other way; `titles` are those of the cards.
  private static func checkDirection(_ element: ElementSubject, titles: [String], _ report: Report) {
    guard case .control(let role)? = element.part, !element.node.isLabelImplicit,
      let label = element.label?.knownText,
      let direction = Direction(role)
    else { return }
    // "Next: Back to the Future" has the title of a card in it.
    let title = titles.filter { label.contains($0) }.max { $0.count < $1.count }
    let text = title.map { label.replacing($0, with: "") } ?? label
    let words = Set(SpokenWords.words(text))
    let isRightToLeft = element.isRightToLeft
    let own = direction.words.union(direction.sides(isRightToLeft: isRightToLeft))
    let other = direction.opposite.words.union(direction.opposite.sides(isRightToLeft: isRightToLeft))
    let isWrong =
      !words.isDisjoint(with: other) && words.isDisjoint(with: own) && Direction.isMeant(in: text)
    let message = "the '\(role.rawValue)' control is called \(TextValue(label).quoted)"
    let advice = "name it after what it does"
    guard !isWrong || Direction.isPlain(text, direction: other, language: element.language) else {
      return report.review(
        at: element.labelSpot, message + ", which is wrong unless it is a title", advice: advice)
    }
    report.require(
      !isWrong, .error, at: element.labelSpot, message, advice: advice,
      fix: title == nil ? fix(element, direction, words, text) : nil)
  }

  /// Previous and next controls that promise a slide which is not there.
  private static func checkTargets(_ carousel: CarouselSubject, _ report: Report) {
    for element in carousel.elements {
      guard case .control(let role)? = element.part, Direction(role) != nil,
        let text = element.label?.knownText,
        let target = target(in: text), target > max(carousel.cardCount, carousel.stated.total ?? 0)
      else { continue }
      report.fail(
        .error, at: element.labelSpot,
        "the '\(role.rawValue)' control says \(TextValue(text).quoted), and there are \(carousel.cardCount) cards",
        advice: "say the number of the card that it goes to")
    }
  }

  /// The number of the slide that a control goes to.
  private static func target(in text: String) -> Int? {
    guard PositionPhrase.last(in: TextValue(text)) == nil else { return nil }
    let words = SpokenWords.words(text)
    guard let number = words.last.flatMap({ Int($0) }), words.count > 1,
      ["slide", "page", "item", "card", "image", "photo", "seite", "folie"].contains(words[words.count - 2])
    else { return nil }
    return number
  }

  private static func fix(
    _ element: ElementSubject, _ direction: Direction, _ words: Set<String>, _ text: String
  ) -> Fix? {
    let swaps = [("next", "previous"), ("Next", "Previous"), ("forward", "back"), ("Forward", "Back")]
    let pairs = direction == .forward ? swaps.map { ($0.1, $0.0) } : swaps
    guard let pair = pairs.first(where: { text.contains($0.0) }) else { return nil }
    let right = text.replacingFirst(pair.0, with: pair.1)
    return element.fix("say '\(right)'", .setLabel(TextValue(right)), property: element.labelSource)
  }
}

/// Which way a control goes.
private enum Direction {
  case forward, backward

  init?(_ role: ControlRole) {
    switch role {
    case .next: self = .forward
    case .previous: self = .backward
    case .pause, .card: return nil
    }
  }

  /// Whether a word for a direction is likely to mean one: "back" and "vor" have other meanings inside of a sentence.
  static func isMeant(in text: String) -> Bool {
    let words = SpokenWords.words(text)
    // From the last card a row may well go "back to start".
    guard Set(words).isDisjoint(with: ["start", "beginning", "anfang", "debut", "inicio", "inizio"]) else {
      return false
    }
    let vague: Set<String> = ["back", "vor", "right", "left"]
    guard words.contains(where: vague.contains), words.count > 3 else { return true }
    let verbs: Set<String> = ["go", "move", "scroll", "page", "step", "swipe", "one", "gehe", "blattern"]
    return words.enumerated().contains { index, word in
      vague.contains(word)
        && (index == 0 || index == words.count - 1 || verbs.contains(words[index - 1]))
    }
  }

  /// Words that stand beside a direction in the name of a control, folded.
  private static let neutral: Set<String> = [
    "slide", "page", "card", "item", "image", "photo", "picture", "album", "product", "story", "article",
    "video",
    "song", "track", "episode", "chapter", "offer", "deal", "tip", "screen", "step", "testimonial", "review",
    "news",
    "recipe", "event", "one", "go", "to", "the", "move", "scroll", "show", "see", "button", "view", "a", "in",
    "row",
    "carousel", "seite", "folie", "bild", "karte", "zur", "zum", "gehe", "diapositive", "pagina", "imagen",
    "foto", "слаид", "スライド", "슬라이드", "페이지",
  ]

  /// Whether a text is made of words for a direction and what goes with them, and so can be no title.
  static func isPlain(_ text: String, direction: Set<String>, language: String) -> Bool {
    let written = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let others = written.filter { word in
      let folded = SpokenWords.folded(word)
      return !direction.contains(folded) && !neutral.contains(folded) && !folded.allSatisfy(\.isNumber)
    }
    guard let other = others.first else { return true }
    // "Next stop" and "Arrêt suivant" name a thing; "Next Normal" may be what one is called.
    return others.count == 1 && written.count <= 3
      && (other.first?.isLowercase == true || other == written.first || language.hasPrefix("de"))
  }

  var opposite: Self { self == .forward ? .backward : .forward }

  /// Words for the direction in several languages, folded.
  var words: Set<String> {
    switch self {
    case .forward: DirectionWords.forward
    case .backward: DirectionWords.backward
    }
  }

  /// The side of the screen that lies in the direction.
  func sides(isRightToLeft: Bool) -> Set<String> {
    let (right, left): (Set<String>, Set<String>) = (
      ["right", "rechts", "droite", "derecha", "destra"],
      ["left", "links", "gauche", "izquierda", "sinistra"]
    )
    return (self == .forward) != isRightToLeft ? right : left
  }
}

extension ElementSubject {
  /// Whether the layout around it runs from right to left.
  var isRightToLeft: Bool { view?.placed.context.settings.effectiveDirection == .rightToLeft }
}

extension CarouselSubject {
  /// The titles of its first hundred cards; one word is a direction sooner than a title.
  fileprivate var titles: [String] {
    (0..<min(cardCount, 100)).compactMap { card(at: $0)?.spokenLabel?.knownText }.filter { $0.contains(" ") }
  }
}

import CarouselModel
import CarouselSemantics

extension Rule {
  static let traitsConflict = Rule(
    "traits-conflict", .structure, "An element has traits that exclude each other.",
    levels: .error("a warning for button and link, review for direct interaction on one card"),
    impact:
      "A person hears two roles and does not know whether to double tap, to swipe, or whether the page will change.",
    because: """
      An element is one thing. Keep the trait that matches what happens: button for an action, link for another place, \
      adjustable for a value. Direct interaction hands all touches to the app, so that nobody gets past the carousel.
      """,
    references: [
      .wcag("4.1.2"), Reference("GTXiLib, traits don't conflict", url: "https://github.com/google/GTXiLib"),
      .report("nicklockwood/iCarousel#653"),
    ],
    fixing: .always,
    fails: [
      Example("button and link", "cards:\n▶  - {label: Alps, traits: [button, link], action: open}"),
      Example(
        "plain text and button", "cards:\n▶  - {label: Alps, traits: [staticText, button], action: open}"),
      Example(
        "a carousel that takes all touches", "▶carousel: {traits: [allowsDirectInteraction], cards: [A, B]}"),
      Example(
        "a card that takes its touches", "cards:\n▶  - {label: Alps, traits: [allowsDirectInteraction]}"),
    ],
    passes: [Example("one role", "cards:\n  - {label: Alps, traits: [button], action: open}")],
    traps: [
      Example(
        "a heading that is a button, and selected",
        "cards:\n  - {label: Alps, traits: [header, button, selected], action: open}"),
      Example(
        "a picture that is a button", "cards:\n  - {label: Alps, traits: [image, button], action: open}"),
      Example("SwiftUI's own link is both", "hstack:\n  - {link: Terms}"),
      Example(
        "an outer modifier takes one away",
        "text: Alps\nmodifiers: [{traits: [button, link]}, {remove-traits: [link]}]"),
    ],
    checks: .element { element, report in
      let traits = element.node.traits
      guard !traits.isEmpty else { return }
      let added = element.addedTraits.intersection(traits)
      // On one card it takes the touches of that card alone.
      guard element.spot.card == nil || !traits.contains(.allowsDirectInteraction) else {
        return report.review(
          at: element.spot, "the \(element.noun) takes all touches itself",
          advice: "remove the trait 'allowsDirectInteraction', unless it is something to play or draw on")
      }
      guard let conflict = Conflict(traits, added: added) else { return report.pass() }
      report.fail(
        conflict.level, at: element.spot, "the \(element.noun) is \(conflict.words)", advice: conflict.advice,
        fix: element.fix(
          "remove '\(conflict.wrong.names.joined(separator: " "))'", .removeTraits(conflict.wrong)))
    },
    .carousel { carousel, report in
      let views = [carousel.placed.view] + carousel.views.map(\.placed.view)
      guard views.contains(where: { $0.addedTraits.contains(.allowsDirectInteraction) }) else { return }
      report.fail(
        .error, at: carousel.spot(of: "traits"), "the carousel takes all touches itself",
        advice: "remove allowsDirectInteraction")
    })
}

/// Two traits that cannot be true at once.
private struct Conflict {
  var level: Level
  var words: String
  var wrong: Traits

  var advice: String { "remove the trait '\(wrong.names.joined(separator: " "))'" }

  init?(_ traits: Traits, added: Traits) {
    let roles: Traits = [.button, .link, .adjustable, .image, .header]
    if traits.contains(.allowsDirectInteraction) {
      (level, words, wrong) = (.error, "one that takes all touches itself", .allowsDirectInteraction)
    } else if traits.isSuperset(of: [.button, .adjustable]) {
      (level, words, wrong) = (.error, "both a button and adjustable", .button)
    } else if added.isSuperset(of: [.staticText, .button]) {
      (level, words, wrong) = (.error, "both plain text and a button", .staticText)
    } else if added.contains(.link), traits.contains(.button) {
      (level, words, wrong) = (.warning, "both a button and a link", .link)
    } else if traits.contains(.searchField), !traits.isDisjoint(with: roles) {
      (level, words, wrong) = (.error, "a search field and something else", .searchField)
    } else if traits.contains(.keyboardKey), !traits.isDisjoint(with: [.link, .adjustable, .image, .header]) {
      (level, words, wrong) = (.error, "a key of a keyboard and something else", .keyboardKey)
    } else {
      return nil
    }
  }
}

extension ElementSubject {
  /// The traits that its author added.
  var addedTraits: Traits {
    guard let view = view?.placed.view else { return [] }
    if case .element(let content) = view.kind { return content.traits }
    return view.addedTraits
  }
}

extension ViewNode {
  /// The traits that modifiers add and no outer one takes away.
  var addedTraits: Traits {
    modifiers.reduce(into: Traits()) { traits, modifier in
      guard modifier.isEnabled else { return }
      switch modifier.kind {
      case .accessibility(.addTraits(let added)): traits.formUnion(added)
      case .accessibility(.removeTraits(let removed)): traits.subtract(removed)
      default: break
      }
    }
  }
}

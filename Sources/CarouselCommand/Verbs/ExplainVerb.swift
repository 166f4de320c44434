import CarouselLint
import CommandLineParsing
import LocatedValues
import NearestNames

extension Argument<String> {
  static let rule = Argument(required: .text("RULE"), help: "The rule's name, as findings show it.")
}

extension Verb {
  /// `explain`: a rule's page.
  static let explain = Verb(
    Command(
      "explain", abstract: "Tells what a rule is about: who is hurt, what to change, examples, options.",
      arguments: [Argument.rule], optionGroups: [InputOptions.common],
      examples: [Example("Why a finding was reported.", "carousel-a11y explain text-contrast")])
  ) { arguments, surroundings in
    let name = arguments[.rule]
    guard let rule = surroundings.rules.first(where: { $0.id == name }) else {
      let nearest = nearestName(to: name, in: surroundings.rules.map(\.id)).map { "did you mean '\($0)'?" }
      let advice = nearest ?? "'carousel-a11y rules' lists them"
      surroundings.complain(["carousel-a11y: error: no rule \(TerminalText.quoted(name)); \(advice)"])
      return .failure
    }
    try surroundings.writeOutput(Array(RulePage(rule).text.utf8))
    return .done
  }
}

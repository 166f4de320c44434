import CarouselReports
import CarouselSemantics
import CommandLineParsing

extension Option<MotionReport.Rests> {
  static let rests = Option(
    "at",
    ValueSyntax(
      "CARD", expecting: "current, all, a card's identifier or its position",
      format: { _ in "current" },
      parse: { text in
        switch text {
        case "current": .current
        case "all": .all
        default: text.isEmpty ? nil : .card(text)
        }
      }),
    default: .current, help: "Which card rests: current, all, a card's identifier or its position.")
}

extension Verb {
  /// `motion`: how cards look with Reduce Motion off and on.
  static let motion = reporting(
    Command(
      "motion",
      abstract: "Shows what Reduce Motion changes: cards, page dots, autoplay, animations, semantics.",
      discussion: "Scale and opacity are factors, rotations degrees, offsets points, times seconds.",
      arguments: [InputOptions.paths], options: [ReportOptions.format, Option.rests],
      optionGroups: [SettingsOptions.group, InputOptions.group, InputOptions.common],
      examples: [
        Example("While the current card rests.", "carousel-a11y motion CoverFlow.yaml"),
        Example(
          "While each card rests, one after the other.", "carousel-a11y motion --at all CoverFlow.yaml"),
      ])
  ) { file, screen, arguments in
    let variants = ReduceMotionVariants(screen: screen, settings: SettingsOptions.settings(arguments))
    return [MotionReport(file: file, variants: variants, rests: arguments[.rests])]
  }
}

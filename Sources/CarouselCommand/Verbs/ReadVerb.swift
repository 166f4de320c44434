import CarouselModel
import CarouselNarration
import CarouselReports
import CarouselSemantics
import CommandLineParsing

extension Option<Profile> {
  static let profile = Option(
    "profile", .choice("PROFILE"), default: .voiceOver, help: "Whose way of wording to follow.")
}

extension Verb {
  /// `read`: what a screen reader says.
  static let read = reporting(
    Command(
      "read", abstract: "Says what a screen reader says, in order.",
      arguments: [InputOptions.paths], options: [ReportOptions.format, Option.profile],
      optionGroups: [SettingsOptions.group, InputOptions.group, InputOptions.common],
      examples: [
        Example("Every line of the definition's screens.", "carousel-a11y read CoverFlow.yaml"),
        Example("In German, as JSON.", "carousel-a11y read --language de --format json CoverFlow.yaml"),
      ])
  ) { file, screen, arguments in
    SettingsOptions.variants(arguments).map { settings in
      let tree = SemanticTree(screen: screen, settings: settings)
      let narrator = Narrator(profile: arguments[.profile], settings: tree.context.settings)
      return TranscriptReport(file: file, tree: tree, narrator: narrator)
    }
  }
}

import CarouselReports
import CarouselSemantics
import CommandLineParsing

extension Verb {
  /// `tree`: what assistive technology is given.
  static let tree = reporting(
    Command(
      "tree", abstract: "Shows the semantic tree, with hidden nodes and the reason they are hidden.",
      arguments: [InputOptions.paths], options: [ReportOptions.format],
      optionGroups: [SettingsOptions.group, InputOptions.group, InputOptions.common],
      examples: [Example("The tree of every screen.", "carousel-a11y tree CoverFlow.yaml")])
  ) { file, screen, arguments in
    SettingsOptions.variants(arguments).map { settings in
      TreeReport(file: file, tree: SemanticTree(screen: screen, settings: settings))
    }
  }
}

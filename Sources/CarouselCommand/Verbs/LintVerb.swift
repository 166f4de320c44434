import CarouselLint
import CarouselReports
import CommandLineParsing

extension Verb {
  /// `lint`: what is wrong, by rules.
  static let lint = Verb(
    Command(
      "lint", abstract: "Finds accessibility faults by rules on the evaluated screens.",
      discussion: """
        Each finding says where, what and what to do; 'carousel-a11y explain RULE' tells who is hurt, and shows what is \
        right. What cannot be decided is told as review, and never fails a run.
        """,
      arguments: [InputOptions.paths],
      options: [LintOptions.formats, InputOptions.output, LintOptions.reportSuppressed],
      optionGroups: LintOptions.groups + [OptionGroup(OptionGroup.commonTitle, [LintOptions.quiet])],
      examples: [
        Example("A folder of SwiftUI source, or of definitions.", "carousel-a11y lint Sources"),
        Example(
          "For code scanning and for the log of a GitHub Action in one run.",
          "carousel-a11y lint --format sarif=out.sarif --format github Carousels"),
        Example("What may be mended by itself.", "carousel-a11y lint --fix-dry-run Carousels"),
        Example("One rule.", "carousel-a11y lint --rule text-contrast CoverFlow.yaml"),
      ],
      exitCodes: [.findings: "Something was found at or above the fail level."])
  ) { arguments, surroundings in
    try LintCommand(arguments, surroundings).run()
  }
}

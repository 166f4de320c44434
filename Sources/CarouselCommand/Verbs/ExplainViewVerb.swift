import CarouselReports
import CommandLineParsing
import Foundation

extension Verb {
  /// `explain-view`: how the tree of a screen came about.
  static let explainView = reporting(
    Command(
      "explain-view",
      abstract: "Tells how the tree came about: each view with its modifiers, what it gives, and why not.",
      discussion: """
        Modifiers stand innermost first, as they are applied, with their lines. What is not given to assistive \
        technology has its reason; what cannot be known, and what was assumed, is named.
        """,
      arguments: [InputOptions.paths], options: [ReportOptions.format],
      optionGroups: [SettingsOptions.group, InputOptions.group, InputOptions.common],
      examples: [
        Example("One view of a file.", "carousel-a11y explain-view Gallery.swift --view Gallery"),
        Example("For programs.", "carousel-a11y explain-view --format json CoverFlow.yaml"),
      ])
  ) { file, screen, arguments in
    SettingsOptions.variants(arguments).map { settings in
      ExplanationReport(file: file, screen: screen, settings: settings) { path in
        FileManager.default.contents(atPath: path).map { [UInt8]($0) }
      }
    }
  }
}

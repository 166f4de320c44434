import CarouselModel
import CarouselNarration
import CarouselReports
import CarouselSemantics
import CommandLineParsing

extension Option<Profile> {
  static let profile = Option(
    "profile", .choice("PROFILE"), default: .voiceOver, help: "Whose way of wording to follow.")
}

extension Flag {
  static let assumedTranslations = Flag(
    "assume-translations",
    help: """
      Says values such as "3 of 5" in the language of the words, where they are localisation keys.
      The app's own catalogue is not known and may have other words.
      """)
}

extension Verb {
  /// `read`: what a screen reader says, in order or along a walk.
  static let read = Verb(readCommand) { arguments, surroundings in
    guard let commands = try arguments.navigation() else {
      return try reports(arguments, surroundings, transcripts)
    }
    return try reports(arguments, surroundings) { file, screen, arguments in
      SettingsOptions.variants(arguments).map { settings in
        NavigationReport(
          file: file, screen: screen, narrator: narrator(screen, settings, arguments), commands: commands)
      }
    }
  }

  private static let readCommand = Command(
    "read", abstract: "Says what a screen reader says, in order.",
    arguments: [InputOptions.paths],
    options: [ReportOptions.format, Option.profile, Option.navigation, Flag.assumedTranslations],
    optionGroups: [SettingsOptions.group, InputOptions.group, InputOptions.common],
    examples: [
      Example("Every line of the definition's screens.", "carousel-a11y read CoverFlow.yaml"),
      Example("In German, as JSON.", "carousel-a11y read --language de --format json CoverFlow.yaml"),
      Example(
        "Two swipes and an adjustment.", "carousel-a11y read --navigate 'next next increment' CoverFlow.yaml"),
    ])

  private static func transcripts(
    _ file: String, _ screen: Screen, _ arguments: Arguments
  ) -> [TranscriptReport] {
    SettingsOptions.variants(arguments).map { settings in
      let tree = SemanticTree(screen: screen, settings: settings)
      return TranscriptReport(file: file, tree: tree, narrator: narrator(screen, settings, arguments))
    }
  }

  /// What words a screen: the settings are the person's with what the screen states itself.
  static func narrator(
    _ screen: Screen, _ settings: AccessibilitySettings, _ arguments: Arguments
  ) -> Narrator {
    Narrator(
      profile: arguments[.profile], settings: screen.context(settings: settings).settings,
      translations: arguments[.assumedTranslations] ? .assumedPositions : .none)
  }
}

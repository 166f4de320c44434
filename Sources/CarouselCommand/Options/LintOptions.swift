import CarouselLint
import CarouselReports
import CommandLineParsing

/// The options of `lint`.
enum LintOptions {
  static let formats = Option<[FormatTarget]>(
    repeating: "format", short: "f", .formatTarget,
    help: """
      How findings are written: text (the default), json, sarif, github, xcode, junit, checkstyle or markdown. \
      With =FILE into a file.
      """)
  static let reportSuppressed = Flag(
    "report-suppressed", help: "Writes suppressed findings too, in formats that have a place for them: sarif."
  )
  static let quiet = Flag("quiet", short: "q", help: "Writes errors only, and leaves out notes.")

  static let failOn = Option<FailLevel?>(
    "fail-on", .choice("LEVEL"), defaultText: "that of the configuration, else error",
    help: "The least level of a finding that makes the exit code 1.")
  static let maxWarnings = Option<Int?>(
    "max-warnings", .integer("N", in: 0...Int.max), defaultText: "that of the configuration, else any number",
    help: "More warnings than this make the exit code 1.")
  static let strict = Flag("strict", help: "Warnings fail too: the same as --fail-on warning.")

  static let rules = Option<[String]>(
    repeating: "rule", .text("RULE"), help: "Only this rule, group or tag.")
  static let only = Option<[String]>(
    repeating: "only", .text("RULES"), help: "Only these rules, groups or tags, with commas between them.")
  static let config = Option<String?>(
    "config", .file("FILE", extensions: ["yml", "yaml", "json"]),
    defaultText: "the nearest .carousel-a11y.yml upwards from each file", help: "The configuration.")
  static let noConfig = Flag("no-config", help: "Looks for no configuration.")
  static let changedSince = Option<String?>(
    "changed-since", .text("REF"), defaultText: "every file",
    help: """
      Only files that differ from this commit of git, files that git does not know yet, and Swift screens that are \
      made of them.
      """)

  static let baseline = Option<String?>(
    "baseline", .file("FILE", extensions: ["json"]), defaultText: "that of the configuration, else none",
    help: "Findings that are accepted for now; they count as suppressed.")
  static let writeBaseline = Flag("write-baseline", help: "Accepts what is found, and writes the baseline.")
  static let pruneBaseline = Flag(
    "prune-baseline", help: "Takes out of the baseline what is no longer found.")

  static let fix = Flag("fix", help: "Makes the changes that are safe, then lints.")
  static let fixDryRun = Flag(
    "fix-dry-run", help: "Shows as a unified diff what --fix would change, and changes nothing.")
  static let unsafeFixes = Flag(
    "unsafe-fixes", help: "Makes changes too that may alter what is meant; look at the result.")

  static let noCache = Flag("no-cache", help: "Neither reads nor keeps results of earlier runs.")
  static let cacheFolder = Option<String?>(
    "cache-folder", .directory("FOLDER"), defaultText: "carousel-a11y in the user's folder for caches",
    help: "Where results are kept for files that have not changed.")
  static let timing = Flag("timing", help: "Tells on standard error how long each rule took.")

  static let groups = [
    OptionGroup("What fails", [failOn, maxWarnings, strict]),
    OptionGroup("Rules and files", [rules, only, config, noConfig, changedSince]),
    OptionGroup("Baseline", [baseline, writeBaseline, pruneBaseline]),
    OptionGroup("Mending", [fix, fixDryRun, unsafeFixes]),
    OptionGroup("Speed", [noCache, cacheFolder, timing]),
    // Settings that rules do not ask for in all their values themselves.
    OptionGroup(
      "Settings of the device",
      [SettingsOptions.language, SettingsOptions.direction, SettingsOptions.screen, SettingsOptions.idiom]),
    OptionGroup("Input", [InputOptions.stdinName, InputOptions.view, InputOptions.state]),
  ]
}

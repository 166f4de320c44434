import CarouselModel
import CarouselReports
import CommandLineParsing

/// The options of the subcommands that write reports.
enum ReportOptions {
  static let format = Option<ReportFormat>(
    "format", short: "f", .choice("FORMAT"), default: .text, help: "Lines for people, or JSON for programs.")
}

extension Verb {
  /// A subcommand that writes one kind of report on every screen.
  static func reporting<Kind: Report>(
    _ command: Command, _ make: @escaping @Sendable (String, Screen, Arguments) -> [Kind]
  ) -> Verb {
    Verb(command) { arguments, surroundings in try reports(arguments, surroundings, make) }
  }

  /// Writes the reports of one kind on every screen of the operands.
  static func reports<Kind: Report>(
    _ arguments: Arguments, _ surroundings: Surroundings,
    _ make: (String, Screen, Arguments) -> [Kind]
  ) throws -> ExitCode {
    var loader = ScreenLoader(arguments, surroundings)
    try OutputTarget(path: arguments[InputOptions.output], surroundings).write { output in
      var document = ReportDocument<Kind>(arguments[ReportOptions.format])
      try loader.forEachScreen(of: arguments[InputOptions.paths]) { file, screen in
        for report in make(file, screen, arguments) { document.write(report, to: &output) }
        try output.check()
      }
      document.finish(to: &output)
    }
    return loader.hasFailed ? .failure : .done
  }
}

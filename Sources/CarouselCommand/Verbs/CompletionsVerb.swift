import CommandLineParsing

extension Argument<Shell> {
  static let shell = Argument(required: .choice("SHELL"), help: "The shell to write for.")
}

extension Verb {
  /// `completions`: a script that completes the command line.
  static let completions = Verb(
    Command(
      "completions", abstract: "Writes a script that completes the command line.",
      arguments: [Argument.shell],
      examples: [Example("For this session of bash.", "source <(carousel-a11y completions bash)")])
  ) { arguments, surroundings in
    try surroundings.writeOutput(Array(CarouselCommand.program.completionScript(for: arguments[.shell]).utf8))
    return .done
  }
}

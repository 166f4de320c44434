public import CommandLineParsing

/// The command `carousel-a11y`.
public enum CarouselCommand {
  /// The version that `--version` prints.
  public static let version = "0.1.0"

  /// The command line that is understood: all subcommands with their options.
  public static let program = Program(
    "carousel-a11y", version: version,
    abstract:
      "Tells what a screen reader says on a carousel, what is hidden from it, and what Reduce Motion changes.",
    commands: Verb.all.map(\.command),
    examples: [
      Example("What a screen reader says, in order.", "carousel-a11y read CoverFlow.yaml"),
      Example("The semantic tree, with hidden nodes and the reason.", "carousel-a11y tree CoverFlow.yaml"),
      Example("What Reduce Motion changes.", "carousel-a11y motion CoverFlow.yaml"),
    ],
    exitCodes: [
      .done: "The work is done, and nothing was found at or above the fail level.",
      .findings: "The work is done, and something was found.",
      .failure: "The work could not be done: a wrong command line, an unreadable file, a bad definition.",
    ])

  /// Runs the command with the words behind its name.
  public static func run(_ words: [String], in surroundings: Surroundings) -> ExitCode {
    switch program.parse(words) {
    case .help(let text), .version(let text): return show(text, in: surroundings)
    case .failure(let failure):
      surroundings.complain(failure.lines)
      return .failure
    case .command(let command, let arguments):
      guard let verb = Verb.all.first(where: { $0.command.name == command.name }) else { return .failure }
      return run(verb, arguments, in: surroundings)
    }
  }

  /// Runs the command with the streams of the process, and returns its exit status.
  public static func runProcess(_ words: [String]) -> Int32 { run(words, in: .process).rawValue }

  private static func run(_ verb: Verb, _ arguments: Arguments, in surroundings: Surroundings) -> ExitCode {
    do {
      return try verb.run(arguments, surroundings)
    } catch OutputError.closed {
      // Whoever read the output has seen enough: `carousel-a11y read x.yaml | head -1`.
      return .failure
    } catch let failure as UsageFailure {
      surroundings.complain(failure.lines)
    } catch {
      surroundings.complain(["carousel-a11y: error: \(error)"])
    }
    return .failure
  }

  private static func show(_ text: String, in surroundings: Surroundings) -> ExitCode {
    do {
      try surroundings.writeOutput(Array(text.utf8))
      return .done
    } catch {
      return .failure
    }
  }
}

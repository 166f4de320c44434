import CarouselDefinitions
import CommandLineParsing
import LocatedValues

/// The languages of definitions.
enum DefinitionLanguage: String, CaseIterable, Sendable {
  case yaml, json

  /// The format that files of the language are read in.
  var format: DocumentFormat { self == .yaml ? .yaml : .json }
}

extension Option<DefinitionLanguage> {
  static let target = Option<DefinitionLanguage?>(
    "to", .choice("LANGUAGE"), defaultText: "the other of the two", help: "The language to write.")
}

extension Verb {
  /// `convert`: a definition in the other language.
  static let convert = Verb(
    Command(
      "convert", abstract: "Writes a definition as JSON or YAML.",
      discussion: """
        Every value is kept, with its type and order.
        Comments and anchors are not: what an anchor names is written out at each place.
        """,
      arguments: [InputOptions.path],
      options: [Option<DefinitionLanguage>.target, InputOptions.output, InputOptions.stdinName],
      optionGroups: [InputOptions.common],
      examples: [Example("YAML as JSON.", "carousel-a11y convert CoverFlow.yaml -o CoverFlow.json")])
  ) { arguments, surroundings in
    let files = InputFiles(
      [arguments[InputOptions.path]], stdinName: arguments[InputOptions.stdinName], surroundings)
    guard let file = files.makeIterator().next() else {
      throw InputError(
        path: arguments[InputOptions.path], reason: "is a folder without definitions; name one file")
    }
    let conversion = DefinitionConverter().convert(
      try file.bytes.get(), file: file.name, to: arguments[Option<DefinitionLanguage>.target]?.format)
    surroundings.complain(conversion.diagnostics.lines)
    guard let text = conversion.text else { return .failure }
    if !arguments[InputOptions.quiet] {
      surroundings.complain(conversion.notes.map { TerminalText.escaped("\(file.name): note: \($0)") })
    }
    try OutputTarget(path: arguments[InputOptions.output], surroundings).write { $0.write(text) }
    return conversion.diagnostics.hasErrors ? .failure : .done
  }
}

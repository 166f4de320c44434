import CarouselDefinitions
import CommandLineParsing

extension Verb {
  /// `schema`: the JSON Schema of definitions.
  static let schema = Verb(
    Command(
      "schema",
      abstract: "Writes the JSON Schema of definitions, with which editors complete and check them.",
      options: [InputOptions.output],
      examples: [Example("Beside your definitions.", "carousel-a11y schema -o definition.schema.json")])
  ) { arguments, surroundings in
    try OutputTarget(path: arguments[InputOptions.output], surroundings).write {
      $0.write(DefinitionSchema.json)
    }
    return .done
  }

  /// `manual`: the manual page.
  static let manual = Verb(
    Command(
      "manual", abstract: "Writes the manual page, to be shown by man.",
      options: [InputOptions.output],
      examples: [Example("Shows it.", "carousel-a11y manual -o carousel-a11y.1 && man ./carousel-a11y.1")])
  ) { arguments, surroundings in
    try OutputTarget(path: arguments[InputOptions.output], surroundings)
      .write { $0.write(CarouselCommand.program.manualPage()) }
    return .done
  }
}

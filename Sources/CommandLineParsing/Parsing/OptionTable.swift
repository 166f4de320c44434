import NearestNames

/// The options of a command, or of all commands, by name.
struct OptionTable: Sendable {
  private(set) var names: [String] = []
  private var long: [String: OptionDefinition] = [:]
  private var short: [Character: OptionDefinition] = [:]

  /// Makes a table; of options with the same name the first one counts.
  init(_ options: [OptionDefinition]) {
    for option in options where long[option.name] == nil {
      names.append(option.name)
      long[option.name] = option
      if let letter = option.short, short[letter] == nil { short[letter] = option }
    }
  }

  /// Finds an option by long name.
  subscript(long name: String) -> OptionDefinition? { long[name] }

  /// Finds an option by the letter of its short form.
  subscript(short letter: Unicode.Scalar) -> OptionDefinition? { short[Character(letter)] }

  /// Finds the option whose long name is nearest to a name that does not exist.
  func nearest(to name: String) -> OptionDefinition? {
    nearestName(to: name, in: names).flatMap { long[$0] }
  }
}

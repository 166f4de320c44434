/// A value of a command that a shell completes from a list.
struct ListedValue: Sendable {
  /// The long name of the option, or what `listName(ofArgument:)` gives: fit to be a part of a function's name.
  let name: String
  let placeholder: String
  let choices: [Choice]

  init?(_ name: String, _ value: ValueDefinition) {
    guard case .list(let choices) = value.completion else { return nil }
    self.name = name
    self.placeholder = value.placeholder
    self.choices = choices
  }
}

extension Command {
  /// The values that are completed from a list, in the order of help.
  var listedValues: [ListedValue] {
    let named = allOptions.compactMap { option in option.value.flatMap { ListedValue(option.name, $0) } }
    let placed = arguments.enumerated().compactMap { index, argument in
      ListedValue(Self.listName(ofArgument: index), argument.definition.value)
    }
    return named + placed
  }

  /// Names an argument by its place, since its placeholder may be anything.
  static func listName(ofArgument index: Int) -> String { "argument_\(index + 1)" }
}

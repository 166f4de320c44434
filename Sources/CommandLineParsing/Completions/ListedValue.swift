/// A value of a command that a shell completes from a list.
struct ListedValue: Sendable {
  /// The long name of the option, or the name of the argument.
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
    return named + arguments.map(\.definition).compactMap { ListedValue($0.name, $0.value) }
  }
}

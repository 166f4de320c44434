/// What can stand on the line once a command is named.
struct BashScope {
  let name: String
  let options: [OptionDefinition]
  let arguments: [ArgumentDefinition]

  init(name: String, options: [OptionDefinition], arguments: [ArgumentDefinition]) {
    self.name = name
    // Options shared by commands would otherwise be listed once for each of them.
    var seen: Set<String> = []
    self.options = options.filter { seen.insert($0.name).inserted }
    self.arguments = arguments
  }

  /// Each place for a value as a pattern of `case`, with what is offered there.
  var completions: [(pattern: String, completion: CompletionKind)] {
    let named = options.flatMap { option in
      option.spellings.compactMap { spelling in
        option.value.map { (posixQuoted("\(name):\(spelling)"), $0.completion) }
      }
    }
    let placed = arguments.enumerated().map { index, argument in
      (posixQuoted("\(name):") + (argument.isRepeatable ? "[0-9]*" : "\(index)"), argument.value.completion)
    }
    return named + placed
  }
}

/// Gives the operands of a line, from left to right, to the arguments of a command.
struct OperandAssignment {
  private(set) var texts: [String: [String]] = [:]
  private(set) var errors: [UsageError] = []

  init(_ operands: [String], to arguments: [ArgumentDefinition]) {
    var rest = operands[...]
    for argument in arguments {
      let taken = argument.isRepeatable ? rest : rest.prefix(1)
      rest.removeFirst(taken.count)
      if !taken.isEmpty { texts[argument.name] = Array(taken) }
      errors += taken.compactMap { argument.value.refusal(of: $0, for: argument.name) }
      if taken.isEmpty, argument.isRequired { errors.append(.missingOperand(argument.name)) }
    }
    if !rest.isEmpty {
      errors.append(.tooManyOperands(Array(rest), limit: operands.count - rest.count))
    }
  }
}

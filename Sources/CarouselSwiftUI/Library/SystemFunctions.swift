internal import CarouselModel
internal import Foundation

extension Interpreter {
  /// Returns a free function of the standard library.
  func systemFunction(_ name: String) -> FunctionValue? {
    guard let body = systemBody(name) else { return nil }
    return FunctionValue(.builtin(body), scope: Scope(file: 0))
  }

  private func systemBody(_ name: String) -> (([ValueArgument]) -> Value)? {
    switch name {
    case "min", "max":
      return { arguments in self.extreme(arguments.map(\.value), isMax: name == "max", name) }
    case "abs":
      return { arguments in
        switch arguments.first?.value {
        case .int(let value)? where value != .min: .int(abs(value))
        case .double(let value)?: .double(abs(value))
        default: .unknown("abs()")
        }
      }
    case "sin", "cos", "tan", "sqrt", "floor", "ceil", "round", "exp", "log", "pow", "atan2", "fmod":
      return { arguments in self.mathematics(name, arguments.map(\.value)) }
    case "print", "debugPrint", "NSLog", "assert", "precondition", "assertionFailure": return { _ in .void }
    case "fatalError", "preconditionFailure", "exit":
      return { _ in
        self.endsProgram = true
        return .void
      }
    case "withAnimation", "withTransaction": return { self.withAnimation($0) }
    case "stride": return { self.stride($0) }
    case "NSLocalizedString": return { self.localizedString($0) }
    case "zip": return { self.zipped($0.map(\.value)) }
    case "swap": return { self.swapped($0) }
    case "type": return { _ in .unknown("type(of:)") }
    case "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=", "&&", "||":
      return { arguments in
        let arguments = self.parts(of: arguments) { $0 == 2 }
        guard arguments.count == 2 else { return .unknown(name) }
        return self.arithmetic(arguments[0].value, name, arguments[1].value)
      }
    default: return nil
    }
  }

  /// `NSLocalizedString("key", tableName: "Table", comment: "")`, whose outcome is a plain string.
  private func localizedString(_ arguments: [ValueArgument]) -> Value {
    guard let first = arguments.first else { return .unknown("NSLocalizedString()") }
    let text = key(first, table: arguments.first { $0.label == "tableName" }?.value.string)
    if let words = defaultValue(arguments, "value", for: text) { return words }
    return text.isKnown ? .string(text.rendered) : .text(TextValue(parts: text.parts))
  }

  /// The words that a call gives for a key that has no translation (Apple, `String(localized:defaultValue:)`).
  func defaultValue(_ arguments: [ValueArgument], _ label: String, for text: TextValue) -> Value? {
    guard case .localized(let key) = text.origin, text.rendered == key,
      let words = arguments.first(where: { $0.label == label })?.value
    else { return nil }
    // An empty default is as none.
    return words.string == "" ? nil : words
  }

  private func extreme(_ values: [Value], isMax: Bool, _ name: String) -> Value {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, var best = values.first else { return .unknown(name + "()") }
    for value in values.dropFirst() {
      guard let one = value.number, let other = best.number else { continue }
      if isMax ? one >= other : one < other { best = value }
    }
    let isFloating = values.contains { if case .double = $0 { true } else { false } }
    return isFloating ? .double(best.number ?? 0) : best
  }

  private func mathematics(_ name: String, _ values: [Value]) -> Value {
    let numbers = values.compactMap(\.number)
    guard numbers.count == values.count, let first = numbers.first else { return .unknown(name + "()") }
    let second = numbers.count > 1 ? numbers[1] : 0
    switch name {
    case "sin": return .double(sin(first))
    case "cos": return .double(cos(first))
    case "tan": return .double(tan(first))
    case "sqrt": return .double(first.squareRoot())
    case "floor": return .double(first.rounded(.down))
    case "ceil": return .double(first.rounded(.up))
    case "round": return .double(first.rounded())
    case "exp": return .double(exp(first))
    case "log": return .double(log(first))
    case "pow": return .double(pow(first, second))
    case "atan2": return .double(atan2(first, second))
    default: return .double(fmod(first, second))
    }
  }

  private func withAnimation(_ arguments: [ValueArgument]) -> Value {
    let bodies = arguments.filter { if case .function = $0.value { $0.label != "completion" } else { false } }
    guard case .function(let body)? = bodies.last?.value else { return .void }
    let animation = arguments.first.flatMap { $0.isTrailing ? nil : $0.value }
    let value = rehearsed(animation: animation) { invoke(body, []) }
    if case .function(let completion)? = arguments.last(where: { $0.label == "completion" })?.value {
      rehearsal?.putOff(completion, by: nil)
    }
    return value
  }

  private func stride(_ arguments: [ValueArgument]) -> Value {
    guard arguments.count == 3, let from = arguments[0].value.number, let to = arguments[1].value.number,
      let by = arguments[2].value.number, by != 0
    else { return .unknown("stride()") }
    let isThrough = arguments[1].label == "through"
    let isWhole = arguments.allSatisfy { if case .int = $0.value { true } else { false } }
    var values: [Value] = []
    var next = from
    while by > 0 ? next < to || isThrough && next == to : next > to || isThrough && next == to {
      guard values.count < budget.rounds else { return .unknown("stride()") }
      values.append(isWhole ? Int(exactly: next).map { .int($0) } ?? .unknown("stride()") : .double(next))
      next += by
    }
    return .array(values)
  }

  private func swapped(_ arguments: [ValueArgument]) -> Value {
    guard arguments.count == 2, case .binding(let first) = arguments[0].value,
      case .binding(let second) = arguments[1].value
    else { return .void }
    let (one, other) = (first.get(), second.get())
    first.set(other)
    second.set(one)
    return .void
  }

  private func zipped(_ values: [Value]) -> Value {
    let known = values.map { elements(of: $0) }
    guard values.count == 2, let count = known.compactMap({ $0?.count }).min(),
      let first = known[0] ?? counted(values[0], count), let second = known[1] ?? counted(values[1], count)
    else { return .unknown("zip()") }
    return .array(zip(first, second).map { .tuple($0, $1) })
  }

  /// The first numbers of a range without an end.
  private func counted(_ value: Value, _ count: Int) -> [Value]? {
    guard case .range(let low, .max) = value.read, low < .max - count else { return nil }
    return (low..<low + count).map { .int($0) }
  }
}

/// A mistake of the programmer in a declaration; a test keeps a program free of them.
public enum DeclarationFault: Hashable, Sendable {
  /// A name is not made of lower-case ASCII letters, digits and hyphens, starting with a letter.
  case badName(String, command: String)
  /// A short form is not an ASCII letter.
  case badShort(Character, command: String)
  /// Two commands, or two options or arguments of one command, have the same name.
  case duplicateName(String, command: String)
  /// A required argument follows one that may be left out, or any argument follows a repeatable one.
  case unreachableArgument(String, command: String)
  /// A file extension is not made of ASCII letters and digits.
  case badExtension(String, command: String)
  /// The help of an option or argument, or the abstract of a command, is empty.
  case missingHelp(String, command: String)
}

extension Program {
  /// All mistakes in the declarations of the program; empty for a sound program.
  public var declarationFaults: [DeclarationFault] {
    let own = duplicates(in: commands.map(\.name)).map { DeclarationFault.duplicateName($0, command: "") }
    return own + commands.flatMap(\.declarationFaults)
  }
}

extension Command {
  fileprivate var declarationFaults: [DeclarationFault] {
    nameFaults + duplicateFaults + argumentOrderFaults + completionFaults + helpFaults
  }

  private var nameFaults: [DeclarationFault] {
    let names = [name] + allOptions.map(\.name)
    let shorts = allOptions.compactMap(\.short)
    return names.filter { !$0.isCommandLineName }.map { .badName($0, command: name) }
      + shorts.filter { !($0.isASCII && $0.isLetter) }.map { .badShort($0, command: name) }
  }

  private var duplicateFaults: [DeclarationFault] {
    let names = allOptions.flatMap(\.spellings) + arguments.map(\.definition.name)
    return duplicates(in: names).map { .duplicateName($0, command: name) }
  }

  private var argumentOrderFaults: [DeclarationFault] {
    let definitions = arguments.map(\.definition)
    return zip(definitions, definitions.dropFirst()).compactMap { earlier, later in
      let isUnreachable = earlier.isRepeatable || later.isRequired && !earlier.isRequired
      return isUnreachable ? .unreachableArgument(later.name, command: name) : nil
    }
  }

  private var completionFaults: [DeclarationFault] {
    let values = allOptions.compactMap(\.value) + arguments.map(\.definition.value)
    return values.flatMap { value -> [String] in
      guard case .file(let extensions) = value.completion else { return [] }
      return extensions.filter { $0.isEmpty || !$0.utf8.allSatisfy(isLetterOrDigit) }
    }.map { .badExtension($0, command: name) }
  }

  private var helpFaults: [DeclarationFault] {
    let helps =
      [(name, abstract)] + allOptions.map { ($0.spelling, $0.help) }
      + arguments.map { ($0.definition.name, $0.definition.help) }
    return helps.filter { $0.1.isEmpty }.map { .missingHelp($0.0, command: name) }
  }
}

extension String {
  fileprivate var isCommandLineName: Bool {
    let isStartGood = utf8.first.map { isLetterOrDigit($0) && $0 >= UInt8(ascii: "a") } ?? false
    return isStartGood && lowercased() == self
      && utf8.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  byte < 128 && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
}

/// Returns the names that stand in a list more than once, each time but the first.
private func duplicates(in names: [String]) -> [String] {
  var seen: Set<String> = []
  return names.filter { !seen.insert($0).inserted }
}
